import { paperOf, type Stock } from '#print/rules/stock'
import { useKitchenWords } from '../../client/words.tsx'

/** The printer reaches nothing nearer to the paper's edge, in mm. */
const edge = 5
/** A mark in the margin keeps away from the card, and is as long, in mm. */
const [gap, long] = [1.5, 3]
/** Distance of a fold's mark from its ends, in mm. */
const foldMark = 4

type Line = { key: string; x1: number; y1: number; x2: number; y2: number; className: string }

/** Notes beside the cards of a page: on the first one a rule, on each what it is, and marks to cut and fold by. */
export function BesideCards({ stock, line, first }: { stock: Stock; line: string; first: boolean }) {
  const words = useKitchenWords()
  const { width, height } = paperOf(stock)
  const middle = (height - 150) / 2
  const right = width - edge - 1
  return (
    <svg className="beside-cards" viewBox={`0 0 ${width} ${height}`} aria-hidden="true">
      {stock.plain && marksOf(stock).map(({ key, ...mark }) => <line key={key} {...mark} />)}
      {first && (
        <>
          <path d={`M6 ${middle + 50}h2m-1 0v100m-1 0h2`} fill="none" />
          <text transform={`translate(8 ${middle + 47}) rotate(-90)`}>
            {words.cards.ruleLength} · {words.cards.printAtFullSize}
          </text>
        </>
      )}
      <text transform={`translate(${right} ${height / 2}) rotate(-90)`} textAnchor="middle">
        {line}
      </text>
    </svg>
  )
}

/** Lines to cut by round the cards, marks in the margins in line with them, and where tents fold. */
function marksOf({ card: [width, height], columns, rows, left, top, pitch, fold, ...stock }: Stock): Line[] {
  const paper = paperOf({ ...stock, card: [width, height], columns, rows, left, top, pitch, fold })
  const columnAt = (at: number) => left + at * pitch[0]
  const rowAt = (at: number) => top + at * pitch[1]
  const bottom = rowAt(rows - 1) + height
  const end = columnAt(columns - 1) + width
  const line = (x1: number, y1: number, x2: number, y2: number, className: string): Line => ({
    key: `${x1} ${y1} ${x2} ${y2} ${className}`,
    className,
    x1: round(x1),
    y1: round(y1),
    x2: round(x2),
    y2: round(y2),
  })
  const xs = unique(range(columns).flatMap((at) => [columnAt(at), columnAt(at) + width]))
  const ys = unique(range(rows).flatMap((at) => [rowAt(at), rowAt(at) + height]))
  const cut = [
    ...xs.map((x) => line(x, top, x, bottom, 'cut-line')),
    ...range(columns).flatMap((at) =>
      ys.map((y) => line(columnAt(at), y, columnAt(at) + width, y, 'cut-line')),
    ),
  ]
  const crop = [
    ...xs.flatMap((x) => [
      ...(top - gap - long >= edge ? [line(x, top - gap - long, x, top - gap, 'crop')] : []),
      ...(bottom + gap + long <= paper.height - edge
        ? [line(x, bottom + gap, x, bottom + gap + long, 'crop')]
        : []),
    ]),
    ...ys.flatMap((y) => [
      line(left - gap - long, y, left - gap, y, 'crop'),
      line(end + gap, y, end + gap + long, y, 'crop'),
    ]),
  ]
  if (fold === null) return [...cut, ...crop]
  const folds = range(rows).flatMap((row) =>
    range(columns).flatMap((column) => {
      const [x, y] = [columnAt(column), rowAt(row) + fold]
      return [line(x, y, x + foldMark, y, 'fold'), line(x + width - foldMark, y, x + width, y, 'fold')]
    }),
  )
  return [...cut, ...crop, ...folds]
}

function range(count: number): number[] {
  return Array.from({ length: count }, (_, index) => index)
}

function unique(all: number[]): number[] {
  return [...new Set(all.map(round))]
}

/** Hundredths of a mm. */
function round(mm: number): number {
  return Math.round(mm * 100) / 100
}
