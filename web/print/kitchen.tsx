import { Fragment } from 'react'
import { figure } from '#core/figures'
import type { Course } from '#kitchen/shape/kitchen'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import type { Totals } from '#party/shape/responses'
import type { PrintedKitchen } from '#print/shape/documents'
import { notComingCount } from '#words/decline'
import { forChildren, noneName } from '#words/guest'
import {
  detailsErased,
  dietsLine,
  extrasLine,
  guaranteedLine,
  guestsLine,
  spareLine,
  specialNumber,
} from '#words/kitchen'
import { dietsTitle, extraTitle, platesCount, servedAtLine, spareTitle, theyGet } from '#words/kitchen-page'
import { noChoice, shownName } from '#words/planner'
import { destroyAfterService, headed, nobodyHasNeeds, nothingChosenAtAll, seenBy } from '#words/print'
import { noMenu, totalHead } from '#words/totals'
import { aboutItem } from './about-item.ts'
import { densityOf } from './density.ts'
import { PrintedList } from './list.tsx'
import { Names } from './names.tsx'
import { Later, RestSince, Since } from './since.tsx'
import { PrintedSpecials } from './specials.tsx'

/** The kitchen's sheet: every count first, then who has not chosen, then the specials with what each eats. */
export function KitchenSheet(printed: PrintedKitchen) {
  const { kitchen, event, issued } = printed
  const { plates, notComing, guaranteed, courses, missing, specials } = kitchen
  return (
    <>
      <Later {...printed} />
      <Since {...printed} />
      <p className="guests">
        <strong>{platesCount(plates)}</strong> {guestsLine(kitchen)}
        {guaranteed && ` · ${guaranteedLine(guaranteed, plates, event.timeZone)}`}
        {notComing > 0 && ` · ${notComingCount(figure(notComing))}`}
      </p>
      {courses.length === 0 ? (
        <p>{noMenu}</p>
      ) : (
        <div
          className={`courses of-${Math.min(courses.length, 3)} ${densityOf(counted(kitchen), specials.length)}`}
        >
          {courses.map((course) => (
            <CourseTable key={course.categoryId} course={course} kitchen={kitchen} />
          ))}
        </div>
      )}
      <BesideCounts kitchen={kitchen} />
      <p className="signed">
        <span>{seenBy}</span>
        <span>{destroyAfterService}</span>
      </p>
      <RestSince {...printed} />
      {missing.length > 0 && <Missing {...printed} />}
      {issued && issued.erased.length > 0 && (
        <p className="erased">
          {issued.erased.map((special) => `${specialNumber(special)} ${detailsErased}`).join(' · ')}
        </p>
      )}
      {specials.length === 0 && !issued?.erased.length ? <p className="none">{nobodyHasNeeds}</p> : null}
      {specials.length > 0 && <PrintedSpecials {...printed} />}
    </>
  )
}

function counted(kitchen: PlannerKitchen): Parameters<typeof densityOf>[0] {
  return kitchen.courses.map(({ items }) => ({
    items: items.map((item, at) => ({
      name: shownName(item),
      about: [
        ...(item.forChildren && !items[at - 1]?.forChildren ? [forChildren] : []),
        ...aboutItem(item, kitchen),
      ],
    })),
  }))
}

function CourseTable({ course, kitchen }: { course: Course; kitchen: PlannerKitchen }) {
  const { time, items, noneForMe, notChosen: open, gets, total } = course
  return (
    <table className="course">
      <thead>
        <tr>
          <th colSpan={2} scope="colgroup">
            {servedAtLine(shownName(course), time)}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => (
          <Fragment key={item.id}>
            {item.forChildren && !items[at - 1]?.forChildren && (
              <tr className="apart">
                <th scope="rowgroup" colSpan={2}>
                  {forChildren}
                </th>
              </tr>
            )}
            <tr>
              <th scope="row">
                {shownName(item)}
                {aboutItem(item, kitchen).map((text) => (
                  <small key={text}> {text}</small>
                ))}
              </th>
              <td>{figure(item.total)}</td>
            </tr>
          </Fragment>
        ))}
        <tr className="quiet">
          <th scope="row">{noneName}</th>
          <td>{figure(noneForMe)}</td>
        </tr>
        <tr className="quiet">
          <th scope="row">
            {noChoice}
            {gets && gets.count > 0 && <small> {theyGet(gets.name, gets.count, open)}</small>}
          </th>
          <td>{figure(open)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{totalHead}</th>
          <td>{figure(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Diets, meals that are not for guests, and spare plates: none of them is in the counts. */
function BesideCounts({ kitchen }: { kitchen: PlannerKitchen }) {
  const { extras, spare, courses } = kitchen
  return (
    <p className="beside">
      <span>
        <strong>{dietsTitle}</strong> {dietsLine(kitchen)}
      </span>
      {extras.length > 0 && (
        <span>
          <strong>{extraTitle}</strong> {extrasLine(extras)}
        </span>
      )}
      {spare > 0 && (
        <span>
          <strong>{spareTitle}</strong>{' '}
          {spareLine(
            spare,
            courses.flatMap(({ items }) => items),
          )}
        </span>
      )}
    </p>
  )
}

/** Names by what they have not chosen: they take less room than a line each. */
function Missing(printed: PrintedKitchen) {
  const { missing, courses } = printed.kitchen
  const names = new Map(courses.map(({ categoryId, name }) => [categoryId, name]))
  const groups = Map.groupBy<string, Totals['missing'][number]>(missing, ({ categoryIds, all }) =>
    all && categoryIds.length > 1 ? nothingChosenAtAll : categoryIds.map((id) => names.get(id)).join(', '),
  )
  return (
    <PrintedList
      name={headed(noChoice, missing.length)}
      printed={printed}
      widths={['name', 'share']}
      look="names small"
    >
      <tbody>
        {[...groups].map(([left, people]) => (
          <tr key={left}>
            <th scope="row">{headed(left, people.length)}</th>
            <td>
              <Names people={people} />
            </td>
          </tr>
        ))}
      </tbody>
    </PrintedList>
  )
}
