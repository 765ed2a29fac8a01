import { Link } from 'react-router'
import type { AuditEntry } from '#admin/shape/lists'
import { logOfWhat } from '#admin/words/planner'
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
            <th scope="col">Action</th>
            <th scope="col">What</th>
            <th scope="col">Details</th>
          </tr>
        </thead>
        <tbody>
          {entries.map((entry) => (
            <tr key={entry.id}>
              <td className="stays">{momentOf(entry.createdAt)}</td>
              <td>
                <Who {...entry} />
              </td>
              <td className="stays small">{entry.action}</td>
              <td>
                <span className="stays">{entry.entityType}</span>
                <div className="quietly small">
                  <What entry={entry} />
                </div>
              </td>
              <td className="small">
                <Details details={entry.details} />
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

function What({ entry }: { entry: AuditEntry }) {
  const event = eventOf(entry)
  if (event === null || event !== entry.entityId) return entry.entityId
  return (
    <Link to={logOf({ event })} aria-label={logOfWhat(event)}>
      {event}
    </Link>
  )
}

function Details({ details }: Pick<AuditEntry, 'details'>) {
  return (
    <dl className="details">
      {factsOf(details).map(({ name, value, event }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            {event ? (
              <Link to={logOf({ event: value })} aria-label={logOfWhat(value)}>
                {value}
              </Link>
            ) : (
              value
            )}
          </dd>
        </div>
      ))}
    </dl>
  )
}
