import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import * as menuWords from '../../menu/words/shared.ts'
import { needInText } from '../../needs/words/shared.ts'
import { specialNumber } from '../../seating/words/shared.ts'
import * as party from '../words/planner.ts'
import { ageName } from '../words/planner-form.ts'
import { headingLine, linesWriter } from './export.ts'
import { declineWriter } from './export-declines.ts'

// Spreadsheets run these cells, even with white space and invisible marks before the sign.
const formula = /^[\s\p{Z}\p{Cc}\p{Cf}]*[=+\-@\uff1d\uff0b\uff0d\uff20]/u
const lineEnd = /[\r\n\v\f\u0085\u2028\u2029]/

type Reader = (text: string, separator: string) => string[]

/** Cells as Excel finds them: a quote opens a cell only where one begins, and behind its end all else is text. */
const asExcel: Reader = (text, separator) => {
  const cells = ['']
  let state: 'start' | 'plain' | 'quoted' = 'start'
  for (let at = 0; at < text.length; at++) {
    const sign = text[at] ?? ''
    if (state === 'quoted' && sign === '"' && text[at + 1] === '"') {
      cells.push(`${cells.pop()}"`)
      at++
    } else if (state === 'quoted' && sign === '"') state = 'plain'
    else if (state === 'start' && sign === '"') state = 'quoted'
    else if (state !== 'quoted' && (sign === separator || lineEnd.test(sign))) {
      cells.push('')
      state = 'start'
    } else {
      cells.push(`${cells.pop()}${sign}`)
      if (state === 'start') state = 'plain'
    }
  }
  return cells
}

/** Cells as LibreOffice finds them: a quote ends a cell only where a separator or the line's end follows. */
const asLibreOffice: Reader = (text, separator) => {
  const cells = ['']
  let [quoted, start] = [false, true]
  for (let at = 0; at < text.length; at++) {
    const [sign, next] = [text[at] ?? '', text[at + 1] ?? '\n']
    const ends = sign === separator || lineEnd.test(sign)
    if (quoted && sign === '"' && next === '"') {
      cells.push(`${cells.pop()}"`)
      at++
    } else if (quoted && sign === '"' && (next === separator || lineEnd.test(next))) quoted = false
    else if (start && sign === '"') quoted = true
    else if (!quoted && ends) cells.push('')
    else cells.push(`${cells.pop()}${sign}`)
    start = !quoted && ends
  }
  return cells
}

/** Cells as a script finds them that cuts at every separator and strips the quotes. */
const asCutter: Reader = (text, separator) =>
  text
    .split(lineEnd)
    .flatMap((line) => line.split(separator))
    .map((cell) => cell.replace(/^"+|"+$/g, ''))

const words = { ...menuWords, ...party, ageName, needInText, specialNumber }
const write = linesWriter([], () => '1/2/2026', words)
const fileOf = (allergies: string, name = 'Ann') =>
  `${headingLine([], words)}${write({
    leadGuestName: name,
    leadGuestEmail: null,
    party: [{ name, allergies, selections: {} }],
    createdAt: 0,
  })}`

const readers: [string, Reader, string][] = [
  ['Excel by commas', asExcel, ','],
  ['Excel by semicolons', asExcel, ';'],
  ['Excel by tabs', asExcel, '\t'],
  ['Excel by bars', asExcel, '|'],
  ['LibreOffice by commas', asLibreOffice, ','],
  ['LibreOffice by semicolons', asLibreOffice, ';'],
  ['LibreOffice by tabs', asLibreOffice, '\t'],
  ['LibreOffice by bars', asLibreOffice, '|'],
  ['a cutter by semicolons', asCutter, ';'],
  ['a cutter by tabs', asCutter, '\t'],
  ['a cutter by bars', asCutter, '|'],
]

describe('text with a separator and a formula behind it is no formula', () => {
  const risky = [
    'x;=1+1;y',
    ';=1+1;',
    'x; @SUM(A1)',
    'x;"=1+1;y',
    'x\t+1\ty',
    'x\n=1+1\ny',
    'x;\u200b\uff1d1;',
    'nuts\n- milk',
    '";=1+1;"',
    'x|=1+1|y',
    'x|"=1+1|y',
  ]
  it.each(readers)('for %s', (_, read, separator) => {
    const texts = fc.string({
      unit: fc.constantFrom(...Array.from('=+-@;|\t\n\r\v",\' a1\u200b\u2028\uff1d')),
      maxLength: 12,
    })
    const runsNothing = (allergies: string, name: string) => {
      for (const cell of read(fileOf(allergies, name), separator))
        if (formula.test(cell)) throw new Error(`${JSON.stringify(cell)} is run`)
    }
    for (const text of risky) runsNothing(text, text)
    fc.assert(fc.property(texts, texts, runsNothing), { numRuns: 2_000 })
  })
})

it.each([
  'No nuts; no milk',
  'Peanuts: severe; eggs: mild',
  'vegan | gluten-free',
  'gluten-free, 2-3 slices',
  'a@b.example; c@d.example',
  'first line\nsecond line',
  'says "no"',
])('honest text stays as it is: %j', (text) => {
  expect(fileOf(text)).toContain(`,"${text.replaceAll('"', '""')}",`)
})

it('marks the sign and nothing else', () => {
  expect(fileOf('nuts; -5 °C\n=1+1')).toContain(`,"nuts; '-5 °C\n'=1+1",`)
})

it('writes a decline as a line per person, with “Not coming” in a column of its own behind the menu’s', () => {
  const category = (id: string) => ({ id, name: id, removed: false, items: [] })
  const lines = declineWriter([category('Starter'), category('Main')], () => '1/2/2030', words)
  expect(lines({ names: ['Ann', '=Leo'], email: 'ann@example.com', createdAt: 0 })).toBe(
    '"Ann","ann@example.com","Ann","","1","2","1/2/2030","","","Not coming"\r\n' +
      '"Ann","ann@example.com","\'=Leo","","2","2","1/2/2030","","","Not coming"\r\n',
  )
})
