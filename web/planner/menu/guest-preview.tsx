import { generatePath } from 'react-router'
import { pages } from '#core/pages'
import type { PlannerEvent } from '#events/shape/event'
import { theOrganizer } from '#events/words/shared'
import { dishesByAge } from '#menu/rules/for-children'
import type { Category } from '#menu/shape/menu'
import { allergensNotStated, otherAllergensNotConfirmed, statedUnderDish } from '#needs/words/shared-contents'
import { tryAsGuest } from '#party/words/planner'
import { typeset } from '#ui/typeset'
import { DishLines } from '../../client/dish-lines.tsx'
import { useEvent } from '../shared/event/event-place.ts'

/** The menu as guests meet it, beside the editor. Nothing can be chosen here. */
export function GuestPreview({ event, categories }: { event: PlannerEvent; categories: Category[] }) {
  const { ownNeeds } = useEvent()
  const states = categories.some(({ items }) => items.some(({ contents }) => contents))
  const lists = categories.some(({ items }) =>
    items.some(({ contents }) => contents?.some(({ state }) => state !== 'without')),
  )
  const shown = categories.filter(({ items }) => items.length > 0)
  return (
    <aside className="guest-preview card stack" aria-labelledby="preview">
      <h3 id="preview">Preview as guest</h3>
      <p className="preview-title">{typeset(event.title)}</p>
      {shown.length === 0 && (
        <p className="quietly">Once your menu has its first item, you see it here as guests do.</p>
      )}
      {shown.length > 0 && !states && (
        <p className="quietly small">{allergensNotStated(event.hostName ?? theOrganizer)}</p>
      )}
      {shown.length > 0 && lists && <p className="quietly small">{otherAllergensNotConfirmed}</p>}
      {shown.map((category) => (
        <section key={category.id} aria-label={category.name}>
          <h4>{category.name}</h4>
          <ul>
            {dishesByAge(category.items).map((item) => (
              <li key={item.id}>
                <span className="name">{typeset(item.name)}</span>
                <DishLines
                  dish={
                    states ? { ...item, statementLine: statedUnderDish(item.contents ?? [], ownNeeds) } : item
                  }
                />
              </li>
            ))}
          </ul>
        </section>
      ))}
      {shown.length > 0 && (
        <a className="button" href={generatePath(pages.try.path, { id: event.id })}>
          {tryAsGuest}
        </a>
      )}
      <a href={`/event/${event.eventCode}`} target="_blank" rel="noreferrer">
        Open the guest page
      </a>
    </aside>
  )
}
