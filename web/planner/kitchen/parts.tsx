import { mayEdit, seesNeeds } from '#events/rules/roles'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import {
  countsPart,
  dietsTitle,
  linksPart,
  partsNav,
  specialsTitle,
  wordsTitle,
} from '#kitchen/words/planner'
import { sheetsTitle } from '#sheets/words/planner-list'
import { useEvent } from '../shared/event/event-place.ts'

/** Ways to the parts of the page, which is long for a large event: they stay in sight. */
export function Parts({ kitchen: { unsortedNotes } }: { kitchen: PlannerKitchen }) {
  const { event } = useEvent()
  const edits = mayEdit(event)
  const parts = [
    ['counts', countsPart],
    ['sheets', sheetsTitle],
    ...(seesNeeds(event)
      ? [
          ['diets', dietsTitle],
          ['specials', specialsTitle],
        ]
      : []),
    ...(edits && unsortedNotes.length > 0 ? [['words-to-match', wordsTitle]] : []),
    ...(edits ? [['kitchen-links', linksPart]] : []),
  ]
  return (
    <nav className="parts" aria-label={partsNav}>
      {parts.map(([place, name]) => (
        <a key={place} href={`#${place}`}>
          {name}
        </a>
      ))}
    </nav>
  )
}
