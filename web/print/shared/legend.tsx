import type { MarkedCourse } from '#print/rules/cards'
import { noMarkMeans } from '#print/words/kitchen-cards'
import { Mark, NoMark } from './mark.tsx'

/** Meaning of the marks, for those who serve. */
export function Legend({ courses }: { courses: readonly MarkedCourse[] }) {
  if (courses.length === 0) return null
  return (
    <div className="legend">
      {courses.map(({ id, name, dishes }) => (
        <ul key={id} aria-label={name}>
          <li>
            <strong>{name}</strong>
          </li>
          {dishes.map((dish) => (
            <li key={dish.id}>
              <Mark mark={dish.mark} /> {dish.name}
            </li>
          ))}
        </ul>
      ))}
      <ul>
        <li>
          <NoMark /> {noMarkMeans}
        </li>
      </ul>
    </div>
  )
}
