import type { PrintedDoor, PrintedSilent } from '#print/shape/documents'
import { useKitchenWords } from '../client/words.tsx'
import { PrintedList, type Width } from './list.tsx'

/** Everybody on the list from A to Z, with a box to tick: for the door. */
export function DoorList(printed: PrintedDoor) {
  const words = useKitchenWords()
  const { guests, counts, tables } = printed
  const widths: Width[] = ['figure', 'share', ...(tables ? (['seat'] as const) : []), 'name']
  const heads = [
    words.guestList.hereHead,
    words.print.nameHead,
    ...(tables ? [words.print.tableHead] : []),
    words.guestList.answerHead,
  ]
  return (
    <PrintedList
      name={words.guestList.countsLine(counts)}
      printed={printed}
      widths={widths}
      columns={heads}
      look="door"
    >
      <tbody>
        {guests.map(({ name, party, count, attendance, table }, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two guests may have one name
          <tr key={index} className={attendance}>
            <td>{attendance !== 'notComing' && <span className="box" aria-hidden="true" />}</td>
            <th scope="row">
              <bdi>{name || words.guestList.unnamedOf(party, count)}</bdi>
              {name !== '' && party !== name && party !== '' && <small> {party}</small>}
            </th>
            {tables && <td>{table ?? ''}</td>}
            <td>{words.guestList.doorMarks[attendance]}</td>
          </tr>
        ))}
      </tbody>
    </PrintedList>
  )
}

/** Parties of whom somebody has not answered, with how to reach them and room to write. */
export function SilentList(printed: PrintedSilent) {
  const words = useKitchenWords()
  const { parties, counts } = printed
  const { guestList, comma } = words
  if (parties.length === 0) return <p className="none">{guestList.allHaveAnswered}</p>
  return (
    <PrintedList
      name={guestList.countsLine(counts)}
      printed={printed}
      widths={['share', 'share', 'share']}
      columns={[guestList.partyHead, guestList.contactHead, guestList.answerHead]}
      look="silent"
    >
      <tbody>
        {parties.map(({ id, label, names, unnamed, phone, email }) => (
          <tr key={id}>
            <th scope="row">
              <bdi>{label || words.print.nameErased}</bdi>
              <small>
                {' '}
                <bdi>
                  {whoOf(
                    names.join(comma),
                    label,
                    unnamed === 0
                      ? ''
                      : names.length > 0
                        ? guestList.unnamedGuests(unnamed)
                        : unnamed > 1
                          ? guestList.unnamedOf(label, unnamed)
                          : '',
                  )}
                </bdi>
              </small>
            </th>
            <td>
              {phone && <strong>{phone}</strong>} {email}
            </td>
            <td />
          </tr>
        ))}
      </tbody>
    </PrintedList>
  )
}

/** People of a party who have not answered, where its name does not say it. */
function whoOf(names: string, label: string, unnamed: string): string {
  return [names === label ? '' : names, unnamed].filter(Boolean).join(' + ')
}
