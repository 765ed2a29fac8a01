import { countsByCourse } from '#kitchen/rules/table-counts'
import type { PrintedByTable } from '#print/shape/documents'
import { useKitchenWords } from '../client/words.tsx'
import { PrintedList, type Width } from './list.tsx'
import { PrintedSpecialGuests } from './special-guests.tsx'

/** With more courses than these, each has lines of its own within a column. */
const coursesInColumns = 4

/** The kitchen's sheet by table: what goes to each, then everybody who needs something else, table by table. */
export function SheetByTable(printed: PrintedByTable) {
  const words = useKitchenWords()
  const { kitchen } = printed
  const { plates, specials, tables } = kitchen
  return (
    <>
      <p className="guests">
        <strong>{words.kitchen.platesCount(plates)}</strong> {words.counts.guestsLine(kitchen)}
      </p>
      {tables.length === 0 ? <p className="none">{words.print.tablesOff}</p> : <Tables {...printed} />}
      <p className="signed">
        <span>{words.print.seenBy}</span>
        <span>{words.print.destroyAfterService}</span>
      </p>
      {specials.length > 0 && <PrintedSpecialGuests {...printed} room={0} />}
    </>
  )
}

/** Height left between head and foot where special guests stand alone, in mm. */
const aloneOnPage = 205

/** The special guests alone. */
export function SpecialGuestsAlone(printed: PrintedByTable) {
  const words = useKitchenWords()
  return (
    <>
      {printed.kitchen.specials.length === 0 ? (
        <p className="none">{words.print.nobodyHasNeeds}</p>
      ) : (
        <PrintedSpecialGuests {...printed} room={aloneOnPage} />
      )}
      <p className="signed">
        <span>{words.print.seenBy}</span>
        <span>{words.print.destroyAfterService}</span>
      </p>
    </>
  )
}

function Tables(printed: PrintedByTable) {
  const words = useKitchenWords()
  const { kitchen } = printed
  const { courses, tables, plates } = kitchen
  const inColumns = courses.length <= coursesInColumns
  const heads = inColumns ? courses.map(words.kitchen.withRemovedSuffix) : ['']
  return (
    <PrintedList
      name={words.print.headed(
        words.print.tablesHead,
        tables.filter(({ tableId }) => tableId !== null).length,
      )}
      printed={printed}
      widths={['name', 'figure', ...heads.map((): Width => 'share'), 'figure']}
      columns={[words.print.tableHead, words.print.platesHead, ...heads, words.print.specialsHead]}
      look="by-table"
    >
      <tbody>
        {tables.map((table) => {
          const counts = countsByCourse(table, kitchen, words)
          return (
            <tr key={table.tableId}>
              <th scope="row">
                <bdi>
                  {table.tableId === null ? words.print.withoutTable : words.seating.tableName(table.name)}
                </bdi>
              </th>
              <td className="figure">{words.figure(table.plates)}</td>
              {inColumns ? (
                counts.map((one) => <td key={one.categoryId}>{one.counts.join(' · ')}</td>)
              ) : (
                <td>
                  {counts.map((one) => (
                    <span key={one.categoryId} className="served">
                      {one.course}
                      {words.colon}
                      {one.counts.join(' · ')}
                    </span>
                  ))}
                </td>
              )}
              <td className="number">{table.specials.map(words.seating.specialNumber).join(' ')}</td>
            </tr>
          )
        })}
        <tr>
          <th scope="row">{words.print.totalOfTables}</th>
          <td className="figure">{words.figure(plates)}</td>
          <td colSpan={heads.length + 1} />
        </tr>
      </tbody>
    </PrintedList>
  )
}
