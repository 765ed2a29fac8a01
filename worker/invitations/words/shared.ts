import { figure } from '../../core/figures.ts'
import type { Counts } from '../shape/invitation.ts'

/** Figures of a guest list that are told. */
export type ToldCounts = Pick<Counts, 'coming' | 'notComing' | 'silent' | 'unused' | 'invited' | 'unlisted'>

/** The figures of a guest list, the same on every screen and paper. Guests who are not on it are told where there are any. */
export function countsLine(counts: ToldCounts): string {
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
  const then = closed ? 'never answered' : 'may still come'
  const besides = unlisted > 0 ? `, ${figure(unlisted)} ${toldNames.unlisted}` : ''
  return `${figure(coming)} ${toldNames.coming}${besides}, ${figure(silent)} ${then}`
}

/** The parts of `countsLine`, each with the figure it tells. The first three or four add up to who was invited. */
export function countsParts(counts: ToldCounts): { of: Told; text: string }[] {
  return toldOf(counts).map((of) => {
    const text = `${figure(counts[of])} ${toldNames[of]}`
    return {
      of,
      text:
        of === (counts.unused > 0 ? 'unused' : 'silent')
          ? `${text} (${figure(counts.invited)} invited)`
          : text,
    }
  })
}

/** The figures of a list by name, in the order in which they are told. */
export const toldNames = {
  coming: 'coming',
  notComing: 'not coming',
  silent: 'not answered',
  unused: 'not used',
  unlisted: 'not on the list',
} as const
export type Told = keyof typeof toldNames

/** The figures that are told of a list. */
export function toldOf(counts: Pick<Counts, 'unused' | 'unlisted'>): Told[] {
  const all = Object.keys(toldNames) as Told[]
  return all.filter((of) => (of !== 'unlisted' && of !== 'unused') || counts[of] > 0)
}
