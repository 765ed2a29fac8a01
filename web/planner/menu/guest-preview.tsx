import type { PlannerEvent } from '#contract/event'
import type { Category } from '#contract/menu'

/** The menu as guests meet it, beside the editor. Nothing can be chosen here. */
export function GuestPreview({ event, categories }: { event: PlannerEvent; categories: Category[] }) {
  const shown = categories.filter(({ items }) => items.length > 0)
  return (
    <aside className="guest-preview card stack" aria-labelledby="preview">
      <h2 id="preview">Preview as guest</h2>
      <p className="preview-title">{event.title}</p>
      {shown.length === 0 && <p className="quietly">Guests see your menu here once it has its first item.</p>}
      {shown.map((category) => (
        <section key={category.id} aria-label={category.name}>
          <h3>{category.name}</h3>
          <ul>
            {category.items.map((item) => (
              <li key={item.id}>
                <span className="name">{item.name}</span>
                {item.description && <span className="description">{item.description}</span>}
              </li>
            ))}
          </ul>
        </section>
      ))}
      <a href={`/event/${event.eventCode}`} target="_blank" rel="noreferrer">
        Open the guest page
      </a>
    </aside>
  )
}
