import { useEffect, useState } from 'react'
import type { PlannerEvent } from '#events/shape/event'
import type { Invitation } from '#invitations/shape/invitation'
import { ofParty } from '#invitations/words/planner-list'
import { whenText } from '#languages/en/days'
import type { LoggedMail } from '#mailings/shape/mail'
import {
  mailLine,
  mailPaused,
  mailResumed,
  mailStateAdvice,
  pausedParty,
  pauseMail,
  resumeMail,
  theirMail,
} from '#mailings/words/planner-log'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { type Failure, failureOf, toastFailure, useAction } from '../../client/calls/use-action.ts'
import { changeParty } from './calls.ts'
import { mailOfParty } from './mail/data.ts'

/**
 * Mail to a party and the planner's own messages, newest first, and the way to pause its mail.
 * @param contacts counts the messages of this visit: each is read back
 * @param changed reads the list anew
 */
export function PartyMail({
  event: { id: eventId, timeZone },
  party,
  contacts,
  changed,
}: {
  event: PlannerEvent
  party: Invitation
  contacts: number
  changed: () => Promise<void>
}) {
  const { id, label, email, paused } = party
  const [mails, setMails] = useState<LoggedMail[]>([])
  const [failure, setFailure] = useState<Failure>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: another message was noted, or it is tried again
  useEffect(() => {
    let stale = false
    mailOfParty(eventId, id).then(
      (found) => {
        if (stale) return
        setMails(found)
        setFailure(undefined)
      },
      (error) => {
        if (!stale) setFailure(failureOf(error))
      },
    )
    return () => {
      stale = true
    }
  }, [eventId, id, contacts, tries])
  const pause = useAction(async () => {
    await changeParty(eventId, id, { paused: !paused })
    await changed()
    toast(paused ? mailResumed(label) : mailPaused(label))
  }, toastFailure)
  return (
    <section className="stack tight" aria-label={theirMail}>
      <FailureNotice failure={failure} again={() => setTries(tries + 1)} />
      {mails.length > 0 && (
        <ul className="lines">
          {mails.map((mail) => {
            const advice = mailStateAdvice[mail.state]
            return (
              <li key={mail.id}>
                <span className={advice ? 'warning-text' : ''}>
                  {mailLine(mail, whenText(mail.at, timeZone))}
                </span>
                {advice && <p className="quietly small">{advice}</p>}
              </li>
            )
          })}
        </ul>
      )}
      {paused && <p className="warning-text">{pausedParty}</p>}
      {(email || paused) && (
        <div>
          <Button look="quiet" small disabled={pause.busy} onClick={() => void pause.run()}>
            {paused ? resumeMail : pauseMail}
            <span className="visually-hidden">{ofParty(label)}</span>
          </Button>
        </div>
      )}
    </section>
  )
}
