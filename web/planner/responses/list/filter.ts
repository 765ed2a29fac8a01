import type { PlannerDecline } from '#party/shape/decline'
import { matchesTerms, searchTerms } from '../../shared/list/find.ts'
import type { Row } from './rows.ts'

/** Criteria for a person; all have to hold. */
export type Filter = {
  /** Words of the name, the address or the table. */
  name: string
  /** The id of a dish. */
  dish: string
  needs: boolean
  missing: boolean
  /** The last mail to the party was given up. */
  undelivered: boolean
  /** New or changed since the last visit. */
  recent: boolean
}

export const unfiltered: Filter = {
  name: '',
  dish: '',
  needs: false,
  missing: false,
  undelivered: false,
  recent: false,
}

/** The filters that are on or off. */
export const switches = ['needs', 'missing', 'undelivered', 'recent'] as const
export type Switch = (typeof switches)[number]

/** True where something is looked for. */
export function isFiltering(filter: Filter): boolean {
  return filter.name.trim() !== '' || filter.dish !== '' || switches.some((one) => filter[one])
}

/** @param seen the time of the newest change that the last visit showed */
export function has(row: Row, one: Switch, seen: number): boolean {
  if (one === 'needs') return row.need !== ''
  if (one === 'missing') return row.missing
  if (one === 'undelivered') return row.response.undelivered
  return row.response.updatedAt > seen
}

/** The people who have all of what is looked for. */
export function filtered(rows: readonly Row[], filter: Filter, seen: number): Row[] {
  const terms = searchTerms(filter.name)
  const on = switches.filter((one) => filter[one])
  return rows.filter(
    (row) =>
      (filter.dish === '' || row.cells.some(({ choice }) => choice === filter.dish)) &&
      on.every((one) => has(row, one, seen)) &&
      matchesTerms(`${row.person.name} ${row.besides}`, terms),
  )
}

/** Number of people each switch would show, together with the other criteria. */
export function countsOf(rows: readonly Row[], filter: Filter, seen: number): Record<Switch, number> {
  const count = (one: Switch) => filtered(rows, { ...filter, [one]: true }, seen).length
  return {
    needs: count('needs'),
    missing: count('missing'),
    undelivered: count('undelivered'),
    recent: count('recent'),
  }
}

/** True for a decline with the names looked for. It has neither dishes nor needs. @param seen as above */
export function matchesDecline(decline: PlannerDecline, filter: Filter, seen: number): boolean {
  const { dish, needs, missing, undelivered, recent } = filter
  const terms = searchTerms(filter.name)
  return (
    !(dish || needs || missing) &&
    (!undelivered || decline.undelivered) &&
    (!recent || decline.createdAt > seen) &&
    (terms.length === 0 ||
      decline.names.some((name) => matchesTerms(`${name} ${decline.email ?? ''}`, terms)))
  )
}
