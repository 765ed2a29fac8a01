import type { Way } from './browser/taps.ts'
import type { Cost } from './database/counts.ts'
import type { Goal, Ratio } from './pairs/pairs.ts'

/** A measured figure with its bound. */
export type Gate = { id: string; what: string; figure: string; bound: string; met: boolean }

const said = (goal: Goal) => ('most' in goal ? `≤ ${goal.most}` : `≥ ${goal.least}`)

function figure(value: number): string {
  if (value >= 100) return Math.round(value).toLocaleString('en-US')
  return value.toFixed(value >= 10 ? 1 : 2)
}

function rows(lines: string[][], right: Set<number>): void {
  const widths = (lines[0] ?? []).map((_, column) =>
    Math.max(...lines.map((cells) => cells[column]?.length ?? 0)),
  )
  for (const cells of lines) {
    const padded = cells.map((cell, column) => {
      const space = ' '.repeat((widths[column] ?? 0) - cell.length)
      return right.has(column) ? space + cell : cell + space
    })
    console.log(padded.join('  ').trimEnd())
  }
  console.log()
}

const met = (one: boolean) => (one ? 'met' : 'MISSED')

/** Prints the ratios. The spread is the lowest and highest ratio of a pair. */
export function printRatios(ratios: Ratio[]): void {
  rows(
    [
      ['', 'what', 'ours', 'baseline', 'unit', 'ratio', 'spread', 'goal', ''],
      ...ratios.map((one) => [
        one.id,
        one.what,
        figure(one.ours),
        figure(one.baseline),
        one.unit,
        one.ratio.toFixed(2),
        `${one.lowest.toFixed(2)} to ${one.highest.toFixed(2)}`,
        said(one.goal),
        met(one.met),
      ]),
    ],
    new Set([2, 3, 5, 6]),
  )
}

export function printGates(gates: Gate[]): void {
  rows(
    [
      ['', 'what', 'figure', 'bound', ''],
      ...gates.map((one) => [one.id, one.what, one.figure, one.bound, met(one.met)]),
    ],
    new Set([2]),
  )
}

export function printCosts(costs: Cost[]): void {
  rows(
    [
      ['what', 'trips to D1', 'rows read', 'rows written', 'bytes'],
      ...costs.map(({ what, trips, rows: read, written, bytes }) => [
        what,
        ...[trips, read, written].map(String),
        figure(bytes),
      ]),
    ],
    new Set([1, 2, 3, 4]),
  )
}

/** Prints the rows written by each verb, index rows included. */
export function printRowsWritten(written: Record<string, number>): void {
  rows(
    [['verb', 'rows written'], ...Object.entries(written).map(([verb, count]) => [verb, String(count)])],
    new Set([1]),
  )
}

/** Prints what a party does on the guest's way. The seconds are those of a model, and of waiting for the page. */
export function printWays(ways: Way[]): void {
  if (ways.length === 0) return
  rows(
    [
      ['guest’s way on a phone', 'taps', 'swipes', 'characters', 'seconds', 'of these waiting'],
      ...ways.map(({ what, taps, swipes, characters, seconds, waited }) => [
        what,
        ...[taps, swipes, characters, Math.round(seconds)].map(String),
        waited.toFixed(1),
      ]),
    ],
    new Set([1, 2, 3, 4, 5]),
  )
}
