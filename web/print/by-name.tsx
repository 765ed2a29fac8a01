import type { PrintedPeople } from '#print/shape/documents'
import { useKitchenWords } from '../client/words.tsx'
import { PrintedList, type Width } from './list.tsx'
import { Legend } from './shared/legend.tsx'
import { Marks, Shapes } from './shared/mark.tsx'

/** Everybody from A to Z with their table: for the door, and for who lays the cards out. */
export function ByName(printed: Extract<PrintedPeople, { by: 'name' }>) {
  const words = useKitchenWords()
  const { list, legend, tables } = printed
  const marked = legend.length > 0
  const heads = [
    words.print.nameHead,
    ...(tables ? [words.print.tableHead] : []),
    ...(marked ? [words.print.marksHead] : []),
  ]
  const widths: Width[] = [
    'share',
    ...(tables ? (['seat'] as const) : []),
    ...(marked ? (['marks-of'] as const) : []),
  ]
  return (
    <>
      <Shapes />
      <Legend courses={legend} />
      <div className="by-name-columns">
        <PrintedList
          name={words.print.guestCount(list.length)}
          printed={printed}
          widths={widths}
          columns={heads}
          look="by-name"
        >
          <tbody>
            {list.map(({ key, name, party, table, seat, marks }) => (
              <tr key={key}>
                <th scope="row">
                  <bdi>{name}</bdi>
                  {party !== name && party !== '' && <small> {words.print.withLead(party)}</small>}
                </th>
                {tables && <td>{words.kitchen.tableSeatShort({ table, seat })}</td>}
                {marked && (
                  <td className="marks">
                    <Marks marks={marks} />
                  </td>
                )}
              </tr>
            ))}
          </tbody>
        </PrintedList>
      </div>
    </>
  )
}
