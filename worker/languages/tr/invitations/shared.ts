import type { Counts } from '../../../invitations/shape/invitation.ts'
import { figure } from '../writing.ts'

/** Figures of a guest list that are shown. */
export type ListCounts = Pick<Counts, 'coming' | 'notComing' | 'silent' | 'unused' | 'invited' | 'unlisted'>

/** The figures of a guest list, the same on every screen and paper. Guests who are not on it are told where there are any. */
export function countsLine(counts: ListCounts): string {
  return countsParts(counts)
    .map(({ text }) => text)
    .join(' · ')
}

/**
 * The same for a kitchen, which cooks for who comes: who may still come, and who never answered once answers are closed.
 * Nothing once all have answered.
 */
export function mayStillCome(
  { coming, silent, unlisted }: Pick<Counts, 'coming' | 'silent' | 'unlisted'>,
  closed: boolean,
): string {
  if (silent === 0) return ''
  const then = closed ? 'kişi yanıtlamadı' : 'kişi daha gelebilir'
  const besides = unlisted > 0 ? `, ${figure(unlisted)} ${countNames.unlisted}` : ''
  return `${figure(coming)} ${countNames.coming}${besides}, ${figure(silent)} ${then}`
}

/** The parts of `countsLine`, each with its figure. The first three or four add up to who was invited. */
export function countsParts(counts: ListCounts): { of: CountName; text: string }[] {
  return countsShown(counts).map((of) => {
    const text = `${figure(counts[of])} ${countNames[of]}`
    return {
      of,
      text:
        of === (counts.unused > 0 ? 'unused' : 'silent')
          ? `${text} (${figure(counts.invited)} davetli)`
          : text,
    }
  })
}

/** The figures of a list by name, in the order in which they are shown. */
export const countNames = {
  coming: 'geliyor',
  notComing: 'gelmiyor',
  silent: 'yanıtlamadı',
  unused: 'kullanılmadı',
  unlisted: 'listede yok',
} as const
export type CountName = keyof typeof countNames

/** Names of the figures that are shown of a list. */
export function countsShown(counts: Pick<Counts, 'unused' | 'unlisted'>): CountName[] {
  const all = Object.keys(countNames) as CountName[]
  return all.filter((of) => (of !== 'unlisted' && of !== 'unused') || counts[of] > 0)
}
