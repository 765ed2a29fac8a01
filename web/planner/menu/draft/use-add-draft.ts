import { useRevalidator } from 'react-router'
import type { AddedMenu } from '#menu/shape/requests'
import { addedToMenu, menuCount } from '#menu/words/planner'
import { toast } from '#ui/toast'
import { api, callApi } from '../../../client/calls/api.ts'
import { useAction } from '../../../client/calls/use-action.ts'
import { addedMenuOf, type Draft, sizeOf } from './draft.ts'

/** Stores what is added to the menu of an event: all of it or nothing. */
export function addToMenuOf(eventId: string, json: AddedMenu): Promise<unknown> {
  return callApi((options) => api.events[':id'].menu.lines.$post({ param: { id: eventId }, json }, options))
}

/**
 * Adds a draft to a menu.
 * @param onAdded called once it is stored and said
 */
export function useAddDraft(eventId: string, onAdded: () => void) {
  const { revalidate } = useRevalidator()
  const { run, ...adding } = useAction(async (added: Draft) => {
    try {
      await addToMenuOf(eventId, addedMenuOf(added))
    } finally {
      // Refused, the menu may be another than the page shows.
      await revalidate()
    }
    const { items, categories } = sizeOf(added)
    toast(addedToMenu(menuCount(items, categories)))
    onAdded()
  })
  return { ...adding, add: (draft: Draft) => void run(draft) }
}
