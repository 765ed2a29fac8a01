import { Link } from 'react-router'
import type { AuditEntry, AuditPage } from '#admin/shape/lists'
import { actionInWords, deletedAccount, entryCode, logOfEvent, logOfWhat } from '#admin/words/planner'
import { logOf } from './audit-query.ts'
import { eventOf, factsOf, subjectOf } from './details.ts'
import { momentOf } from './when.ts'

/** Entries of the log, whole. Who and what leads to its own log. */
export function AuditEntries({ entries, names }: Pick<AuditPage, 'entries' | 'names'>) {
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
                <Happened entry={entry} names={names} />
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
  if (who === null) return 'a guest, or the clock'
  return <Link to={logOf({ planner: who })}>{userEmail ?? deletedAccount}</Link>
}

/** One line, in words; the facts, the entry's code and what it is about open below it. */
function Happened({ entry, names }: { entry: AuditEntry; names: AuditPage['names'] }) {
  const facts = factsOf(entry, names)
  const subject = subjectOf(entry, names)
  const event = eventOf(entry)
  const said = [subject, ...facts.map(({ value }) => value)].filter(Boolean)
  return (
    <details className="happened">
      <summary>
        {actionInWords(entry.action)}
        <span className="quietly small"> {said.join(' · ')}</span>
      </summary>
      <dl className="details small">
        {subject && (
          <div>
            <dt>{actionInWords(entry.entityType)}</dt>
            <dd>{subject}</dd>
          </div>
        )}
        {facts.map(({ name, value, event }) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>
              {event ? (
                <Link to={logOf({ event })} aria-label={logOfWhat(value)}>
                  {value}
                </Link>
              ) : (
                value
              )}
            </dd>
          </div>
        ))}
        <div>
          <dt>{entryCode}</dt>
          <dd>{entry.action}</dd>
        </div>
      </dl>
      {event && !facts.some((fact) => fact.event) && (
        <p className="small">
          <Link to={logOf({ event })}>{logOfEvent}</Link>
        </p>
      )}
    </details>
  )
}
