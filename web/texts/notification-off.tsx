import { pages } from '#core/pages'
import type { NotificationKind } from '#notifications/shape'
import * as words from '#notifications/words/planner'
import { sentence } from '#ui/sentence'

/** State of the address at a mail's end: asks, or done. Null for an address that we did not make. */
export type StopNotification = { mail: NotificationKind | null; off: boolean }

/** `/notifications/:mail`: ends one kind of mail, with a press and without signing in. */
export function NotificationOff({ mail, off }: StopNotification) {
  const account = <a href={pages.account.path}>{words.stopAccount}</a>
  const [title, says] =
    mail === null
      ? [words.stopUnknownTitle, sentence(words.stopUnknown, account)]
      : off
        ? [words.stoppedTitle, words.stopped(words.notificationNames[mail])]
        : [words.stopTitle, words.stopAsked(words.notificationNames[mail])]
  return (
    <main className="page narrow stack loose">
      <h1>{title}</h1>
      <p className="lead">{says}</p>
      {mail !== null && !off && (
        <form method="post">
          <button className="button primary" type="submit">
            {words.stopPress}
          </button>
        </form>
      )}
      {mail !== null && <p>{sentence(words.stopBack, account)}</p>}
    </main>
  )
}
