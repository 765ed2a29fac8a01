import { type ReactNode, useEffect, useMemo, useRef, useState } from 'react'
import type { Invitation, ResponsesToMatch, ResponseToMatch } from '#invitations/shape/invitation'
import {
  answerFacts,
  backToAnswers,
  keepThis,
  moreAnswers,
  noAnswerFound,
  noOpenAnswers,
  notTheirs,
  ofAnswer,
  readingAnswers,
  searchAnswers,
  thisIsTheirs,
  twoAnswers,
  twoAnswersAbout,
  whoseAnswer,
  whoseAnswerAbout,
} from '#invitations/words/planner-answers'
import { closePanel } from '#party/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { Loading } from '#ui/loading'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { matchesTerms, searchTerms } from '../shared/list/find.ts'
import { dayIn } from '../shared/moment.ts'
import { responsesToMatch } from './calls.ts'
import type { Whose } from './use-whose.ts'

const shown = 50

/**
 * Finds the response to an invitation among those that answer none. Where there is one already, one of the two is kept.
 * @param given the id of a response that is theirs, too: asks at once which of the two is kept
 */
export function ChooseResponse({
  eventId,
  party,
  timeZone,
  given,
  whose,
  onClose,
}: {
  eventId: string
  party: Invitation
  timeZone: string
  given?: string | undefined
  whose: Whose
  onClose: () => void
}) {
  const [responses, setAnswers] = useState<ResponsesToMatch>()
  const [picked, setPicked] = useState(given)
  const read = useAction(async () => setAnswers(await responsesToMatch(eventId, party.id)))
  const first = useRef(read)
  useEffect(() => void first.current.run(), [])
  const other = responses?.open.find(({ id }) => id === picked)
  const own = responses?.own ?? undefined
  const pick = (response: ResponseToMatch) => {
    if (own) return setPicked(response.id)
    onClose()
    whose.theirs(party, response)
  }
  const keep = (kept: ResponseToMatch, withdrawn: ResponseToMatch) => {
    onClose()
    whose.keep(party, kept, withdrawn)
  }
  const unlink = () => {
    onClose()
    if (own) whose.unlink(party, own)
  }
  const isTwo = own && other
  return (
    <Dialog title={isTwo ? twoAnswers(party.label) : whoseAnswer(party.label)} onClose={onClose}>
      <div className="stack">
        <FailureNotice failure={read.failure} again={() => void read.run()} />
        {!responses && !read.failure && <Loading>{readingAnswers}</Loading>}
        {isTwo ? (
          <>
            <p>{twoAnswersAbout}</p>
            <ul className="lines">
              {[own, other].map((one) => (
                <ResponseLine key={one.id} response={one} timeZone={timeZone}>
                  <Button small onClick={() => keep(one, one === own ? other : own)}>
                    {keepThis}
                    <span className="visually-hidden">{ofAnswer(one.name)}</span>
                  </Button>
                </ResponseLine>
              ))}
            </ul>
          </>
        ) : (
          responses && (
            <>
              {own && (
                <ul className="lines">
                  <ResponseLine response={own} timeZone={timeZone}>
                    <Button small onClick={unlink}>
                      {notTheirs(party.label)}
                      <span className="visually-hidden">{ofAnswer(own.name)}</span>
                    </Button>
                  </ResponseLine>
                </ul>
              )}
              <UnlinkedResponses open={responses.open} label={party.label} timeZone={timeZone} pick={pick} />
            </>
          )
        )}
        <div className="actions">
          {isTwo && !given && <Button onClick={() => setPicked(undefined)}>{backToAnswers}</Button>}
          <Button onClick={onClose}>{closePanel}</Button>
        </div>
      </div>
    </Dialog>
  )
}

/** Responses that answer no invitation, found by any name of theirs. */
function UnlinkedResponses({
  open,
  label,
  timeZone,
  pick,
}: {
  open: readonly ResponseToMatch[]
  label: string
  timeZone: string
  pick: (response: ResponseToMatch) => void
}) {
  const [find, setFind] = useState('')
  const found = useMemo(() => {
    const terms = searchTerms(find)
    return open.filter(({ people, email }) => matchesTerms([...people, email].join(' '), terms))
  }, [open, find])
  if (open.length === 0) return <p>{noOpenAnswers}</p>
  return (
    <>
      <p className="quietly">{whoseAnswerAbout}</p>
      <Field
        label={searchAnswers}
        type="search"
        autoComplete="off"
        value={find}
        onChange={({ target }) => setFind(target.value)}
      />
      {found.length === 0 && <p role="status">{noAnswerFound}</p>}
      <ul className="lines">
        {found.slice(0, shown).map((one) => (
          <ResponseLine key={one.id} response={one} timeZone={timeZone}>
            <Button small onClick={() => pick(one)}>
              {thisIsTheirs(label)}
              <span className="visually-hidden">{ofAnswer(one.name)}</span>
            </Button>
          </ResponseLine>
        ))}
      </ul>
      {found.length > shown && <p className="quietly">{moreAnswers(found.length - shown)}</p>}
    </>
  )
}

function ResponseLine({
  response: { name, email, people, createdAt },
  timeZone,
  children,
}: {
  response: ResponseToMatch
  timeZone: string
  children: ReactNode
}) {
  const others = people.slice(1).filter(Boolean)
  return (
    <li className="stack">
      <div>
        <strong>{name}</strong>
        {others.length > 0 && <p className="small">{others.join(', ')}</p>}
        <p className="quietly small">{answerFacts(people.length, dayIn(timeZone, createdAt), email)}</p>
      </div>
      <div>{children}</div>
    </li>
  )
}
