import { median } from './load.ts'

/** The bound of a ratio: at most, or at least. */
export type Goal = { most: number } | { least: number }

/** One line of the table: the medians of interleaved pairs, and the lowest and highest ratio of a pair. */
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
 * Measures the product and its baseline in pairs, alternating which goes first. The first pair is a warm-up and is
 * dropped. The ratio is the median of the pairs' ratios, because a busy moment of the machine affects both of a pair.
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

/** Returns the table line of pairs that are already measured. */
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
