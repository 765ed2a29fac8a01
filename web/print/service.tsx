import { Fragment } from 'react'
import { countsByCourse } from '#kitchen/rules/table-counts'
import type { SpecialGuest } from '#kitchen/shape/kitchen'
import type { KitchenWords } from '#languages/language'
import { isServed } from '#party/rules/choices'
import type { ServedPerson, ServiceTable } from '#print/rules/service'
import type { PrintedFigures, PrintedTables } from '#print/shape/documents'
import { typeset } from '#ui/typeset'
import { useKitchenWords } from '../client/words.tsx'
import { PrintedList, type Width } from './list.tsx'
import { Legend } from './shared/legend.tsx'
import { Mark, Shapes } from './shared/mark.tsx'
import { NeedsLine, RunIn } from './special-guests.tsx'

/** With more courses than these, dishes run in beside the name. */
const coursesInColumns = 4

/** A sheet for each table: who sits where, what each eats, and what somebody must not get. */
export function ServiceSheets(printed: PrintedTables) {
  const words = useKitchenWords()
  const { tables, legend } = printed
  if (tables.length === 0) return <p className="none">{words.cards.nobodyToPlace}</p>
  return (
    <>
      <Shapes />
      {tables.map((table) => (
        <section key={table.id} className={`service-sheet ${printed.pages}`}>
          <Legend courses={legend} />
          <ServiceSheet table={table} printed={printed} />
        </section>
      ))}
    </>
  )
}

function ServiceSheet({ table, printed }: { table: ServiceTable; printed: PrintedTables }) {
  const words = useKitchenWords()
  const { kitchen, tables } = printed
  const { courses } = kitchen
  const { people, counts, guests } = table
  const inColumns = courses.length <= coursesInColumns
  const seats = people.some(({ seat }) => seat !== null)
  const name =
    table.table === null
      ? tables.length > 1
        ? words.print.withoutTable
        : words.print.everybody
      : words.seating.tableName(table.table)
  const heads = inColumns ? courses.map(words.kitchen.withRemovedSuffix) : [words.print.dishesHead]
  return (
    <PrintedList
      name={words.print.headed(name, guests)}
      printed={printed}
      widths={[...(seats ? (['seat'] as const) : []), 'name', ...heads.map((): Width => 'share')]}
      columns={[...(seats ? [words.print.seatHead] : []), words.print.nameHead, ...heads]}
      look="service"
    >
      <tbody>
        {people.map((person) => (
          <Fragment key={person.key}>
            <tr>
              {seats && <td className="seat">{person.seat}</td>}
              <th scope="row">
                <bdi>{person.name}</bdi>
                {person.age && ` ${words.kitchen.ageMark[person.age]}`}
                {person.apart && <small> {words.print.toldApart(person.apart)}</small>}
              </th>
              {inColumns ? (
                person.dishes.map((dish) => (
                  <td key={dish.categoryId}>
                    <ServedDish dish={dish} person={person} kitchen={kitchen} />
                  </td>
                ))
              ) : (
                <td className="eats">
                  {person.specialGuest ? (
                    <Care guest={person.specialGuest} kitchen={kitchen} />
                  ) : (
                    <Served person={person} kitchen={kitchen} />
                  )}
                </td>
              )}
            </tr>
            {inColumns && person.specialGuest && (
              <tr className="care">
                {seats && <td />}
                <td colSpan={heads.length + 1}>
                  <Care guest={person.specialGuest} kitchen={kitchen} />
                </td>
              </tr>
            )}
          </Fragment>
        ))}
      </tbody>
      {counts && (
        <tfoot>
          <tr>
            <td colSpan={heads.length + (seats ? 2 : 1)}>{countsLine(words, counts, kitchen)}</td>
          </tr>
        </tfoot>
      )}
    </PrintedList>
  )
}

/** Dishes one after the other. Those of a special guest stand with what they must avoid, in `Care`. */
function Served({ person, kitchen }: { person: ServedPerson; kitchen: PrintedFigures }) {
  const words = useKitchenWords()
  if (!person.hasPlate) return words.menu.noPlate
  return person.dishes.map((dish, index) => (
    <span key={dish.categoryId}>
      {index > 0 && '\u00a0· '}
      <bdi>{kitchen.courses.find(({ categoryId }) => categoryId === dish.categoryId)?.name}</bdi>
      {words.colon}
      <ServedDish dish={dish} person={person} kitchen={kitchen} />
    </span>
  ))
}

/** A plate of a course: the dish served instead, or the chosen one with its mark. */
function ServedDish({
  dish: { categoryId, itemId, mark },
  person: { specialGuest, hasPlate },
  kitchen,
}: {
  dish: ServedPerson['dishes'][number]
  person: ServedPerson
  kitchen: PrintedFigures
}) {
  const words = useKitchenWords()
  const own = specialGuest?.dishes.find((one) => one.categoryId === categoryId)
  if (own?.changed) return <span className="dish">{words.print.somethingElse}</span>
  if (itemId === null)
    return hasPlate ? <span className="open">{words.menu.noChoice}</span> : words.menu.noPlate
  if (!isServed(itemId)) return words.menu.noneName
  const item = kitchen.courses.flatMap(({ items }) => items).find(({ id }) => id === itemId)
  return (
    <span className="dish">
      {mark && <Mark mark={mark} />}
      <span>{item && typeset(words.kitchen.withRemovedSuffix(item))}</span>
    </span>
  )
}

/** A special guest's needs and dishes, in the words of the kitchen's sheet. */
function Care({ guest, kitchen }: { guest: SpecialGuest; kitchen: PrintedFigures }) {
  const words = useKitchenWords()
  const { number, needs, words: written } = guest
  return (
    <>
      {number !== null && <span className="number">{words.seating.specialNumber(number)} </span>}
      {needs.length > 0 && <NeedsLine needs={needs} ownNeeds={kitchen.ownNeeds} />}
      {written && <strong className="own-words">{words.kitchen.quoted(written)} </strong>}
      <RunIn guest={guest} kitchen={kitchen} />
    </>
  )
}

/** Main: Beef 5 · Bass 3 · NOT CHOSEN 1 */
function countsLine(
  words: KitchenWords,
  counts: NonNullable<ServiceTable['counts']>,
  kitchen: PrintedFigures,
): string {
  return countsByCourse(counts, kitchen, words)
    .map((one) => `${one.course}: ${one.counts.join(' · ')}`)
    .join(' | ')
}
