import { expect, it } from 'vitest'
import { kitchen } from '#languages/en/kitchen'
import type { LinkSheets } from '#sheets/shape/issued'
import { isUnseen, noticesOf } from './notices.ts'

const issuedAt = Date.UTC(2026, 5, 12, 16, 5)
const line = { section: 'MAIN', words: 'Beef fillet 46 → 48 (+2)', from: 46, to: 48 }

function sheets(
  newest: number | null,
  seen: number | null,
  { changes = 0, final }: { changes?: number; final?: number } = {},
): LinkSheets {
  const kind = final === undefined ? 'provisional' : 'final'
  return {
    sheet: newest === null ? null : { number: newest, kind, at: issuedAt, version: 7 },
    seen: seen === null ? null : { number: seen, name: 'Marta', at: issuedAt },
    diff: seen === null ? null : { sheet: seen, issuedAt, lines: Array(changes).fill(line) },
    changesSinceFinal: final ?? 0,
  }
}

it.each<[string, LinkSheets, string[]]>([
  ['no sheet was issued', sheets(null, null), []],
  ['the first one waits', sheets(1, null), ['Sheet 1 has been issued']],
  ['the newest was seen and nothing changed', sheets(3, 3), []],
  ['something changed since', sheets(3, 3, { changes: 3 }), ['3 changes since you saw sheet 3']],
  [
    'a newer one waits',
    sheets(4, 3, { changes: 1 }),
    ['Sheet 4 has replaced sheet 3', '1 change since you saw sheet 3'],
  ],
  ['a newer one waits, in which nothing is new here', sheets(4, 3), ['Sheet 4 has replaced sheet 3']],
  ['the final one was seen and nothing changed', sheets(5, 5, { final: 0 }), []],
  [
    'something changed since the final one',
    sheets(5, 5, { changes: 1, final: 1 }),
    ['1 change since the final sheet. No new sheet has been issued yet.'],
  ],
  [
    'something changed since the final one, which waits as well',
    sheets(5, 4, { changes: 3, final: 1 }),
    [
      '1 change since the final sheet. No new sheet has been issued yet.',
      'Sheet 5 has replaced sheet 4',
      '3 changes since you saw sheet 4',
    ],
  ],
])('the band, where %s', (_, link, news) => {
  expect(noticesOf(kitchen, link)).toEqual(news)
})

it('a sheet is unseen until this link has acknowledged it', () => {
  expect([sheets(null, null), sheets(1, null), sheets(4, 3), sheets(3, 3)].map(isUnseen)).toEqual([
    false,
    true,
    true,
    false,
  ])
})
