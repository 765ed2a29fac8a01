import { useRevalidator } from 'react-router'
import { copyOf } from '#menu/rules/copy'
import type { Category } from '#menu/shape/menu'
import { addedToMenu } from '#menu/words/planner'
import { toast } from '#ui/toast'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { nameOfCopy } from './copy-name.ts'
import { addToMenuOf } from './draft/use-add-draft.ts'

/** Copies a category with its dishes to the end of the menu, and says under which name. */
export function useCopyCategory(eventId: string, menu: Category[]) {
  const { revalidate } = useRevalidator()
  return useAction(async (category: Category) => {
    const name = nameOfCopy(
      category.name,
      menu.map((one) => one.name),
    )
    try {
      await addToMenuOf(eventId, { categories: copyOf([{ ...category, name }]) })
    } finally {
      // After an answer that was lost it may be there.
      await revalidate()
    }
    toast(addedToMenu(name))
  }, toastFailure)
}
