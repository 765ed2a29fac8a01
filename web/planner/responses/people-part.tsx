import { memo, type RefObject } from 'react'
import { figure } from '#core/figures'
import { partyOfPeople } from '#party/words/planner'
import { erased } from '#seating/words/shared'
import { Marked } from '../shared/list/marked.tsx'
import { samePart, useNear } from '../shared/list/use-near.ts'
import { dayIn } from '../shared/moment.ts'
import type { Course, Row } from './list/rows.ts'
import type { People } from './people-list.ts'

type Part = Omit<People, 'sort' | 'setSort'> & {
  /** The index of its first row. */
  start: number
  /** The row before its first. */
  before: Row | undefined
  /** The index of the row that the keyboard is at, where it is one of these. */
  current: number
  frame: RefObject<HTMLElement | null>
}

/** Some rows of the table. Out of sight they are one text, which the browser's own search still finds. */
export const PeoplePart = memo(function PeoplePart({ start, rows, before, current, frame, ...people }: Part) {
  const [part, near] = useNear<HTMLTableSectionElement>(start < 20, frame)
  if (!near && current < 0)
    return (
      <tbody ref={part}>
        <tr>
          <td className="far" colSpan={people.courses.length + (people.seated ? 5 : 4)}>
            <div className="far-lines">{rows.map(lineOf).join('\n')}</div>
          </td>
        </tr>
      </tbody>
    )
  return (
    <tbody ref={part}>
      {rows.map((row, index) => (
        <PersonRow
          key={row.key}
          {...people}
          row={row}
          at={start + index}
          together={people.together}
          follows={people.together && (rows[index - 1] ?? before)?.response === row.response && row.index > 0}
          current={start + index === current}
          opened={people.opened === row.key}
        />
      ))}
    </tbody>
  )
}, samePart)

function PersonRow({
  row,
  at,
  together,
  follows,
  current,
  opened,
  courses,
  seated,
  terms,
  timeZone,
  setOpened,
}: {
  row: Row
  at: number
  /** The row above is of the same party. */
  follows: boolean
  current: boolean
  opened: boolean
  courses: readonly Course[]
} & Pick<People, 'seated' | 'together' | 'terms' | 'timeZone' | 'setOpened'>) {
  const { person, response, need, cells } = row
  return (
    <tr aria-rowindex={at + 2} className={opened ? 'opened' : ''} onClick={() => setOpened(row.key)}>
      <th scope="row" className={follows ? 'follows' : ''}>
        <button
          type="button"
          data-at={at}
          data-key={row.key}
          tabIndex={current ? 0 : -1}
          aria-expanded={opened}
          title={person.name}
        >
          {person.name ? <Marked text={person.name} terms={terms} /> : erased}
        </button>
      </th>
      <td className="warning-text" title={need || undefined}>
        {need}
      </td>
      {seated && (
        <td title={row.table || undefined}>
          <Marked text={row.table} terms={terms} />
        </td>
      )}
      {courses.map(({ id }, column) => {
        const cell = cells[column]
        return (
          <td key={id} className={cell?.is} title={cell?.text}>
            {cell?.text}
          </td>
        )
      })}
      <td className="quietly party-size" title={response.leadGuestName || undefined}>
        {partyOf(row, together, follows)}
      </td>
      <td className="quietly figures answered">{follows ? '' : dayIn(timeZone, response.createdAt)}</td>
    </tr>
  )
}

/** The party's size beside the lead guest, the lead's name beside others. Nothing is repeated under the brace. */
function partyOf({ response, index }: Row, together: boolean, follows: boolean): string {
  const { guestCount, leadGuestName } = response
  if (guestCount === 1 || follows) return ''
  return together && index === 0 ? partyOfPeople(figure(guestCount)) : leadGuestName || erased
}

const onOneLine = (text: string) => text.replace(/\s+/g, ' ')

function lineOf({ person, need, table, cells }: Row): string {
  return [person.name || erased, onOneLine(need), table, ...cells.map(({ text }) => text)]
    .filter(Boolean)
    .join(' · ')
}
