import { Link } from 'react-router'
import type { AuditEntry } from '#admin/shape/lists'
import { actionInWords, entryCode, logOfWhat } from '#admin/words/planner'
import { logOf } from './audit-query.ts'
import { eventOf, factsOf } from './details.ts'
import { momentOf } from './when.ts'

/** Entries of the log, whole. Who and what leads to its own log. */
export function AuditEntries({ entries }: { entries: AuditEntry[] }) {
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="table-frame" aria-label="Entries" tabIndex={0}>
      <table className="table entries">
        <thead>
          <tr>
            <th scope="col">When (UTC)</th>
            <th scope="col">Who</th>
            <th scope="col">What happened</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className="stays">{momentOf(entry.createdAt)}</td>
              <td>
                <Who {...entry} />
              </td>
              <td>
                <Happened entry={entry} />
              </td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function Who({ userId, userEmail }: AuditEntry) {
  const who = userEmail ?? userId
  return who === null ? 'a guest, or the clock' : <Link to={logOf({ planner: who })}>{who}</Link>
}

/** One line, in words; the facts, the entry's code and what it is about open below it. */
function Happened({ entry }: { entry: AuditEntry }) {
  const facts = factsOf(entry.details)
  return (
    <details className="happened">
      <summary>
        {actionInWords(entry.action)}
        <span className="quietly small"> {facts.map(({ value }) => value).join(' · ')}</span>
      </summary>
      <dl className="details small">
        {facts.map(({ name, value, event }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{event ? <LogOfEvent event={value} /> : value}</dd>
          </div>
        ))}
        <div>
          <dt>{entryCode}</dt>
          <dd>{entry.action}</dd>
        </div>
        <div>
          <dt>{entry.entityType}</dt>
          <dd>
            <What entry={entry} />
          </dd>
        </div>
      </dl>
    </details>
  )
}

function What({ entry }: { entry: AuditEntry }) {
  const event = eventOf(entry)
  return event === null || event !== entry.entityId ? entry.entityId : <LogOfEvent event={event} />
}

function LogOfEvent({ event }: { event: string }) {
  return (
    <Link to={logOf({ event })} aria-label={logOfWhat(event)}>
      {event}
    </Link>
  )
}
