import { useState } from 'react'
import type { EventLog, LogEntry } from '#members/shape/log'
import * as words from '#members/words/planner-log'
import { Button } from '#ui/button'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { momentIn } from '../shared/moment.ts'
import { readLog } from './data.ts'

/** The event's log: each change with its author, newest first. */
export function Log({ first, userId }: { first: EventLog; userId: string }) {
  const { event } = useEvent()
  const [older, setOlder] = useState<EventLog>()
  const next = older ? older.next : first.next
  const more = useAction(async () => {
    const page = await readLog(event.id, next)
    setOlder((before) => ({ ...page, entries: [...(before?.entries ?? first.entries), ...page.entries] }))
  })
  // Older entries stay when the first page moves on, and the two may then share some.
  const known = new Set(first.entries.map(({ id }) => id))
  const all = [...first.entries, ...(older?.entries ?? []).filter(({ id }) => !known.has(id))]
  return (
    <section className="stack" aria-labelledby="changes">
      <h3 id="changes">{words.logTitle}</h3>
      <p className="quietly">{all.length > 0 ? words.logAbout : words.logEmpty}</p>
      <ol className="changes">
        {all.map((entry) => (
          <Change key={entry.id} entry={entry} timeZone={event.timeZone} userId={userId} />
        ))}
      </ol>
      <FailureNotice failure={more.failure} again={() => void more.run()} />
      {next !== undefined && (
        <div>
          <Button small disabled={more.busy} onClick={() => void more.run()}>
            {words.olderChanges}
          </Button>
        </div>
      )}
    </section>
  )
}

function Change({ entry, timeZone, userId }: { entry: LogEntry; timeZone: string; userId: string }) {
  return (
    <li>
      <div>
        <strong>{words.doerName(entry.by, userId)}</strong> {words.whatWasDone(entry)}
      </div>
      <time className="quietly small figures" dateTime={new Date(entry.at).toISOString()}>
        {momentIn(timeZone, entry.at)}
      </time>
    </li>
  )
}
