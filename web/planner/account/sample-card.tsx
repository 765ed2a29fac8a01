import { sampleEvent } from '#account/words/planner'
import { figure } from '#core/figures'

/** An event's card as a planner finds it once signed in, beside the form where there is room. Not spoken: it is a sample. */
export function SampleCard() {
  const { title, day, coming, course, dishes } = sampleEvent
  return (
    <aside className="sample cloth cloth-gingham-green" aria-hidden="true">
      <div className="cloth-card">
        <p className="title">{title}</p>
        <p className="quietly small">{day}</p>
        <p className="coming">
          <b>{figure(dishes.reduce((sum, [, plates]) => sum + plates, 0))}</b> {coming}
        </p>
        <p className="course">{course}</p>
        <ul>
          {dishes.map(([dish, plates]) => (
            <li key={dish}>
              <span>{dish}</span>
              <b className="figures">{figure(plates)}</b>
            </li>
          ))}
        </ul>
      </div>
    </aside>
  )
}
