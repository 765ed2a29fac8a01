import { useRef } from 'react'
import type { OwnSession } from '#account/shape/own-account'
import {
  endOthers,
  endSession,
  endSessionOf,
  lastUsedOn,
  noOthers,
  othersEnded,
  sessionEnded,
  sessionsAbout,
  sessionsHeading,
  signedInOn,
  thisBrowser,
} from '#account/words/planner'
import { shortDay } from '#languages/en/days'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { ApiError, api, callApi } from '../../client/calls/api.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { localDay } from '../../client/local-day.ts'

/** Open sessions, to end one of them or all others. */
export function OwnSessions({ sessions, onEnded }: { sessions: OwnSession[]; onEnded: () => Promise<void> }) {
  const heading = useRef<HTMLHeadingElement>(null)
  const announce = async (sentence: string) => {
    await onEnded()
    // The button that was pressed is gone.
    heading.current?.focus()
    toast(sentence)
  }
  const end = useAction(async ({ id, browser }: OwnSession) => {
    const param = { sessionId: id }
    await callApi((options) => api.account.sessions[':sessionId'].$delete({ param }, options)).catch(
      (error: unknown) => {
        // It has ended meanwhile, which is what was asked for.
        if (!(error instanceof ApiError && error.status === 404)) throw error
      },
    )
    await announce(sessionEnded(browser))
  }, toastFailure)
  const endAll = useAction(async () => {
    await callApi((options) => api.account.sessions.$delete({}, options))
    await announce(othersEnded)
  }, toastFailure)
  const busy = end.busy || endAll.busy
  return (
    <section className="stack" aria-labelledby="sessions">
      <h2 id="sessions" ref={heading} tabIndex={-1}>
        {sessionsHeading}
      </h2>
      <p className="quietly">{sessionsAbout}</p>
      <ul className="own-sessions">
        {sessions.map((one) => {
          const since = shortDay(localDay(one.createdAt))
          return (
            <li key={one.id} className="row apart">
              <span>
                <strong>{one.browser}</strong> {one.here && <span className="badge">{thisBrowser}</span>}
                <br />
                <span className="quietly small">
                  {signedInOn(since)}, {lastUsedOn(shortDay(localDay(one.usedAt)))}
                </span>
              </span>
              {!one.here && (
                <Button
                  small
                  disabled={busy}
                  aria-label={endSessionOf(one.browser, since)}
                  onClick={() => void end.run(one)}
                >
                  {endSession}
                </Button>
              )}
            </li>
          )
        })}
      </ul>
      {sessions.length > 1 ? (
        <div>
          <Button disabled={busy} onClick={() => void endAll.run()}>
            {endOthers}
          </Button>
        </div>
      ) : (
        <p>{noOthers}</p>
      )}
    </section>
  )
}
