import type { AuditQuery } from '#admin/shape/lists'
import { entityTypes } from '#core/audit/entity-types'

const names = ['planner', 'event', 'entity', 'action', 'day', 'after'] as const

/** The log's query from the address. Invalid parts are left out. */
export function queryOf(address: URLSearchParams): AuditQuery {
  const [planner = '', event = '', entity = '', action = '', day = '', after = ''] = names.map(
    (name) => address.get(name) ?? '',
  )
  return {
    planner,
    event,
    entity: entityTypes.find((type) => type === entity) ?? '',
    action: action.toUpperCase().replace(/[^A-Z0-9_]/g, ''),
    day,
    after,
  }
}

/** The address that asks for it: what is empty is not in it. */
export function addressOf(query: Partial<AuditQuery>): URLSearchParams {
  return new URLSearchParams(names.flatMap((name) => (query[name] ? [[name, query[name]]] : [])))
}

/** Leads to the log of a planner or of an event. */
export function logOf(subject: { planner: string } | { event: string }): string {
  return `/dashboard/admin?${addressOf(subject).toString()}`
}
