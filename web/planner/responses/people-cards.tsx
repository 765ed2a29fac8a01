import { memo, useMemo } from 'react'
import { columns, inPartyOf } from '#party/words/planner'
import { erased } from '#seating/words/shared'
import { Marked } from '../shared/list/marked.tsx'
import { partsOf, samePart, useNear } from '../shared/list/use-near.ts'
import type { Course, Row } from './list/rows.ts'
import type { People } from './people-list.ts'

/** A card per person, for narrow screens, with a line per course. */
export function PeopleCards(people: People) {
  const { rows, courses, terms, opened, setOpened } = people
  const parts = useMemo(() => partsOf(rows), [rows])
  return (
    <div className="people-cards">
      {parts.map(({ start, rows: some }) => (
        <CardsPart
          key={start}
          rows={some}
          start={start}
          courses={courses}
          terms={terms}
          opened={some.some(({ key }) => key === opened) ? opened : ''}
          setOpened={setOpened}
        />
      ))}
    </div>
  )
}

type Part = Pick<People, 'courses' | 'terms' | 'opened' | 'setOpened'> & {
  rows: readonly Row[]
  start: number
}

const CardsPart = memo(function CardsPart({ rows, start, courses, terms, opened, setOpened }: Part) {
  const [part, near] = useNear<HTMLUListElement>(start === 0, null)
  // The card that is open is where the focus returns to.
  const here = near || rows.some(({ key }) => key === opened)
  return (
    <ul ref={part} className={here ? '' : 'far-cards'}>
      {here
        ? rows.map((row) => (
            <PersonCard key={row.key} row={row} courses={courses} terms={terms} setOpened={setOpened} />
          ))
        : rows.map((row) => <li key={row.key}>{linesOf(row, courses)}</li>)}
    </ul>
  )
}, samePart)

function PersonCard({
  row,
  courses,
  terms,
  setOpened,
}: { row: Row } & Omit<Part, 'rows' | 'start' | 'opened'>) {
  const { person, response, index, need, cells, key } = row
  return (
    <li className="person-card">
      <button type="button" data-key={key} aria-haspopup="dialog" onClick={() => setOpened(key)}>
        <strong>{person.name ? <Marked text={person.name} terms={terms} /> : erased}</strong>
      </button>
      {index > 0 && <p className="quietly small">{inPartyOf(response.leadGuestName || erased)}</p>}
      {row.table && (
        <p className="quietly small">
          <Marked text={row.table} terms={terms} />
        </p>
      )}
      {need && (
        <p className="warning-text">
          <span className="visually-hidden">{columns.needs}: </span>
          {need}
        </p>
      )}
      <dl>
        {courses.map(({ id, name }, column) => (
          <div key={id}>
            <dt>{name}</dt>
            <dd className={cells[column]?.is}>{cells[column]?.text}</dd>
          </div>
        ))}
      </dl>
    </li>
  )
}

function linesOf({ person, need, table, cells }: Row, courses: readonly Course[]): string {
  const chosen = cells.map(({ text }, column) => `${courses[column]?.name} ${text}`)
  return [person.name || erased, table, need.replace(/\s+/g, ' '), ...chosen].filter(Boolean).join('\n')
}
