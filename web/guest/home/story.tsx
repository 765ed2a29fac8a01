import { useHomeWords } from '../../client/words.tsx'

const guestCounts = [87, 3, 23]
const plateCounts = [75, 12]

/** The planner's overview and the kitchen's sheet, each as a text and an example of the page. */
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
                <dd className="figures">{guestCounts[index]}</dd>
              </div>
            ))}
          </dl>
          <Lines lines={story.planner.waiting} />
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
            {story.kitchen.dishes.map(([dish, servedHow], index) => (
              <div key={dish}>
                <dt>
                  {dish}
                  <small>{servedHow}</small>
                </dt>
                <dd className="figures">{plateCounts[index]}</dd>
              </div>
            ))}
          </dl>
          <Lines lines={story.kitchen.specials} />
        </figure>
      </section>
    </div>
  )
}

function Lines({ lines }: { lines: readonly (readonly string[])[] }) {
  return (
    <ul>
      {lines.map(([name, text]) => (
        <li key={name}>
          <b>{name}</b> <span className="quietly">{text}</span>
        </li>
      ))}
    </ul>
  )
}
