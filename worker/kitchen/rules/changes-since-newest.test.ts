import { expect, it } from 'vitest'
import type { LinkSheets } from '../../sheets/shape/issued.ts'
import { changesSinceNewest } from './changes-since-newest.ts'

const line = { section: 'MAIN', words: 'Beef fillet 46 → 48 (+2)', from: 46, to: 48 }

function sheets(
  newest: number | null,
  seen: number | null,
  { changes = 0, final, version = 8 }: { changes?: number; final?: number; version?: number } = {},
): LinkSheets & { version: number } {
  const kind = final === undefined ? 'provisional' : 'final'
  return {
    sheet: newest === null ? null : { number: newest, kind, at: 1, version: 7 },
    seen: seen === null ? null : { number: seen, name: 'Marta', at: 1 },
    diff: seen === null ? null : { sheet: seen, issuedAt: 1, lines: Array(changes).fill(line) },
    changesSinceFinal: final ?? 0,
    version,
  }
}

it.each<[string, LinkSheets & { version: number }, number | null]>([
  ['seen, and nothing changed', sheets(3, 3), 0],
  ['seen, and changed', sheets(3, 3, { changes: 2 }), 2],
  ['final and not seen', sheets(3, 2, { changes: 9, final: 1 }), 1],
  ['not seen, and of this version', sheets(3, null, { version: 7 }), 0],
  ['provisional and not seen: not told', sheets(3, 2, { changes: 9 }), null],
  ['never issued', sheets(null, null), null],
])('what changed since the newest sheet, where it is %s', (_, link, count) => {
  expect(changesSinceNewest(link)).toBe(count)
})
