import './line-list.css'
import { memo, useId } from 'react'
import {
  alreadyThere,
  categoryLabel,
  dishDescriptionLabel,
  dishLabel,
  isNew,
  lineIs,
  lineKindNames,
} from '#menu/words/planner'
import type { Remark } from '../draft/draft.ts'
import { lineKinds, type MenuLine, textOf } from './menu-lines.ts'
import type { LineKind } from './parsed-line.ts'

type Change = (id: string, change: Partial<Omit<MenuLine, 'id'>>) => void

/** Pasted lines one below the other, each with its part, which can be changed, and what is said of it. */
export function LineList({
  lines,
  remarks,
  existing,
  change,
}: {
  lines: MenuLine[]
  remarks: ReadonlyMap<string, Remark>
  /** True for the name of a category that is on the menu already. */
  existing: (name: string) => boolean
  change: Change
}) {
  return (
    <ul className="paste-lines">
      {lines.map((line) => (
        <LineOf
          key={line.id}
          line={line}
          wrong={remarks.get(line.id)?.error || remarks.get(line.id)?.excess}
          note={remarks.get(line.id)?.note}
          existing={line.kind === 'course' && existing(line.name)}
          change={change}
        />
      ))}
    </ul>
  )
}

// A line changes alone: hundreds of others are not drawn again at each letter.
const LineOf = memo(function Line({
  line,
  wrong,
  note,
  existing,
  change,
}: {
  line: MenuLine
  wrong: string | undefined
  note: string | undefined
  existing: boolean
  change: Change
}) {
  const about = useId()
  const { id, kind, name, description } = line
  const input = {
    className: 'input',
    'aria-invalid': wrong ? true : undefined,
    'aria-describedby': about,
    autoComplete: 'off',
  }
  return (
    <li className={`paste-line of-${kind}`}>
      <select
        className="input"
        aria-label={lineIs(textOf(line))}
        value={kind}
        onChange={({ target }) => change(id, { kind: target.value as LineKind })}
      >
        {lineKinds.map((one) => (
          <option key={one} value={one}>
            {lineKindNames[one]}
          </option>
        ))}
      </select>
      {kind === 'out' ? (
        <span className="quietly">{textOf(line)}</span>
      ) : (
        <input
          {...input}
          aria-label={kind === 'course' ? categoryLabel : kind === 'dish' ? dishLabel : dishDescriptionLabel}
          value={kind === 'description' ? textOf(line) : name}
          onChange={({ target: { value } }) =>
            change(id, kind === 'description' ? { name: value, description: '' } : { name: value })
          }
        />
      )}
      {kind === 'dish' && (
        <input
          {...input}
          aria-label={dishDescriptionLabel}
          placeholder={dishDescriptionLabel}
          value={description}
          onChange={({ target }) => change(id, { description: target.value })}
        />
      )}
      {kind === 'course' && <span className="badge">{existing ? alreadyThere : isNew}</span>}
      <p id={about} className={wrong ? 'draft-said wrong' : 'draft-said'}>
        {wrong || note}
      </p>
    </li>
  )
})
