import type { Counts } from '../../../invitations/shape/invitation.ts'
import { plural } from '../forms.ts'
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
  const then = closed
    ? `${figure(silent)} sem resposta`
    : plural(silent, {
        one: `${figure(silent)} ainda pode vir`,
        many: `${figure(silent)} ainda podem vir`,
        other: `${figure(silent)} ainda podem vir`,
      })
  const besides = unlisted > 0 ? `, ${withCount('unlisted', unlisted)}` : ''
  return `${withCount('coming', coming)}${besides}, ${then}`
}

/** The parts of `countsLine`, each with its figure. The first three or four add up to who was invited. */
export function countsParts(counts: ListCounts): { of: CountName; text: string }[] {
  return countsShown(counts).map((of) => {
    const text = withCount(of, counts[of])
    const invited = plural(counts.invited, { one: 'convidado', many: 'de convidados', other: 'convidados' })
    return {
      of,
      text:
        of === (counts.unused > 0 ? 'unused' : 'silent')
          ? `${text} (${figure(counts.invited)} ${invited})`
          : text,
    }
  })
}

/** The figures of a list by name, in the order in which they are shown. */
export const countNames = {
  coming: 'vêm',
  notComing: 'não vêm',
  silent: 'sem resposta',
  unused: 'sem uso',
  unlisted: 'fora da lista',
} as const
export type CountName = keyof typeof countNames

/** 1 vem, 2 vêm */
function withCount(of: CountName, count: number): string {
  const one = { coming: 'vem', notComing: 'não vem' }
  const name = countNames[of]
  const alone = of === 'coming' || of === 'notComing' ? one[of] : name
  return `${figure(count)} ${plural(count, { one: alone, many: name, other: name })}`
}

/** Names of the figures that are shown of a list. */
export function countsShown(counts: Pick<Counts, 'unused' | 'unlisted'>): CountName[] {
  const all = Object.keys(countNames) as CountName[]
  return all.filter((of) => (of !== 'unlisted' && of !== 'unused') || counts[of] > 0)
}
