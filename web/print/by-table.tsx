import { figure } from '#core/figures'
import { countsByCourse } from '#kitchen/rules/table-counts'
import { platesCount } from '#kitchen/words/planner'
import { named, notChosen } from '#kitchen/words/shared'
import { guestsLine } from '#kitchen/words/shared-counts'
import { noneName } from '#menu/words/shared'
import type { PrintedByTable } from '#print/shape/documents'
import {
  destroyAfterService,
  headed,
  nobodyHasNeeds,
  platesHead,
  seenBy,
  specialsHead,
  tableHead,
  tablesHead,
  tablesOff,
  totalOfTables,
  withoutTable,
} from '#print/words/kitchen'
import { specialNumber, tableName } from '#seating/words/shared'
import { PrintedList, type Width } from './list.tsx'
import { PrintedSpecials } from './specials.tsx'

const words = { kitchen: { named, notChosen }, menu: { noneName } }

/** With more courses than these, each has lines of its own within a column. */
const coursesInColumns = 4

/** The kitchen's sheet by table: what goes to each, then everybody who needs something else, table by table. */
export function SheetByTable(printed: PrintedByTable) {
  const { kitchen } = printed
  const { plates, specials, tables } = kitchen
  return (
    <>
      <p className="guests">
        <strong>{platesCount(plates)}</strong> {guestsLine(kitchen)}
      </p>
      {tables.length === 0 ? <p className="none">{tablesOff}</p> : <Tables {...printed} />}
      <p className="signed">
        <span>{seenBy}</span>
        <span>{destroyAfterService}</span>
      </p>
      {specials.length > 0 && <PrintedSpecials {...printed} room={0} />}
    </>
  )
}

/** Height left between head and foot where specials stand alone, in mm. */
const aloneOnPage = 205

/** The specials alone. */
export function SpecialsAlone(printed: PrintedByTable) {
  return (
    <>
      {printed.kitchen.specials.length === 0 ? (
        <p className="none">{nobodyHasNeeds}</p>
      ) : (
        <PrintedSpecials {...printed} room={aloneOnPage} />
      )}
      <p className="signed">
        <span>{seenBy}</span>
        <span>{destroyAfterService}</span>
      </p>
    </>
  )
}

function Tables(printed: PrintedByTable) {
  const { kitchen } = printed
  const { courses, tables, plates } = kitchen
  const inColumns = courses.length <= coursesInColumns
  const heads = inColumns ? courses.map(named) : ['']
  return (
    <PrintedList
      name={headed(tablesHead, tables.filter(({ tableId }) => tableId !== null).length)}
      printed={printed}
      widths={['name', 'figure', ...heads.map((): Width => 'share'), 'figure']}
      columns={[tableHead, platesHead, ...heads, specialsHead]}
      look="by-table"
    >
      <tbody>
        {tables.map((table) => {
          const counts = countsByCourse(table, kitchen, words)
          return (
            <tr key={table.tableId}>
              <th scope="row">
                <bdi>{table.tableId === null ? withoutTable : tableName(table.name)}</bdi>
              </th>
              <td className="figure">{figure(table.plates)}</td>
              {inColumns ? (
                counts.map((one) => <td key={one.categoryId}>{one.counts.join(' · ')}</td>)
              ) : (
                <td>
                  {counts.map((one) => (
                    <span key={one.categoryId} className="served">
                      {one.course}: {one.counts.join(' · ')}
                    </span>
                  ))}
                </td>
              )}
              <td className="number">{table.specials.map(specialNumber).join(' ')}</td>
            </tr>
          )
        })}
        <tr>
          <th scope="row">{totalOfTables}</th>
          <td className="figure">{figure(plates)}</td>
          <td colSpan={heads.length + 1} />
        </tr>
      </tbody>
    </PrintedList>
  )
}
