import { figure } from '#core/figures'
import type { Invitation } from '#invitations/shape/invitation'
import { nextSilent } from '#invitations/words/planner-link'
import {
  editParty,
  listKinds,
  ofParty,
  partyFacts,
  removeParty,
  unnamedPlaces,
} from '#invitations/words/planner-list'
import { Button } from '#ui/button'
import { useEvent } from '../shared/event-place.ts'
import { Fact } from '../shared/party-panel.tsx'
import { Marks } from './marks.tsx'
import { PartyLink } from './party-link.tsx'

/** Everything of a listed party, and what can be done with it. */
export function PartyContent({
  party,
  edit,
  remove,
  next,
}: {
  party: Invitation
  edit: () => void
  remove: () => void
  /** Opens the next party of which somebody has not answered, where there is one. */
  next: (() => void) | undefined
}) {
  const { event } = useEvent()
  const { label, people, maxSize, email, phone, tableLabel, note, counts } = party
  const hasLink = people.some(({ kind }) => kind !== 'vendor') || maxSize > people.length
  return (
    <div className="stack">
      <p className="party-marks figures">
        <Marks counts={counts} />
      </p>
      {hasLink && <PartyLink key={party.id} event={event} party={party} />}
      {next && (
        <div>
          <Button small onClick={next}>
            {nextSilent}
          </Button>
        </div>
      )}
      <ul className="lines">
        {people.map(({ id, name, kind }) => (
          <li key={id} className="row apart">
            <strong>{name}</strong>
            {kind !== 'adult' && <span className="quietly">{listKinds[kind]}</span>}
          </li>
        ))}
        {maxSize > people.length && <li className="quietly">{unnamedPlaces(maxSize - people.length)}</li>}
      </ul>
      <dl className="facts">
        <Fact name={partyFacts.places}>{figure(maxSize)}</Fact>
        {email && <Fact name={partyFacts.email}>{email}</Fact>}
        {phone && <Fact name={partyFacts.phone}>{phone}</Fact>}
        {tableLabel && <Fact name={partyFacts.table}>{tableLabel}</Fact>}
        {note && (
          <Fact name={partyFacts.note}>
            <span className="party-note">{note}</span>
          </Fact>
        )}
      </dl>
      <div className="row">
        <Button small onClick={edit}>
          {editParty}
          <span className="visually-hidden">{ofParty(label)}</span>
        </Button>
        <Button look="quiet" small onClick={remove}>
          {removeParty}
          <span className="visually-hidden">{ofParty(label)}</span>
        </Button>
      </div>
    </div>
  )
}
