import { Fragment } from 'react'
import { generatePath, Link } from 'react-router'
import { figure, percent } from '#core/figures'
import { pages } from '#core/pages'
import { menuStep } from '#events/words/planner-head'
import { headingAt } from '#kitchen/rules/groups'
import { needsCountedAtDish, specialsWithDish } from '#kitchen/rules/needs-at-dish'
import type { Course, CourseItem } from '#kitchen/shape/kitchen'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import {
  countHead,
  dishHead,
  inAll,
  noMenuAbout,
  platesCount,
  shareHead,
  spareOf,
  withNeed,
  withNeedTicked,
} from '#kitchen/words/planner'
import {
  chooseAgain,
  listedAndChanged,
  ofThem,
  ofThemYoung,
  servedAtLine,
  theyGet,
} from '#kitchen/words/shared-counts'
import { markNames, noChoice, noneName, shownName } from '#menu/words/shared'
import { inText } from '#needs/words/shared'
import { noMenu } from '#print/words/kitchen'
import { specialNumber } from '#seating/words/shared'
import { useEvent } from '../shared/event/event-place.ts'

/** The counts of each course, in figures that are read across a kitchen. */
export function Courses({ kitchen }: { kitchen: PlannerKitchen }) {
  const { id } = useEvent().event
  if (kitchen.courses.length === 0)
    return (
      <div className="empty">
        <h2>{noMenu}</h2>
        <p>{noMenuAbout}</p>
        <Link className="button" to={generatePath(pages.menu.path, { id })}>
          {menuStep}
        </Link>
      </div>
    )
  return (
    <div className="courses">
      {kitchen.courses.map((course) => (
        <CourseTotals key={course.categoryId} course={course} kitchen={kitchen} />
      ))}
    </div>
  )
}

function CourseTotals({ course, kitchen }: { course: Course; kitchen: PlannerKitchen }) {
  const { plates, ownNeeds, specials } = kitchen
  const { categoryId, time, items, noneForMe, notChosen, defaultDish, total } = course
  return (
    <section className="course-totals" aria-labelledby={`course-${categoryId}`}>
      <h2 id={`course-${categoryId}`}>{servedAtLine(shownName(course), time)}</h2>
      <table aria-labelledby={`course-${categoryId}`}>
        <thead className="visually-hidden">
          <tr>
            <th scope="col">{dishHead}</th>
            <th scope="col">{countHead}</th>
            <th scope="col">{shareHead}</th>
          </tr>
        </thead>
        <tbody>
          {items.map((item, at) => {
            const heading = headingAt(items, at, markNames)
            return (
              <Fragment key={item.id}>
                {heading && (
                  <tr className="apart">
                    <th scope="rowgroup" colSpan={3}>
                      {heading}
                    </th>
                  </tr>
                )}
                <Line name={shownName(item)} count={item.total} plates={plates}>
                  {aboutItem(item, specialsWithDish(specials, item.id), ownNeeds)}
                </Line>
              </Fragment>
            )
          })}
          <Line name={noneName} count={noneForMe} plates={plates} quiet />
          <Line name={noChoice} count={notChosen} plates={plates} quiet>
            {defaultDish && defaultDish.count > 0
              ? [{ text: theyGet(defaultDish.name, defaultDish.count, notChosen) }]
              : []}
          </Line>
        </tbody>
        <tfoot>
          <tr>
            <th scope="row">{inAll}</th>
            <td className="count">{figure(total)}</td>
            <td className="visually-hidden">{platesCount(total)}</td>
          </tr>
        </tfoot>
      </table>
    </section>
  )
}

function aboutItem(
  { asListed, changed, changedFor, children, infants, needs, sparePlates, removed, total }: CourseItem,
  needing: PlannerKitchen['specials'],
  ownNeeds: PlannerKitchen['ownNeeds'],
): About[] {
  return [
    { text: removed ? chooseAgain(total) : '', needing: true },
    { text: ofThemYoung(children, infants) },
    { text: changed > 0 ? listedAndChanged(asListed, changed, changedFor.map(specialNumber).join(' ')) : '' },
    { text: withNeeds(needs, needing, ownNeeds), needing: true },
    { text: sparePlates > 0 ? spareOf(sparePlates) : '' },
  ].filter(({ text }) => text !== '')
}

/** The needs that are counted at a dish, below the number of all who need something where some of them ticked none. */
function withNeeds(
  needs: CourseItem['needs'],
  needing: PlannerKitchen['specials'],
  ownNeeds: PlannerKitchen['ownNeeds'],
): string {
  if (needing.every((special) => needsCountedAtDish(special.needs).length > 0)) return ofThem(needs, ownNeeds)
  if (needs.length === 0) return withNeed(needing.length)
  const ticked = needs.map(({ what, count }) => `${figure(count)} ${inText(what, ownNeeds)}`)
  return withNeedTicked(needing.length, ticked.join(', '))
}

/** Remarks on a count. `needing` is for the kitchen to heed. */
type About = { text: string; needing?: boolean }

function Line(props: { name: string; count: number; plates: number; quiet?: boolean; children?: About[] }) {
  const { name, count, plates, quiet = false, children = [] } = props
  return (
    <tr className={quiet ? 'quiet' : ''}>
      <th scope="row">{name}</th>
      <td className="count">{figure(count)}</td>
      <td className="share">
        {percent(plates === 0 ? 0 : count / plates)}
        {children.map(({ text, needing }) => (
          <span key={text} className={needing ? 'needing' : ''}>
            {'\u00a0'}· {text}
          </span>
        ))}
      </td>
    </tr>
  )
}
