import { median } from './load.ts'

/** What a ratio should be: at most, or at least. */
export type Goal = { most: number } | { least: number }

/** One line of the table: medians of interleaved pairs, and how far the pairs' ratios lie apart. */
export type Ratio = {
  id: string
  what: string
  unit: string
  ours: number
  baseline: number
  ratio: number
  lowest: number
  highest: number
  pairs: number
  goal: Goal
  met: boolean
}

type Measure = (pair: number) => Promise<number>

/**
 * Measures the product and its baseline turn by turn, each going first every other time, after one pair that only
 * warms up. The ratio is the median of the pairs' own ratios, so that a busy moment of the machine falls on both.
 */
export async function ratio(
  { id, what, unit, goal }: Pick<Ratio, 'id' | 'what' | 'unit' | 'goal'>,
  pairs: number,
  ours: Measure,
  baseline: Measure,
): Promise<Ratio> {
  const measured: { ours: number; baseline: number }[] = []
  for (let pair = -1; pair < pairs; pair++) {
    const first = pair % 2 === 0 ? await ours(pair) : null
    const theirs = await baseline(pair)
    const mine = first ?? (await ours(pair))
    if (pair >= 0) measured.push({ ours: mine, baseline: theirs })
  }
  return line({ id, what, unit, goal }, measured)
}

/** The line of pairs that were measured elsewhere. */
export function line(
  named: Pick<Ratio, 'id' | 'what' | 'unit' | 'goal'>,
  measured: { ours: number; baseline: number }[],
): Ratio {
  const ratios = measured.map(({ ours, baseline }) => ours / baseline)
  const middle = median(ratios)
  const { goal } = named
  return {
    ...named,
    ours: median(measured.map(({ ours }) => ours)),
    baseline: median(measured.map(({ baseline }) => baseline)),
    ratio: middle,
    lowest: Math.min(...ratios),
    highest: Math.max(...ratios),
    pairs: measured.length,
    met: 'most' in goal ? middle <= goal.most : middle >= goal.least,
  }
}
