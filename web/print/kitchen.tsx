import { Fragment } from 'react'
import { isOpen } from '#events/rules/closing'
import { headingAt } from '#kitchen/rules/groups'
import type { TableCount } from '#kitchen/shape/kitchen'
import type { Missing as Undecided } from '#kitchen/shape/planner-kitchen'
import type { KitchenWords } from '#languages/language'
import type { PrintedFigures, PrintedKitchen } from '#print/shape/documents'
import type { SheetCourse } from '#sheets/shape/sheet'
import { useKitchenWords } from '../client/words.tsx'
import { aboutItem } from './about-item.ts'
import { densityOf } from './density.ts'
import { PrintedList } from './list.tsx'
import { Names } from './names.tsx'
import { Later, RestSince, Since } from './since.tsx'
import { PrintedSpecialGuests } from './special-guests.tsx'

/** Height left of the first page below the counts, in mm. */
const besideCounts = 90

/** The kitchen's sheet: every count first, then the special guests with what each eats, then who has not chosen. */
export function KitchenSheet(printed: PrintedKitchen) {
  const words = useKitchenWords()
  const { kitchen, event, issued, at } = printed
  const { plates, notComing, listed, guaranteed, courses, missing = [], specials } = kitchen
  const open = listed ? words.guestList.mayStillCome(listed, !isOpen(event, at)) : ''
  return (
    <>
      <Later {...printed} />
      <Since {...printed} />
      <p className="guests">
        <strong>{words.kitchen.platesCount(plates)}</strong> {words.counts.guestsLine(kitchen)}
        {guaranteed && `\u00a0· ${words.counts.guaranteedLine(guaranteed, plates, event.timeZone)}`}
        {notComing > 0 && `\u00a0· ${words.counts.notComingCount(words.figure(notComing))}`}
        {open && `\u00a0· ${open}`}
      </p>
      {courses.length === 0 ? (
        <p>{words.print.noMenu}</p>
      ) : (
        <div
          className={`courses of-${Math.min(courses.length, 3)} ${densityOf(counted(words, kitchen), specials.length)}`}
        >
          {courses.map((course) => (
            <CourseTable key={course.categoryId} course={course} kitchen={kitchen} />
          ))}
        </div>
      )}
      <BesideCounts kitchen={kitchen} />
      <p className="signed">
        <span>{words.print.seenBy}</span>
        <span>{words.print.destroyAfterService}</span>
      </p>
      <RestSince {...printed} />
      {issued && issued.erased.length > 0 && (
        <p className="erased">
          {issued.erased
            .map((special) => `${words.seating.specialNumber(special)} ${words.kitchen.detailsErased}`)
            .join(' · ')}
        </p>
      )}
      {specials.length === 0 && !issued?.erased.length ? (
        <p className="none">{words.print.nobodyHasNeeds}</p>
      ) : null}
      {specials.length > 0 && <PrintedSpecialGuests {...printed} room={besideCounts} />}
      {missing.length > 0 ? <Missing {...printed} /> : <MissingByTable kitchen={kitchen} />}
    </>
  )
}

function counted(words: KitchenWords, kitchen: PrintedFigures): Parameters<typeof densityOf>[0] {
  return kitchen.courses.map(({ items }) => ({
    items: items.map((item, at) => ({
      name: words.menu.shownName(item),
      about: [headingAt(items, at, words.menu.markNames) ?? [], aboutItem(words, item, kitchen)].flat(),
    })),
  }))
}

function CourseTable({ course, kitchen }: { course: SheetCourse; kitchen: PrintedFigures }) {
  const words = useKitchenWords()
  const { time, items, noneForMe, notChosen: open, defaultDish, total } = course
  return (
    <table className="course">
      <thead>
        <tr>
          <th colSpan={2} scope="colgroup">
            {words.counts.servedAtLine(words.menu.shownName(course), time)}
          </th>
        </tr>
      </thead>
      <tbody>
        {items.map((item, at) => {
          const heading = headingAt(items, at, words.menu.markNames)
          return (
            <Fragment key={item.id}>
              {heading && (
                <tr className="apart">
                  <th scope="rowgroup" colSpan={2}>
                    {heading}
                  </th>
                </tr>
              )}
              <tr>
                <th scope="row">
                  {words.menu.shownName(item)}
                  {aboutItem(words, item, kitchen).map((text) => (
                    <small key={text}> {text}</small>
                  ))}
                </th>
                <td>{words.figure(item.total)}</td>
              </tr>
            </Fragment>
          )
        })}
        <tr className="quiet">
          <th scope="row">{words.menu.noneName}</th>
          <td>{words.figure(noneForMe)}</td>
        </tr>
        <tr className="quiet">
          <th scope="row">
            {words.menu.noChoice}
            {defaultDish && defaultDish.count > 0 && (
              <small> {words.counts.theyGet(defaultDish.name, defaultDish.count, open)}</small>
            )}
          </th>
          <td>{words.figure(open)}</td>
        </tr>
      </tbody>
      <tfoot>
        <tr>
          <th scope="row">{words.print.totalHead}</th>
          <td>{words.figure(total)}</td>
        </tr>
      </tfoot>
    </table>
  )
}

