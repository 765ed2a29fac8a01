import { diets } from '../../needs/rules/needs.ts'
import { type AboutGuests, headCounts, headFacts } from './about.ts'
import { isSameContent } from './canonical.ts'
import type { Change } from './diff.ts'

/** Changes of the event as a whole: guests first, then everything else that a sheet has once. */
export function aboutHead(change: Change): AboutGuests[] {
  if (change.of !== 'head' || !change.from || !change.to) return []
  const { from, to } = change
  const [was, is] = [from.head, to.head]
  const together = is.plates - was.plates === is.guests - was.guests
  return [
    ...headCounts
      // Usually every guest has a plate. Plates are reported only if they changed by another figure than the guests.
      .filter((of) => was[of] !== is[of] && !(of === 'plates' && together))
      .map((of) => ({ kind: 'count' as const, of, from: was[of], to: is[of] })),
    ...diets.flatMap((what) =>
      countChange(was.diets, is.diets, (one) => one.what === what).map((turn) => ({
        kind: 'diet' as const,
        what,
        ...turn,
      })),
    ),
    ...[...new Set([...to.extras, ...from.extras].map(({ label }) => label))].flatMap((label) =>
      countChange(from.extras, to.extras, (one) => one.label === label).map((turn) => ({
        kind: 'extra' as const,
        label,
        ...turn,
      })),
    ),
    ...(from.sparePercent === to.sparePercent
      ? []
      : [{ kind: 'spare' as const, from: from.sparePercent, to: to.sparePercent }]),
    ...(isSameContent(was.guaranteed, is.guaranteed)
      ? []
      : [{ kind: 'guaranteed' as const, from: was.guaranteed, to: is.guaranteed }]),
    ...headFacts
      .filter((of) => was[of] !== is[of])
      .map((of) => ({ kind: 'fact' as const, of, from: was[of], to: is[of] })),
  ]
}

/** A count in two lists, if it differs. Whatever a list lacks counts as none. */
function countChange<T extends { count: number }>(
  was: readonly T[],
  is: readonly T[],
  test: (one: T) => boolean,
) {
  const sum = (all: readonly T[]) => all.filter(test).reduce((total, { count }) => total + count, 0)
  const fromTo = { from: sum(was), to: sum(is) }
  return fromTo.from === fromTo.to ? [] : [fromTo]
}
