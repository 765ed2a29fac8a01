import type { Counts } from '../../../invitations/shape/invitation.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export type ListCounts = Pick<Counts, 'coming' | 'notComing' | 'silent' | 'unused' | 'invited' | 'unlisted'>

export function countsLine(counts: ListCounts): string {
  return countsParts(counts)
    .map(({ text }) => text)
    .join(' · ')
}

/** 47 vengono, fuori lista: 2, 5 possono ancora venire */
export function mayStillCome(
  { coming, silent, unlisted }: Pick<Counts, 'coming' | 'silent' | 'unlisted'>,
  closed: boolean,
): string {
  if (silent === 0) return ''
  const come = `${figure(coming)} ${plural(coming, { one: 'viene', many: 'vengono', other: 'vengono' })}`
  const then = closed
    ? plural(silent, {
        one: 'non ha mai risposto',
        many: 'non hanno mai risposto',
        other: 'non hanno mai risposto',
      })
    : plural(silent, {
        one: 'può ancora venire',
        many: 'possono ancora venire',
        other: 'possono ancora venire',
      })
  const besides = unlisted > 0 ? ` (${countNames.unlisted}: ${figure(unlisted)})` : ''
  return `${come}${besides}, ${figure(silent)} ${then}`
}

/** The name stands first: it is then right for one and for many. */
export function countsParts(counts: ListCounts): { of: CountName; text: string }[] {
  return countsShown(counts).map((of) => {
    const text = `${countNames[of]}: ${figure(counts[of])}`
    return {
      of,
      text:
        of === (counts.unused > 0 ? 'unused' : 'silent')
          ? `${text} (invitati: ${figure(counts.invited)})`
          : text,
    }
  })
}

export const countNames = {
  coming: 'presenze',
  notComing: 'assenze',
  silent: 'senza risposta',
  unused: 'posti non usati',
  unlisted: 'fuori lista',
} as const
export type CountName = keyof typeof countNames

export function countsShown(counts: Pick<Counts, 'unused' | 'unlisted'>): CountName[] {
  const all = Object.keys(countNames) as CountName[]
  return all.filter((of) => (of !== 'unlisted' && of !== 'unused') || counts[of] > 0)
}
