import { readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { nameSizes } from '#print/rules/name-size'
import { offsetClass, offsets, paperOf, type Stock, stockIds, stocks } from '#print/rules/stock'

/** A style sheet, with what it imports in its place. */
const read = (path: string, base: URL | string = import.meta.url): string => {
  const url = new URL(path, base)
  return readFileSync(url, 'utf8').replace(/@import "(.*)";/g, (_, other: string) => read(other, url))
}

const sizes: Record<Stock['paper'], string> = {
  a4: 'A4 portrait',
  'a4-landscape': 'A4 landscape',
  letter: 'letter portrait',
}

describe('the style sheet of a stock', () => {
  it.each(stockIds)('%s has one page without margins, and the measures of the stock', (id) => {
    const stock = stocks[id]
    const sheet = read(`./${id}.css`)
    const { width, height } = paperOf(stock)
    const said = Object.fromEntries(
      [...sheet.matchAll(/--([\w-]+): (.*?)(?:mm)?;/g)].map(([, name, value]) => [name, Number(value)]),
    )
    expect(said).toEqual({
      'paper-width': width,
      'paper-height': height,
      'card-width': stock.card[0],
      'card-height': stock.card[1],
      face: stock.fold ?? stock.card[1],
      columns: stock.columns,
      rows: stock.rows,
      left: stock.left,
      top: stock.top,
      'pitch-x': stock.pitch[0],
      'pitch-y': stock.pitch[1],
    })
    expect(sheet.match(/@page[^}]*\}/g)).toEqual([`@page {\n  size: ${sizes[stock.paper]};\n  margin: 0;\n}`])
  })
})

describe('the style sheet of cards', () => {
  const sheet = read('../cards/cards.css')
  const moved = read('../cards/offsets.css')

  it.each(offsets.filter((mm) => mm !== 0))('moves a page by %s mm, across and down', (mm) => {
    for (const axis of ['x', 'y'] as const)
      expect(moved).toContain(`.${offsetClass(axis, mm)} {\n  --${axis}: ${mm}mm;\n}`)
  })

  it('has every size of a name', () => {
    for (const size of [...nameSizes, 9]) expect(sheet).toContain(`.name-${size} {\n  font-size: ${size}pt;`)
  })
})
