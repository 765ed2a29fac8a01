import type { ReactNode } from 'react'
import type { MailWords } from '#languages/language'

/** Mail that a mailbox has stopped, of which event. The title is empty for one that is gone. */
type Stopped = { title: string; event: boolean; all: boolean }

/** The address at the end of a mail to the guest list: asks, or tells what it stopped. Null for one that we did not make. */
export type StopPage = { stopped: Stopped | null; began: boolean }

/** `/stop/:token`: stops mail to the guest list, of one event or of all, or begins it again, with a press. */
export function Stop({ stopped, began, words }: StopPage & { words: MailWords['mailings']['stopPage'] }) {
  if (stopped === null) return <Says title={words.stopUnknownTitle} says={words.stopUnknown} />
  const { title, event, all } = stopped
  const again = <Press what="none">{words.startAgain}</Press>
  if (all)
    return (
      <Says title={words.allStopped} says={words.allStoppedAbout}>
        {again}
      </Says>
    )
  if (event)
    return (
      <Says title={words.eventStopped(title)} says={words.eventStoppedAbout}>
        {again}
        <Press what="all">{words.stopAll}</Press>
      </Says>
    )
  return (
    <Says title={began ? words.started(title) : words.stopAsked(title)} says={words.stopAbout}>
      <Press what="event" primary>
        {words.stopEvent}
      </Press>
      <Press what="all">{words.stopAll}</Press>
    </Says>
  )
}

function Says({ title, says, children }: { title: string; says: string; children?: ReactNode }) {
  return (
    <main className="page narrow stack loose">
      <h1>{title}</h1>
      <p className="lead">{says}</p>
      {children && (
        <form method="post" className="row">
          {children}
        </form>
      )}
    </main>
  )
}

// A post to the bare address is a mail program's, and stops the event's.
function Press({ what, primary, children }: { what: string; primary?: boolean; children: ReactNode }) {
  return (
    <button className={`button ${primary ? 'primary' : ''}`} type="submit" formAction={`?what=${what}`}>
      {children}
    </button>
  )
}
