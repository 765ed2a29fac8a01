import { findDescriptions, type Menu } from './descriptions.ts'
import type { LineKind } from './parsed-line.ts'
import type { Line } from './read-lines.ts'

// Above a menu's first course: a title, the hosts' names, a day.
const titles =
  'menus?|menü|karte|speisen|carte|menukaart|menú|wedding|hochzeit|mariage|gala|dinner|party|birthday|geburtstag|anniversary|jubiläum|christmas|weihnachten|reception|20\\d\\d|january|february|march|april|june|july|august|september|october|november|december|januar|februar|märz|juni|juli|oktober|dezember|saturday|sunday|friday|samstag|sonntag|freitag'
const title = new RegExp(String.raw`(?<![\p{N}])(?:${titles})(?![\p{L}\p{N}])`, 'iu')
const parted = /\s+[-–—]\s+|\t|\s+\|\s+|:\s|：/u

/**
 * Tells each line's part by how the whole menu is written: what stands out (capitals, bold, no bullet, no price, a line of
 * its own) heads courses, unless it names dishes; what follows a dish in small letters or without its mark describes it.
 */
export function partsOf(lines: readonly Line[]): LineKind[] {
  const parts = lines.map(({ out, course }): LineKind | undefined =>
    out ? 'out' : course ? 'course' : undefined,
  )
  const shown = lines.map((_, at) => at).filter((at) => parts[at] !== 'out')
  const menu: Menu = { lines, parts, shown }
  leaveOutTitles(menu)
  for (const mark of ['***', '**', '*']) standOut(menu, ({ bold }) => bold === mark)
  standOut(menu, ({ caps }) => caps)
  byNumbers(menu)
  byBullets(menu)
  byIndent(menu)
  byPrices(menu)
  byBlocks(menu)
  findDescriptions(menu)
  return parts.map((part) => part ?? 'dish')
}

const lineAt = ({ lines }: Menu, at: number | undefined) => (at === undefined ? undefined : lines[at])
/** The place of the line before or after another, among those that are not left out. */
function beside({ shown, parts }: Menu, at: number, step: 1 | -1): number | undefined {
  let index = shown.indexOf(at) + step
  while (shown[index] !== undefined && parts[shown[index] ?? 0] === 'out') index += step
  return shown[index]
}
const open = ({ parts, shown }: Menu) => shown.filter((at) => parts[at] === undefined)
const isShort = ({ words, priced, text }: Line) => words <= 5 && !priced && !parted.test(text)

function leaveOutTitles(menu: Menu): void {
  const first = menu.shown.findIndex((at) => menu.parts[at] === 'course')
  if (first < 1) return
  for (const at of menu.shown.slice(0, first)) {
    const line = menu.lines[at]
    if (
      line &&
      (title.test(line.text) || /\s(?:&|und|and|et)\s/.test(line.text)) &&
      !line.priced &&
      line.bullet === 'none'
    )
      menu.parts[at] = 'out'
    else return
  }
}

/** Lines in bold or in capitals head courses; where they follow a heading or carry a price, they name dishes. */
function standOut(menu: Menu, marked: (line: Line) => boolean): void {
  const { lines, parts, shown } = menu
  const inMenu = shown.filter((at) => parts[at] !== 'out')
  const marks = inMenu.filter((at) => marked(lines[at] as Line))
  if (marks.length === 0 || marks.length === inMenu.length) return
  const unknown = marks.filter((at) => parts[at] === undefined)
  const namesDishes = unknown.some((at) => {
    const line = lines[at]
    const above = beside(menu, at, -1)
    return (
      line?.priced ||
      line?.bullet === 'sign' ||
      (above !== undefined && (parts[above] === 'course' || marks.includes(above)))
    )
  })
  const described = unknown.every((at) => {
    const next = beside(menu, at, 1)
    return next !== undefined && lines[next]?.goesOn && !lines[next]?.apart
  })
  for (const at of unknown) parts[at] = namesDishes || described ? 'dish' : 'course'
}

