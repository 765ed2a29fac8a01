import { useState } from 'react'
import { type AuditEntry, type AuditPage, type AuditQuery, entityTypes } from '#contract/admin'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Loading } from '#ui/loading'
import { auditNotLoaded } from '#words/planner'
import { loading } from '#words/site'
import { api, ask } from '../../client/api.ts'
import { FailureNotice } from '../../client/failure-notice.tsx'
import { usePage } from './use-page.ts'
import { momentOf } from './when.ts'

function load(query: AuditQuery) {
  return ask((options) => api.admin.audit.$get({ query }, options), auditNotLoaded)
}

const everything: AuditQuery = { planner: '', entity: '', action: '', day: '', after: '' }

/** Who did what and when, newest first, by planner, kind of thing, action and day. */
export function AuditLog() {
  const [query, setQuery] = useState(everything)
  const { found, failure, again } = usePage(query, load)
  const filter = (more: Partial<AuditQuery>) => setQuery({ ...query, ...more, after: '' })
  return (
    <section className="stack" aria-labelledby="audit">
      <h2 id="audit">Audit log</h2>
      <div className="filters">
        <Field
          label="Planner"
          placeholder="Email or id"
          value={query.planner}
          onChange={({ target }) => filter({ planner: target.value })}
        />
        <div className="field">
          <label htmlFor="audit-entity">Entity</label>
          <select
            id="audit-entity"
            className="input"
            value={query.entity}
            onChange={({ target }) => filter({ entity: target.value as AuditQuery['entity'] })}
          >
            <option value="">All</option>
            {entityTypes.map((type) => (
              <option key={type}>{type}</option>
            ))}
          </select>
        </div>
        <Field
          label="Action"
          placeholder="CREATE_EVENT"
          value={query.action}
          onChange={({ target }) => filter({ action: target.value.toUpperCase().replace(/[^A-Z0-9_]/g, '') })}
        />
        <Field
          label="Day (UTC)"
          type="date"
          value={query.day}
          onChange={({ target }) => filter({ day: target.value })}
        />
      </div>
      <FailureNotice failure={failure} again={again} />
      {!found && !failure && <Loading>{loading}</Loading>}
      {found && <Entries {...found} />}
      <div className="row">
        <Button small disabled={query.after === ''} onClick={() => setQuery({ ...query, after: '' })}>
          Newest
        </Button>
        <Button
          small
          disabled={!found?.next}
          onClick={() => setQuery({ ...query, after: found?.next ?? '' })}
        >
          Older
        </Button>
      </div>
    </section>
  )
}

function Entries({ entries, next }: AuditPage) {
  if (entries.length === 0)
    return (
      <p className="quietly">
        {next === null
          ? 'Nothing was logged that fits.'
          : 'Nothing that fits was logged lately. Look at older ones.'}
      </p>
    )
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
    <section className="table-frame" aria-label="Entries" tabIndex={0}>
      <table className="table">
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
              <td>{entry.userEmail ?? entry.userId ?? 'a guest, or the clock'}</td>
              <td>{entry.action}</td>
              <td>
                {entry.entityType}
                <div className="quietly small">{entry.entityId}</div>
              </td>
              <td className="small">{told(entry.details)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  )
}

function told(details: AuditEntry['details']): string {
  return Object.entries(details ?? {})
    .map(([name, value]) => `${name}: ${typeof value === 'string' ? value : JSON.stringify(value)}`)
    .join(', ')
}
