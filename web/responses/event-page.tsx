import { type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { longDay, zoneName } from '#contract/day'
import type { GuestMenu } from '#contract/guest'
import { useTitle } from '#ui/title'
import { api, ask } from '../api.ts'

export async function loader({ params }: LoaderFunctionArgs): Promise<GuestMenu> {
  const code = params.code ?? ''
  return ask((options) => api.codes[':code'].$get({ param: { code } }, options))
}

/** A guest's way to their choices, by the sharing link. */
export function Component() {
  const { event, categories } = useLoaderData<GuestMenu>()
  useTitle(`${event.title} Menu Selection`)
  return (
    <main className="page narrow stack loose">
      <header className="event-head">
        <h1>{event.title}</h1>
        {event.description && <p className="lead">{event.description}</p>}
        <p className="quietly">
          Please answer by {longDay(event.eventDate)} ({zoneName(event.timeZone)})
        </p>
      </header>
      {categories.map((category) => (
        <section key={category.id} className="stack">
          <h2>{category.name}</h2>
          <ul>
            {category.items.map((item) => (
              <li key={item.id}>
                {item.name} {item.description}
              </li>
            ))}
          </ul>
        </section>
      ))}
    </main>
  )
}
