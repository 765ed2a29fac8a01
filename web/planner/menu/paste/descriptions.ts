import type { LineKind } from './parsed-line.ts'
import type { Line } from './read-lines.ts'

/** Lines and their parts as far as they are known. `shown` holds the places of those that were not left out at first. */
export type Menu = { lines: readonly Line[]; parts: (LineKind | undefined)[]; shown: number[] }

/** Finds the lines that describe the dish above them, among those that head nothing. */
export function findDescriptions(menu: Menu): void {
  const { lines, parts, shown } = menu
  const inPairs = pairs(menu)
  const priced = lines.filter((line) => line.priced).length > 1
  let dish: Line | undefined
  for (const at of shown) {
    const line = lines[at] as Line
    if (parts[at] === 'course' || parts[at] === 'out') {
      if (parts[at] === 'course') dish = undefined
      continue
    }
    if (
      dish &&
      parts[at] === undefined &&
      !line.other &&
      (inPairs.has(at) || (!line.apart && describes(line, dish, priced)))
    )
      parts[at] = 'description'
    if (parts[at] !== 'description') dish = line
  }
}

function describes(line: Line, dish: Line, menuHasPrices: boolean): boolean {
  if (line.goesOn) return !/^\p{Ll}/u.test(dish.text)
  if (line.bullet !== 'none' || line.words < 2) return false
  return (
    dish.bullet !== 'none' ||
    line.indent > dish.indent + 1 ||
    (dish.bold && !line.bold) ||
    (dish.caps && !line.caps) ||
    (line.italic && !dish.italic) ||
    (menuHasPrices && dish.priced && !line.priced)
  )
}

/** Second lines where dishes stand in twos, the second a list or longer than the first. */
function pairs(menu: Menu): Set<number> {
  const { lines } = menu
  const runs: number[][] = []
  for (const at of menu.shown) {
    if (menu.parts[at] !== undefined) {
      runs.push([])
      continue
    }
    if (lines[at]?.apart || runs.length === 0) runs.push([at])
    else runs.at(-1)?.push(at)
  }
  const filled = runs.filter((run) => run.length > 0)
  const lists = (at: number | undefined) =>
    at === undefined ? false : (lines[at]?.text.includes(',') ?? false)
  const seconds = filled.flatMap((run) => run.filter((_, index) => index % 2 === 1))
  const even = filled.every((run) => run.length % 2 === 0) && seconds.length > 1
  const listed = filled.every((run) => run.every((at, index) => lists(at) === (index % 2 === 1)))
  const longer = filled.every(
    ([first, second, ...more]) =>
      more.length === 0 && (lines[second ?? 0]?.words ?? 0) > Math.max(2, lines[first ?? 0]?.words ?? 0),
  )
  return new Set(even && (listed || longer) ? seconds : [])
}
