import { figure } from '#core/figures'
import { shownName } from '#menu/words/shared'
import type { CourseCount } from '#overview/rules'
import { Gauge } from '#ui/gauge'

/** The menu with how many eat each dish in its margin, and a line for their share of all who come. */
export function Plates({ courses, coming }: { courses: CourseCount[]; coming: number }) {
  return courses.map((course) => (
    <section key={course.id} className="plates" aria-labelledby={`plates-${course.id}`}>
      <h2 id={`plates-${course.id}`}>{shownName(course)}</h2>
      <ul>
        {course.dishes.map((dish) => (
          <li key={dish.id}>
            <span className="count">{figure(dish.count)}</span>
            <span className="dish">{shownName(dish)}</span>
            <Gauge value={dish.count} max={Math.max(coming, 1)} look="plain" />
          </li>
        ))}
      </ul>
    </section>
  ))
}
