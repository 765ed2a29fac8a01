import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { figure } from '#core/figures'
import { pages } from '#core/pages'
import { mayEdit } from '#events/rules/roles'
import type { Invitation } from '#invitations/shape/invitation'
import {
  answerForThem,
  checkAnswer,
  findAnswer,
  sayNotComing,
  seeAnswer,
} from '#invitations/words/planner-answers'
import { nextSilent } from '#invitations/words/planner-link'
import {
  editParty,
  listKinds,
  missingLine,
  ofParty,
  partyFacts,
  removeParty,
  unnamedPlaces,
} from '#invitations/words/planner-list'
import type { ContactKind } from '#mailings/shape/mail'
import { addedBy, changedBy, panelFacts } from '#party/words/planner'
import { Button } from '#ui/button'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { Editing } from '../shared/event/editing.tsx'
import { useEvent } from '../shared/event/event-place.ts'
import { Fact } from '../shared/list/party-panel.tsx'
import { momentIn } from '../shared/moment.ts'
import { useAuthorName } from '../shared/use-author-name.ts'
import { noteContact } from './mail/data.ts'
import { Marks } from './marks.tsx'
import { PartyLink } from './party-link.tsx'
import { PartyMail } from './party-mail.tsx'
import { PerhapsTheirs } from './perhaps.tsx'
import type { Whose } from './use-whose.ts'

/** Everything of an invitation, and what can be done with it. */
export function PartyContent({
  party,
  edit,
  remove,
  whose,
  choose,
  answer,
  next,
  changed,
}: {
  party: Invitation
  edit: () => void
  remove: () => void
  whose: Whose
  /** Opens the answers among which the party's is found. @param given one that is theirs, too */
  choose: (party: Invitation, given?: string) => void
  /** Opens the form in which the planner answers for the party. */
  answer: () => void
  /** Opens the next party of which somebody has not answered, where there is one. */
  next: (() => void) | undefined
  /** Reads the list anew. */
  changed: () => Promise<void>
}) {
  const { event } = useEvent()
  const { label, people, maxSize, email, phone, tableLabel, note, counts, answered } = party
  const who = useAuthorName(answered?.author)
  const [contacts, setContacts] = useState(0)
  const noted = useAction(async (way: ContactKind) => {
    await noteContact(event.id, party.id, way)
    setContacts((before) => before + 1)
  }, toastFailure)
  const hasLink = people.some(({ kind }) => kind !== 'vendor') || maxSize > people.length
  return (
    <div className="stack">
      <p className="party-marks figures">
        <Marks counts={counts} />
      </p>
      {party.missing && <p className="warning-text">{missingLine(party.missing)}</p>}
      {party.responseId && (
        <div>
          <Link
            className="button plain small"
            to={`${generatePath(pages.responses.path, { id: event.id })}?view=people&party=${party.responseId}`}
          >
            {seeAnswer}
            <span className="visually-hidden">{ofParty(label)}</span>
          </Link>
        </div>
      )}
      <Editing>
        <PerhapsTheirs party={party} whose={whose} choose={choose} />
        {hasLink && !party.responseId && (
          <div className="row">
            <Button small onClick={answer}>
              {answerForThem}
              <span className="visually-hidden">{ofParty(label)}</span>
            </Button>
            {!party.declineId && (
              <Button small onClick={() => whose.notComing(party)}>
                {sayNotComing}
                <span className="visually-hidden">{ofParty(label)}</span>
              </Button>
            )}
          </div>
        )}
        {hasLink && (
          <PartyLink key={party.id} event={event} party={party} used={(way) => void noted.run(way)} />
        )}
      </Editing>
      {next && (
        <div>
          <Button small onClick={next}>
            {nextSilent}
          </Button>
        </div>
      )}
      {hasLink && mayEdit(event) && (
        <PartyMail
          key={`mail ${party.id}`}
          event={event}
          party={party}
          contacts={contacts}
          changed={changed}
        />
      )}
      <ul className="lines">
        {people.map(({ id, name, kind }) => (
          <li key={id} className="row apart">
            <strong>{name}</strong>
            {kind !== 'adult' && <span className="quietly">{listKinds[kind]}</span>}
          </li>
        ))}
        {maxSize > people.length && (
          <li className="quietly">{unnamedPlaces(maxSize - people.length, people.length > 0)}</li>
        )}
      </ul>
      <dl className="facts">
        <Fact name={partyFacts.places}>{figure(maxSize)}</Fact>
        {answered && (
          <Fact name={panelFacts.answered}>
            {momentIn(event.timeZone, answered.at)}
            {who && !answered.changedAt && `, ${addedBy(who)}`}
          </Fact>
        )}
        {answered?.changedAt && (
          <Fact name={panelFacts.changed}>
            {momentIn(event.timeZone, answered.changedAt)}
            {who && `, ${changedBy(who)}`}
          </Fact>
        )}
        {email && (
          <Fact name={partyFacts.email} wide>
            {email}
          </Fact>
        )}
        {phone && <Fact name={partyFacts.phone}>{phone}</Fact>}
        {tableLabel && <Fact name={partyFacts.table}>{tableLabel}</Fact>}
        {note && (
          <Fact name={partyFacts.note}>
            <span className="party-note">{note}</span>
          </Fact>
        )}
      </dl>
      <Editing>
        <div className="row">
          <Button small onClick={() => choose(party)}>
            {party.responseId ? checkAnswer : findAnswer}
            <span className="visually-hidden">{ofParty(label)}</span>
          </Button>
          <Button small onClick={edit}>
            {editParty}
            <span className="visually-hidden">{ofParty(label)}</span>
          </Button>
          <Button look="quiet" small onClick={remove}>
            {removeParty}
            <span className="visually-hidden">{ofParty(label)}</span>
          </Button>
        </div>
      </Editing>
    </div>
  )
}
