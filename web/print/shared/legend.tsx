import type { MarkedCourse } from '#print/rules/cards'
import { typeset } from '#ui/typeset'
import { useKitchenWords } from '../../client/words.tsx'
import { Mark, NoMark } from './mark.tsx'

/** Meaning of the marks, for those who serve. */
export function Legend({ courses }: { courses: readonly MarkedCourse[] }) {
  const words = useKitchenWords()
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
              <Mark mark={dish.mark} /> {typeset(dish.name)}
            </li>
          ))}
        </ul>
      ))}
      <ul>
        <li>
          <NoMark /> {words.cards.noMarkMeans}
        </li>
      </ul>
    </div>
  )
}
