import { useEffect, useState } from 'react'
import { generatePath, Link } from 'react-router'
import { pages } from '#core/pages'
import type { PlannerEvent } from '#events/shape/event'
import { whenText } from '#languages/en/days'
import type { Reminders } from '#mailings/shape/mail'
import { nextCounts, pausedShort, remindersGoOut, seeMail } from '#mailings/words/planner-mail'
import { readReminders } from '../shared/mail/calls.ts'

/** Next reminder of the plan, or that mail is paused. Nothing where there is neither. */
export function NextMail({ event: { id, timeZone } }: { event: PlannerEvent }) {
  const [reminders, setReminders] = useState<Reminders>()
  useEffect(() => {
    let stale = false
    readReminders(id).then(
      (found) => {
        if (!stale) setReminders(found)
      },
      // The page of mail tells what fails.
      () => undefined,
    )
    return () => {
      stale = true
    }
  }, [id])
  const { next = [], paused = null } = reminders ?? {}
  const [soonest] = next
  if (reminders?.mail !== 'on' || (!soonest && !paused)) return null
  return (
    <p className="next-mail">
      {paused ? (
        <strong className="warning-text">{pausedShort}</strong>
      ) : (
        soonest && (
          <>
            <strong>{remindersGoOut(whenText(soonest.at, timeZone))}</strong>{' '}
            <span className="quietly">{nextCounts(next)}</span>
          </>
        )
      )}{' '}
      <Link to={generatePath(pages.guestMail.path, { id })}>{seeMail}</Link>
    </p>
  )
}
