import { memo, useMemo } from 'react'
import { labelOf } from '#invitations/rules/label'
import type { Invitation } from '#invitations/shape/invitation'
import { atTable, marksOf, missingLine, unnamedPlaces } from '#invitations/words/planner-list'
import { Marked } from '../shared/list/marked.tsx'
import { partsOf, samePart, useNear } from '../shared/list/use-near.ts'
import { Marks } from './marks.tsx'
import { PerhapsTheirs } from './perhaps.tsx'
import type { Whose } from './use-whose.ts'

type Parties = {
  parties: readonly Invitation[]
  /** The terms searched for. */
  terms: readonly string[]
  /** The id of the party that is open. */
  opened: string
  setOpened: (id: string) => void
  whose: Whose
  /** Opens a party's two answers, of which one is kept. */
  choose: (party: Invitation, responseId: string) => void
}

/** A line per party. Lines out of sight are text alone, which the browser's own search still finds. */
export function PartyList({ parties, opened, ...each }: Parties) {
  const parts = useMemo(() => partsOf(parties), [parties])
  return (
    <div className="party-list">
      {parts.map(({ start, rows }) => (
        <Part
          key={start}
          start={start}
          rows={rows}
          opened={rows.some(({ id }) => id === opened) ? opened : ''}
          {...each}
        />
      ))}
    </div>
  )
}

const Part = memo(function Part({
  start,
  rows,
  opened,
  ...each
}: Omit<Parties, 'parties'> & { start: number; rows: readonly Invitation[] }) {
  const [part, near] = useNear<HTMLUListElement>(start < 20, null)
  // The party that is open is where the focus returns to.
  const here = near || opened !== ''
  return (
    <ul ref={part} className={here ? '' : 'far-cards'}>
      {rows.map((party) =>
        here ? (
          <PartyLine key={party.id} party={party} opened={party.id === opened} {...each} />
        ) : (
          <li key={party.id}>{lineOf(party)}</li>
        ),
      )}
    </ul>
  )
}, samePart)

function PartyLine({
  party,
  terms,
  opened,
  setOpened,
  whose,
  choose,
}: { party: Invitation; opened: boolean } & Omit<Parties, 'parties' | 'opened'>) {
  const { id, label, people, maxSize, email, phone, tableLabel, counts, missing } = party
  return (
    <li className={`person-card party-line ${opened ? 'opened' : ''}`}>
      <div>
        <button type="button" data-key={id} aria-expanded={opened} onClick={() => setOpened(id)}>
          <strong>
            <Marked text={label} terms={terms} />
          </strong>
        </button>
        <p className="quietly small">
          <Marked text={namesOf({ label, people, maxSize })} terms={terms} />
        </p>
      </div>
      <p className="party-marks figures">
        <Marks counts={counts} />
      </p>
      <p className="quietly small party-contact">
        {email && <Marked text={email} terms={terms} />}
        {email && phone && ' · '}
        {phone && (
          <span className="one-line">
            <Marked text={phone} terms={terms} />
          </span>
        )}
      </p>
      <p className="quietly small">{tableLabel && <Marked text={atTable(tableLabel)} terms={terms} />}</p>
      {missing && <p className="warning-text small party-missing">{missingLine(missing)}</p>}
      <PerhapsTheirs party={party} whose={whose} choose={choose} />
    </li>
  )
}

/** The people of a party below its name; those who have none are counted. Empty where the name says it all. */
export function namesOf({
  label,
  people,
  maxSize,
}: Pick<Invitation, 'label' | 'people' | 'maxSize'>): string {
  const names = people.map(({ name }) => name)
  const unnamed = maxSize - people.length
  const said = people.length < 3 && label === labelOf(people) ? '' : names.join(', ')
  return [said, unnamed > 0 ? unnamedPlaces(unnamed, people.length > 0) : ''].filter(Boolean).join(' + ')
}

function lineOf(party: Invitation): string {
  const marks = marksOf(party.counts).map(({ text }) => text)
  const missing = party.missing && missingLine(party.missing)
  return [party.label, namesOf(party), ...marks, missing, party.email, party.phone, party.tableLabel]
    .filter(Boolean)
    .join('\n')
}
