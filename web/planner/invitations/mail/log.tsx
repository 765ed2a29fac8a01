import { useState } from 'react'
import { generatePath, Link } from 'react-router'
import { pages } from '#core/pages'
import type { PlannerEvent } from '#events/shape/event'
import { whenText } from '#languages/en/days'
import type { LoggedMail, MailLog, MailState, Reminders } from '#mailings/shape/mail'
import * as words from '#mailings/words/planner-log'
import { Button } from '#ui/button'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useAction } from '../../../client/calls/use-action.ts'
import { Editing } from '../../shared/event/editing.tsx'
import { readLog } from './data.ts'

const troubles: readonly MailState[] = ['unknown', 'undeliverable', 'complained', 'stopped']

/** Log of each mail, newest first. @param onlyTroubles those that need the planner. @param again opens the dialog that sends a mail once more */
export function Log({
  event,
  first,
  states,
  onlyTroubles,
  setOnlyTroubles,
  again,
}: {
  event: PlannerEvent
  first: MailLog
  states: Reminders['states']
  onlyTroubles: boolean
  setOnlyTroubles: (only: boolean) => void
  again: (mail: LoggedMail) => void
}) {
  const [older, setOlder] = useState<MailLog>()
  const next = older ? older.next : first.next
  const more = useAction(async () => {
    const page = await readLog(event.id, next)
    setOlder((before) => ({ ...page, mails: [...(before?.mails ?? []), ...page.mails] }))
  })
  const known = new Set(first.mails.map(({ id }) => id))
  const all = [...first.mails, ...(older?.mails ?? []).filter(({ id }) => !known.has(id))]
  const shown = onlyTroubles ? all.filter(({ state }) => troubles.includes(state)) : all
  return (
    <section className="stack" aria-labelledby="log">
      <h2 id="log">{words.logHeading}</h2>
      {all.length === 0 ? (
        <p className="quietly">{words.logEmpty}</p>
      ) : (
        <>
          <p className="figures" role="status">
            {words.stateCounts(states)}
          </p>
          <fieldset className="guest-views">
            <legend className="visually-hidden">{words.logHeading}</legend>
            {[false, true].map((one) => (
              <label key={String(one)} className="chip">
                <input
                  type="radio"
                  name="log"
                  checked={onlyTroubles === one}
                  onChange={() => setOnlyTroubles(one)}
                />
                {one ? words.logTroubles : words.logAll}
              </label>
            ))}
          </fieldset>
          {shown.length === 0 && <p role="status">{words.noTroubles}</p>}
          <ul className="lines mail-log">
            {shown.map((mail) => (
              <Line key={mail.id} event={event} mail={mail} again={again} />
            ))}
          </ul>
        </>
      )}
      <FailureNotice failure={more.failure} again={() => void more.run()} />
      {next !== undefined && (
        <div>
          <Button small disabled={more.busy} onClick={() => void more.run()}>
            {words.olderMails}
          </Button>
        </div>
      )}
    </section>
  )
}

function Line({
  event: { id, timeZone },
  mail,
  again,
}: {
  event: PlannerEvent
  mail: LoggedMail
  again: (mail: LoggedMail) => void
}) {
  const { kind, name, state, at, invitationId } = mail
  const advice = words.mailStateAdvice[state]
  const find = new URLSearchParams({ find: name }).toString()
  return (
    <li>
      <div className="row apart">
        <strong>
          {invitationId && name ? (
            <Link to={`${generatePath(pages.guestList.path, { id })}?${find}`}>{name}</Link>
          ) : (
            name || words.erasedName
          )}
        </strong>
        <span className={`figures ${advice ? 'warning-text' : 'quietly'}`}>
          {words.mailLine(mail, whenText(at, timeZone))}
        </span>
      </div>
      {advice && <p className="quietly small">{advice}</p>}
      {state === 'unknown' && kind !== 'news' && (
        <Editing>
          <Button small onClick={() => again(mail)}>
            {words.sendAgain}
            <span className="visually-hidden">{words.toName(name)}</span>
          </Button>
        </Editing>
      )}
    </li>
  )
}
