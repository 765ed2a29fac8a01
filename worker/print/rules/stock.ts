/** A sheet of paper, in mm, as it lies in the printer's document. */
const papers = {
  a4: { width: 210, height: 297 },
  'a4-landscape': { width: 297, height: 210 },
  letter: { width: 215.9, height: 279.4 },
} as const
export type Paper = keyof typeof papers

/**
 * A stock of cards: the card's size, the grid it stands in, the first card's corner and the way to the next, all in mm.
 * `fold` is where a tent folds, from the card's top. On plain paper we print marks to cut and fold by; stock that is cut
 * and scored has none.
 */
export type Stock = {
  paper: Paper
  card: readonly [width: number, height: number]
  columns: number
  rows: number
  left: number
  top: number
  pitch: readonly [x: number, y: number]
  fold: number | null
  plain: boolean
}

const a4: Stock = {
  paper: 'a4',
  card: [85, 55],
  columns: 2,
  rows: 5,
  left: 15,
  top: 10,
  pitch: [95, 55],
  fold: null,
  plain: true,
}
const letter: Stock = {
  ...a4,
  paper: 'letter',
  card: [88.9, 50.8],
  left: 19.05,
  top: 12.7,
  pitch: [88.9, 50.8],
}
const tent: Stock = {
  ...a4,
  paper: 'a4-landscape',
  card: [90, 100],
  columns: 3,
  rows: 2,
  left: 13.5,
  top: 5,
  pitch: [90, 100],
  fold: 50,
}
const scored = { columns: 2, rows: 2, plain: false }

export const stockIds = ['a4', 'lp800', 'c32011', 'l7414', 'tent', 'l4794', '5302', 'letter', '5371'] as const
export type StockId = (typeof stockIds)[number]

/**
 * The stocks there are: plain A4 and Letter, a plain tent, Sigel LP 800, Avery C32011-10, L7414, L4794, 5302 and 5371.
 * The measures are the makers'.
 */
export const stocks: Readonly<Record<StockId, Stock>> = {
  a4,
  lp800: { ...a4, plain: false },
  c32011: { ...a4, card: [85, 54], top: 13.5, pitch: [95, 54], plain: false },
  l7414: { ...a4, card: [90, 52], top: 18.5, pitch: [90, 52], plain: false },
  tent,
  l4794: { ...tent, ...scored, card: [120, 90], left: 28.5, top: 15, pitch: [120, 90], fold: 45 },
  '5302': { ...letter, ...scored, card: [88.9, 101.6], top: 38.1, pitch: [88.9, 101.6], fold: 50.8 },
  letter,
  '5371': { ...letter, plain: false },
}

/** A stock by its id, as it stands in an address; undefined for any other text. */
export function stockOf(id: string): Stock | undefined {
  const known = stockIds.find((one) => one === id)
  return known && stocks[known]
}

/** The size of a stock's paper in mm. */
export function paperOf({ paper }: Stock): { width: number; height: number } {
  return papers[paper]
}

/** A card's place: its page, column and row, all from 0. Cards go by rows. */
export function slotAt(
  { columns, rows }: Stock,
  index: number,
): { page: number; column: number; row: number } {
  const onPage = index % (columns * rows)
  return {
    page: Math.floor(index / (columns * rows)),
    column: onPage % columns,
    row: Math.floor(onPage / columns),
  }
}

/** A card's box in mm from the paper's upper left corner, on a page counted from 0. */
export function cardBox(
  stock: Stock,
  index: number,
): { page: number; x: number; y: number; width: number; height: number } {
  const { page, column, row } = slotAt(stock, index)
  const [width, height] = stock.card
  const [x, y] = [stock.left + column * stock.pitch[0], stock.top + row * stock.pitch[1]]
  return { page, x: rounded(x), y: rounded(y), width, height }
}

/** Hundredths of a mm: finer than any printer. */
function rounded(mm: number): number {
  return Math.round(mm * 100) / 100
}

/** Pages for a number of cards; none for none. */
export function pagesFor({ columns, rows }: Stock, cards: number): number {
  return Math.ceil(cards / (columns * rows))
}

/** Printer offsets to choose from, in mm. */
const offsetMax = 5
const offsetStep = 0.5

/** Every offset there is: -5 to 5 mm in steps of 0.5. */
export const offsets: readonly number[] = Array.from(
  { length: (2 * offsetMax) / offsetStep + 1 },
  (_, index) => index * offsetStep - offsetMax,
)

/** The nearest allowed offset to a text, or 0 if it is not a number. */
export function offsetIn(text: string): number {
  const mm = Number(text)
  if (!Number.isFinite(mm)) return 0
  const nearest = Math.round(mm / offsetStep) * offsetStep
  return Math.min(offsetMax, Math.max(-offsetMax, nearest)) || 0
}

/** The class that moves a page by an offset: right-15 for 1.5 mm to the right, left-5 for 0.5 mm to the left. */
export function offsetClass(axis: 'x' | 'y', mm: number): string {
  const [back, on] = axis === 'x' ? ['left', 'right'] : ['up', 'down']
  return `${mm < 0 ? back : on}-${Math.abs(mm) * 10}`
}
