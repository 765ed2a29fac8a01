import { checkingLine, mayBeOutOfDate, notConnectedSince } from '#live/words/shared'
import { Notice } from '#ui/notice'
import type { Connection } from '../../client/live/connection.ts'

/** Says when a live page is not known to be up to date. Nothing while it is. */
export function ConnectionNotice({ connection: { state, upToDateAt } }: { connection: Connection }) {
  if (state === 'lost')
    return (
      <Notice kind="warning">
        {notConnectedSince(upToDateAt)}. {mayBeOutOfDate}
      </Notice>
    )
  return state === 'checking' && <p className="checking">{checkingLine}</p>
}