/** Diets, meals that are not for guests, and spare plates: none of them is in the counts. */
function BesideCounts({ kitchen }: { kitchen: PrintedFigures }) {
  const words = useKitchenWords()
  const { extras, sparePercent, courses } = kitchen
  return (
    <p className="beside">
      <span>
        <strong>{words.kitchen.diets}</strong> {words.counts.dietsLine(kitchen)}
      </span>
      {extras.length > 0 && (
        <span>
          <strong>{words.kitchen.extra}</strong> {words.counts.extrasLine(extras)}
        </span>
      )}
      {sparePercent > 0 && (
        <span>
          <strong>{words.kitchen.spare}</strong>{' '}
          {words.counts.spareLine(
            sparePercent,
            courses.flatMap(({ items }) => items),
          )}
        </span>
      )}
    </p>
  )
}

/** Names by table, each with the courses that are open; without tables by course. They take less room than a line each. */
function Missing(printed: PrintedKitchen) {
  const words = useKitchenWords()
  const { missing = [], courses, tables } = printed.kitchen
  const names = new Map(courses.map(({ categoryId, name }) => [categoryId, name]))
  const leftOf = ({ categoryIds, all }: Undecided) =>
    all && categoryIds.length > 1
      ? words.print.nothingChosenAtAll
      : categoryIds.map((id) => names.get(id)).join(words.comma)
  const groups =
    tables.length > 0
      ? tablesOf(words, missing, tables).map(([table, people]): [string, typeof people] => [
          table,
          people.map((one) => ({ ...one, text: leftOf(one) })),
        ])
      : [...Map.groupBy(missing, leftOf)]
  return (
    <PrintedList
      name={words.print.headed(words.menu.noChoice, missing.length)}
      printed={printed}
      widths={['name', 'share']}
      look="names small"
    >
      <tbody>
        {groups.map(([group, people]) => (
          <tr key={group}>
            <th scope="row">{words.print.headed(group, people.length)}</th>
            <td>
              <Names people={people} />
            </td>
          </tr>
        ))}
      </tbody>
    </PrintedList>
  )
}

function tablesOf(
  words: KitchenWords,
  missing: Undecided[],
  tables: readonly TableCount[],
): [string, Undecided[]][] {
  const at = Map.groupBy(missing, ({ table }) => table ?? null)
  return tables.flatMap(({ tableId, name }): [string, Undecided[]][] => {
    const people = at.get(tableId === null ? null : name)
    return people
      ? [[tableId === null ? words.print.withoutTable : words.seating.tableName(name), people]]
      : []
  })
}

/** The same without names, as a kitchen's link and a numbered sheet have it: Main T2 1, T5 3. */
function MissingByTable({ kitchen: { courses, tables } }: { kitchen: PrintedFigures }) {
  const words = useKitchenWords()
  const open = courses.flatMap((course) => {
    const at = tables.flatMap(({ tableId, name, courses: served }) => {
      const count = served.find(({ categoryId }) => categoryId === course.categoryId)?.notChosen ?? 0
      return count > 0
        ? [
            `${tableId === null ? words.print.withoutTable : words.seating.tableShort(name)} ${words.figure(count)}`,
          ]
        : []
    })
    return at.length > 0 ? [`${words.kitchen.withRemovedSuffix(course)}: ${at.join(words.comma)}`] : []
  })
  if (open.length === 0) return null
  return (
    <p className="missing">
      <strong>{words.menu.noChoice}</strong> {open.join(' · ')}
    </p>
  )
}