/** Numbered lines head courses where they are known ones, or where two and more lines follow some of them. */
function byNumbers(menu: Menu): void {
  const { lines, parts, shown } = menu
  const numbered = shown.filter((at) => lines[at]?.bullet === 'number' && parts[at] !== 'out')
  const rest = open(menu).filter((at) => lines[at]?.bullet !== 'number')
  if (numbered.length === 0 || rest.length === 0) return
  const known = numbered.some((at) => parts[at] === 'course')
  const headed = shown.some((at) => parts[at] === 'course' && lines[at]?.bullet !== 'number')
  const followed = numbered.some((at) => {
    const next = beside(menu, at, 1)
    const second = next === undefined ? undefined : beside(menu, next, 1)
    return [next, second].every((one) => one !== undefined && rest.includes(one) && !lines[one]?.goesOn)
  })
  if (headed || !(known || followed)) return
  for (const at of numbered) parts[at] ??= 'course'
}

/** A line without a bullet heads those with one below it, unless each of these is described so. */
function byBullets(menu: Menu): void {
  const { lines, parts } = menu
  const has = (at: number | undefined) =>
    at !== undefined && lines[at]?.bullet !== 'none' && parts[at] !== 'course'
  const bulleted = open(menu).filter(has)
  const bare = open(menu).filter((at) => !has(at))
  if (bulleted.length === 0 || bare.length === 0) return
  const alternates = bulleted.every((at) => {
    const next = beside(menu, at, 1)
    return next !== undefined && bare.includes(next) && !lines[next]?.apart
  })
  const small = bulleted.every((at) => lines[at]?.goesOn || /^\p{Ll}/u.test(lines[at]?.text ?? ''))
  if (small && bare.some((at) => /^\p{Lu}/u.test(lines[at]?.text ?? ''))) {
    for (const at of bulleted) if (has(at) && beside(menu, at, -1) !== undefined) parts[at] = 'description'
    return
  }
  for (const at of bare) {
    const line = lines[at]
    const above = beside(menu, at, -1)
    if (!line || !has(beside(menu, at, 1)) || !isShort(line) || line.goesOn) continue
    if (!has(above) || line.apart || !alternates) parts[at] = 'course'
  }
}

/** A line heads those set in below it, where they are two and more. */
function byIndent(menu: Menu): void {
  const { lines } = menu
  const places = open(menu)
  const deep = (at: number | undefined) => (lineAt(menu, at)?.indent ?? 0) > 1
  const outer = places.filter((at) => !deep(at))
  const heads = outer.filter((at) => deep(beside(menu, at, 1)))
  const second = (at: number) => beside(menu, beside(menu, at, 1) ?? at, 1)
  const several = heads.some((at) => deep(second(at)) && !lines[second(at) ?? 0]?.goesOn)
  if (several) for (const at of heads) if (isShort(lines[at] as Line)) menu.parts[at] = 'course'
}

/** On a menu with prices, a line without one that stands apart heads those with one. */
function byPrices(menu: Menu): void {
  const { lines, parts } = menu
  if (lines.filter(({ priced }) => priced).length < 2) return
  for (const at of open(menu)) {
    const line = lines[at] as Line
    const below = lineAt(menu, beside(menu, at, 1))
    if (isShort(line) && below?.priced && !line.goesOn && (line.apart || beside(menu, at, -1) === undefined))
      parts[at] = 'course'
  }
}

/** Lines that begin a block, or stand alone between blocks, head courses where most of their kind do. */
function byBlocks(menu: Menu): void {
  const { lines, parts, shown } = menu
  const blocks: number[][] = []
  for (const at of shown.filter((at) => parts[at] !== 'out'))
    if (lines[at]?.apart || blocks.length === 0) blocks.push([at])
    else blocks.at(-1)?.push(at)
  const heads = blocks.flatMap(([at]) => (at !== undefined && parts[at] === 'course' ? [at] : []))
  const single = blocks.filter((block, index) => block.length === 1 && (blocks[index + 1]?.length ?? 0) > 1)
  for (const [index, [at, ...rest]] of blocks.entries()) {
    const line = lineAt(menu, at)
    if (
      at === undefined ||
      !line ||
      parts[at] !== undefined ||
      !isShort(line) ||
      line.bullet !== 'none' ||
      line.goesOn
    )
      continue
    const next = blocks[index + 1]?.[0]
    const begins = rest.length > 1 && heads.length > 0 && heads.length * 2 >= blocks.length
    const between =
      rest.length === 0 &&
      (blocks[index + 1]?.length ?? 0) > 1 &&
      parts[next ?? 0] === undefined &&
      single.length > 1
    if (begins || between) parts[at] = 'course'
  }
}
