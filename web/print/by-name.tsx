import { placeShort } from '#kitchen/words/shared'
import type { PrintedPeople } from '#print/shape/documents'
import { guestCount, marksHead, nameHead, tableHead, withLead } from '#print/words/kitchen'
import { PrintedList, type Width } from './list.tsx'
import { Legend } from './shared/legend.tsx'
import { Marks, Shapes } from './shared/mark.tsx'

/** Everybody from A to Z with their table: for the door, and for who lays the cards out. */
export function ByName(printed: Extract<PrintedPeople, { by: 'name' }>) {
  const { list, legend, tables } = printed
  const marked = legend.length > 0
  const heads = [nameHead, ...(tables ? [tableHead] : []), ...(marked ? [marksHead] : [])]
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
          name={guestCount(list.length)}
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
                  {party !== name && party !== '' && <small> {withLead(party)}</small>}
                </th>
                {tables && <td>{placeShort({ table, seat })}</td>}
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
