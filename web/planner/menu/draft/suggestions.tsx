import './suggestions.css'
import { useRevalidator } from 'react-router'
import { menuIdLength, randomId } from '#core/ids'
import type { Category } from '#menu/shape/menu'
import { addAllThree, addSuggested, suggestedCategories, suggestionsAbout } from '#menu/words/planner'
import { Button } from '#ui/button'
import { toastFailure, useAction } from '../../../client/calls/use-action.ts'
import { addToMenuOf } from './use-add-draft.ts'

/** Categories to tap while a menu is being begun: until the first dish is there, those that are not on it yet. */
export function Suggestions({
  eventId,
  menu,
  free,
}: {
  eventId: string
  menu: Category[]
  /** Number of categories that still fit. */
  free: number
}) {
  const { revalidate } = useRevalidator()
  const { busy, run } = useAction(async (names: readonly string[]) => {
    const categories = names.map((name) => ({ id: randomId(menuIdLength), name, items: [] }))
    try {
      await addToMenuOf(eventId, { categories })
    } finally {
      // After an answer that was lost they may be there.
      await revalidate()
    }
  }, toastFailure)
  const left = suggestedCategories.filter((name) => !menu.some((one) => one.name === name))
  if (free === 0 || left.length === 0 || menu.some(({ items }) => items.length > 0)) return null
  return (
    <div className="suggestions">
      <span className="quietly">{suggestionsAbout}</span>
      {left.map((name) => (
        <Button key={name} small disabled={busy} onClick={() => void run([name])}>
          {addSuggested(name)}
        </Button>
      ))}
      {menu.length === 0 && left.length <= free && (
        <Button small disabled={busy} onClick={() => void run(left)}>
          {addAllThree}
        </Button>
      )}
    </div>
  )
}
