import type { Invitation } from '#invitations/shape/invitation'
import { locale } from '#languages/en/locale'
import type { SortBy } from './shown.ts'

const names = new Intl.Collator(locale, { numeric: true })

// The server orders by name, and a sort keeps that among equals.
const orders: Record<Exclude<SortBy, 'label'>, (a: Invitation, b: Invitation) => number> = {
  places: (a, b) => b.maxSize - a.maxSize,
  table: (a, b) =>
    Number(a.tableLabel === '') - Number(b.tableLabel === '') || names.compare(a.tableLabel, b.tableLabel),
  changed: (a, b) => b.updatedAt - a.updatedAt,
}

/** Puts parties that come by name into another order. */
export function sorted(parties: Invitation[], by: SortBy): Invitation[] {
  return by === 'label' ? parties : parties.sort(orders[by])
}
