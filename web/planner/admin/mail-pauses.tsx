import { useEffect, useState } from 'react'
import type { MailPause } from '#admin/shape/mail-pauses'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { type Failure, failureOf, toastFailure, useAction } from '../../client/calls/use-action.ts'
import { dayOf } from './when.ts'

const read = async () => (await callApi((options) => api.admin['mail-pauses'].$get({}, options))).pauses

/** Mail to guest lists that is paused, each with its planner and reason, and the way to let it go on. */
export function MailPauses() {
  const [pauses, setPauses] = useState<MailPause[]>()
  const [failure, setFailure] = useState<Failure>()
  const [tries, setTries] = useState(0)
  // biome-ignore lint/correctness/useExhaustiveDependencies: it is read again once one was lifted
  useEffect(() => {
    read().then(setPauses, (error) => setFailure(failureOf(error)))
  }, [tries])
  const again = () => {
    setFailure(undefined)
    setTries(tries + 1)
  }
  const lift = useAction(async ({ id, subject }: MailPause) => {
    if (subject === 'event')
      await callApi((options) => api.admin.events[':id']['mail-pause'].$delete({ param: { id } }, options))
    else
      await callApi((options) =>
        api.admin.planners[':planner']['mail-pause'].$delete({ param: { planner: id } }, options),
      )
    again()
    toast('Mail resumed.')
  }, toastFailure)
  return (
    <section className="stack" aria-labelledby="mail-pauses">
      <h2 id="mail-pauses">Paused mail to guests</h2>
      <FailureNotice failure={failure} again={again} />
      {pauses?.length === 0 && (
        <p className="quietly">
          None. Mail of an event or a planner is paused when too much of it comes back or is marked as spam.
        </p>
      )}
      {pauses && pauses.length > 0 && (
        <ul className="lines">
          {pauses.map((pause) => (
            <li key={pause.id} className="row apart">
              <div>
                <strong>{nameOf(pause)}</strong> ·{' '}
                {pause.reason === 'bounces' ? 'too much came back' : 'marked as spam'} · {dayOf(pause.at)}
                {pause.plannerEmail && (
                  <div>
                    {pause.plannerName} · <a href={`mailto:${pause.plannerEmail}`}>{pause.plannerEmail}</a>
                  </div>
                )}
              </div>
              <Button
                small
                disabled={lift.busy}
                aria-label={`Resume mail: ${nameOf(pause)}`}
                onClick={() => void lift.run(pause)}
              >
                Resume mail
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function nameOf({ subject, title, plannerName }: MailPause): string {
  if (subject === 'event') return title ?? 'A deleted event'
  return `All events of ${plannerName ?? 'a deleted account'}`
}
