import {
  becomes,
  foundLine,
  lineOfFile,
  lookAt,
  moreLines,
  summaryTitle,
} from '#invitations/words/planner-import'
import type { Found, Line } from './parties.ts'

type Kind = keyof typeof lookAt

const kinds = Object.keys(lookAt) as Kind[]
const shownLines = 20

/** The figures of a list, and its rows to look at. */
export function Summary({ found, known }: { found: Found; known: readonly Line[] }) {
  const lines: Record<Kind, readonly Line[]> = { ...found, known }
  const present = kinds.filter((kind) => lines[kind].length > 0)
  return (
    <section className="stack" aria-labelledby="summary">
      <h2 id="summary">{summaryTitle}</h2>
      <p role="status" className="figures">
        <strong>{foundLine(found.people, found.parties.length)}</strong>
        {present.map((kind) => (
          <span key={kind}>
            {'; '}
            {lookAt[kind](lines[kind].length)}
          </span>
        ))}
      </p>
      {present.map((kind) => (
        <details key={kind}>
          <summary>{lookAt[kind](lines[kind].length)}</summary>
          <p className="quietly">{becomes[kind]}</p>
          <ul className="import-rows">
            {lines[kind].slice(0, shownLines).map(({ rowNo, text }) => (
              <li key={`${rowNo} ${text}`}>{lineOfFile(rowNo, text)}</li>
            ))}
          </ul>
          {lines[kind].length > shownLines && <p>{moreLines(lines[kind].length - shownLines)}</p>}
        </details>
      ))}
    </section>
  )
}
