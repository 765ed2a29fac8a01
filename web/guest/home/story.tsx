import { useHomeWords } from '../../client/words.tsx'

const people = [87, 3, 23]
const plates = [75, 12]

/** The planner's half and the kitchen's half of an event, each in words and as its page shows it. */
export function Story() {
  const { story } = useHomeWords().home
  return (
    <div className="story">
      <section aria-labelledby="for-you">
        <div>
          <h2 id="for-you">{story.planner.name}</h2>
          <p className="quietly">{story.planner.text}</p>
        </div>
        <figure className="cloth-card">
          <figcaption className="visually-hidden">{story.planner.example}</figcaption>
          <dl>
            {story.planner.counts.map((count, index) => (
              <div key={count}>
                <dt>{count}</dt>
                <dd className="figures">{people[index]}</dd>
              </div>
            ))}
          </dl>
          <Lines of={story.planner.waiting} />
        </figure>
      </section>
      <section aria-labelledby="for-the-kitchen">
        <div>
          <h2 id="for-the-kitchen">{story.kitchen.name}</h2>
          <p className="quietly">{story.kitchen.text}</p>
        </div>
        <figure className="cloth-card">
          <figcaption className="visually-hidden">{story.kitchen.example}</figcaption>
          <dl className="plates">
            {story.kitchen.dishes.map(([dish, how], index) => (
              <div key={dish}>
                <dt>
                  {dish}
                  <small>{how}</small>
                </dt>
                <dd className="figures">{plates[index]}</dd>
              </div>
            ))}
          </dl>
          <Lines of={story.kitchen.specials} />
        </figure>
      </section>
    </div>
  )
}

function Lines({ of }: { of: readonly (readonly string[])[] }) {
  return (
    <ul>
      {of.map(([name, text]) => (
        <li key={name}>
          <b>{name}</b> <span className="quietly">{text}</span>
        </li>
      ))}
    </ul>
  )
}
