import { Link } from 'react-router'
import type { AuditPage, AuditQuery } from '#admin/shape/lists'
import { auditNotLoaded, clearFilters } from '#admin/words/planner'
import { entityTypes } from '#core/audit/entity-types'
import { loading } from '#core/words/shared'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Loading } from '#ui/loading'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useInAddress } from '../shared/list/use-in-address.ts'
import { AuditEntries } from './audit-entries.tsx'
import { addressOf, queryOf } from './audit-query.ts'
import { Finder } from './finder.tsx'
import { LogSubject } from './log-subject.tsx'
import { usePage } from './use-page.ts'

function load(query: AuditQuery) {
  return callApi((options) => api.admin.audit.$get({ query }, options), auditNotLoaded)
}

const asked = (query: string) => queryOf(new URLSearchParams(query))
const askedBy = (query: AuditQuery) => addressOf(query).toString()

/** The audit log, newest first, by planner, event, kind of thing, action and day, which stand in the address. */
export function AuditLog() {
  const [query, setQuery] = useInAddress(asked, askedBy)
  const { found, current, failure, again } = usePage(query, load)
  const filter = (more: Partial<AuditQuery>) =>
    setQuery((now) => queryOf(addressOf({ ...now, ...more, after: '' })))
  const { planner, event } = query
  return (
    <section className="stack" aria-labelledby="audit">
      <h2 id="audit">Audit log</h2>
      <Finder />
      {(event || planner) && <LogSubject planner={event ? '' : planner} event={event} />}
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
          onChange={({ target }) => filter({ action: target.value })}
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
          onClick={() => current && setQuery({ ...query, after: found?.next ?? '' })}
        >
          Older
        </Button>
      </div>
    </section>
  )
}

function Entries({ entries, names, next }: AuditPage) {
  if (entries.length > 0) return <AuditEntries entries={entries} names={names} />
  return (
    <div className="empty of-search">
      <p>{next === null ? 'No entry matches.' : 'No recent entry matches. Look at older ones.'}</p>
      <Link className="button" to="/dashboard/admin">
        {clearFilters}
      </Link>
    </div>
  )
}
