import type { Invitation } from '#invitations/shape/invitation'
import { matchesTerms, searchTerms } from '../../shared/list/find.ts'
import type { Answer, Shown } from './shown.ts'
import { sorted } from './sort.ts'

/** The parties that a search shows, in its order. */
export function partiesShown(list: readonly Invitation[], { find, answer, sort }: Shown): Invitation[] {
  const terms = searchTerms(find)
  const found = list.filter(
    (one) => answered(one, answer) && (terms.length === 0 || matchesTerms(textOf(one), terms)),
  )
  return sorted(found, sort)
}

/** True for a party in which somebody answered like this. */
export function answered({ counts, missing, email }: Invitation, answer: Answer): boolean {
  if (answer === 'unaddressed') return counts.silent > 0 && !email
  if (answer === 'missing') return missing !== undefined
  if (answer === 'silent') return counts.silent > 0
  if (answer === 'coming') return counts.coming > 0
  return answer === 'all' || counts.notComing > 0
}

/** People without an answer, of parties without an address. */
export function silentWithoutAddress(parties: readonly Invitation[]): number {
  return parties.reduce((sum, one) => sum + (answered(one, 'unaddressed') ? one.counts.silent : 0), 0)
}

/** The next party after the open one of which somebody has not answered; from the first where that one is not shown. */
export function nextSilentAfter(parties: readonly Invitation[], opened: string): Invitation | undefined {
  const at = parties.findIndex(({ id }) => id === opened)
  return parties.slice(at + 1).find((one) => answered(one, 'silent'))
}

/** Everything of a party that a search finds. A phone number is also found without its signs. */
function textOf({ label, people, email, phone, tableLabel, note }: Invitation): string {
  const names = people.map(({ name }) => name).join(' ')
  return [label, names, email, phone, phone?.replace(/\D/g, ''), tableLabel, note].filter(Boolean).join(' ')
}
