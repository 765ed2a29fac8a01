import type { Counts } from '../../../invitations/shape/invitation.ts'
import { plural } from '../forms.ts'
import { figure } from '../writing.ts'

export type ListCounts = Pick<Counts, 'coming' | 'notComing' | 'silent' | 'unused' | 'invited' | 'unlisted'>

export function countsLine(counts: ListCounts): string {
  return countsParts(counts)
    .map(({ text }) => text)
    .join(' · ')
}

/** 47 viennent (hors liste : 2), 5 peuvent encore venir */
export function mayStillCome(
  { coming, silent, unlisted }: Pick<Counts, 'coming' | 'silent' | 'unlisted'>,
  closed: boolean,
): string {
  if (silent === 0) return ''
  const come = `${figure(coming)} ${plural(coming, { one: 'vient', many: 'viennent', other: 'viennent' })}`
  const then = closed
    ? plural(silent, {
        one: 'n’a jamais répondu',
        many: 'n’ont jamais répondu',
        other: 'n’ont jamais répondu',
      })
    : plural(silent, {
        one: 'peut encore venir',
        many: 'peuvent encore venir',
        other: 'peuvent encore venir',
      })
  const besides = unlisted > 0 ? ` (${countNames.unlisted} : ${figure(unlisted)})` : ''
  return `${come}${besides}, ${figure(silent)} ${then}`
}

/** The name stands first: it is then right for one and for many. */
export function countsParts(counts: ListCounts): { of: CountName; text: string }[] {
  return countsShown(counts).map((of) => {
    const text = `${countNames[of]} : ${figure(counts[of])}`
    return {
      of,
      text:
        of === (counts.unused > 0 ? 'unused' : 'silent')
          ? `${text} (invitations : ${figure(counts.invited)})`
          : text,
    }
  })
}

export const countNames = {
  coming: 'présences',
  notComing: 'absences',
  silent: 'sans réponse',
  unused: 'places non utilisées',
  unlisted: 'hors liste',
} as const
export type CountName = keyof typeof countNames

export function countsShown(counts: Pick<Counts, 'unused' | 'unlisted'>): CountName[] {
  const all = Object.keys(countNames) as CountName[]
  return all.filter((of) => (of !== 'unlisted' && of !== 'unused') || counts[of] > 0)
}
