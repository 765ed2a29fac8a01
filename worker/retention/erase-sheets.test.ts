import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import type { KitchenView } from '#links/shape/link'
import type { IssuedSheet, SheetDifference, Sheets } from '#sheets/shape/issued'
import { everyText } from '../testing/every-text.ts'
import { makeSession } from '../testing/factories/account-factories.ts'
import { makeDinner, peanuts, saidOf } from '../testing/factories/dinner.ts'
import { call } from '../testing/http.ts'
import { eraseNeeds } from './erase-needs.ts'
import { eraseOld } from './erase-old.ts'
import { notifyOfErasure } from './notify-of-erasure.ts'
import { erasedAfterDays, erasureNoticeDays } from './rules.ts'

const db = database(env.DB)
const day = 86_400_000
beforeEach(async () => {
  await env.DB.prepare('delete from events').run()
})
afterEach(() => setClock())
/** While answers are open. */
const earlier = Date.parse('2026-02-20T12:00:00Z')

/** A sheet with Ana, S14, and Leo, S15, of two parties, seen by Marta. */
async function seen(more: Parameters<typeof makeDinner>[0] = {}) {
  const dinner = await makeDinner(more)
  const { eats, answer, beef, issue, link } = dinner
  const [ana, leo] = [
    await answer([eats('aaaaaa', beef, { ...peanuts(14), name: 'Ana Lopes', allergies: 'no satay please' })]),
    await answer([eats('bbbbbb', beef, { ...peanuts(15), name: 'Leo Lopes' })]),
  ]
  await issue()
  const kitchen = await link({ label: 'Hot kitchen' })
  await kitchen.see(1, 'Marta Marques')
  return { ...dinner, ana, leo, kitchen }
}

async function stored(): Promise<string> {
  return (await everyText(env.DB)).map(({ text }) => text).join('\n')
}

it('empties the line of a guest who erases their details after closing, and nothing else of the sheet', async () => {
  const { ana, close, read, kitchen, issue } = await seen()
  await close()
  const before = await read<IssuedSheet>('/sheets/1')
  expect((await call('DELETE', `/api/responses/${ana.token}`)).status).toBe(204)
  const sheet = await read<IssuedSheet>('/sheets/1')
  expect(sheet).toMatchObject({ asIssued: true, hash: before.hash, sheet: { body: before.sheet.body } })
  expect(sheet.sheet.lines).toMatchObject([
    { special: 14, line: null },
    { special: 15, line: { name: 'Leo Lopes' } },
  ])
  // Neither side tells the erased text: only that there is one special guest less.
  const { lines } = await read<SheetDifference>('/sheets/1/diff')
  expect(saidOf(lines).filter((line) => line.startsWith('ALLERGY'))).toEqual(['ALLERGY no longer S14'])
  const view = await kitchen.view<KitchenView>()
  expect(JSON.stringify(view)).not.toContain('Ana Lopes')
  expect(saidOf(view.diff?.lines ?? []).join()).not.toMatch(/S14, peanuts|satay/)
  await issue('final')
  for (const text of ['Ana Lopes', 'no satay please']) expect(await stored()).not.toContain(text)
  expect(await read<Sheets>('/sheets')).toMatchObject({ sheets: [{ number: 2 }, { number: 1 }] })
})

it('empties all lines 30 days after the meal, and keeps who saw the sheet', async () => {
  setClock(() => earlier)
  const { planner, event, read } = await seen({ eventDate: '2026-03-01', serviceDay: '2026-03-20' })
  const due = Date.parse('2026-04-20T12:00:00Z')
  const lines = async () => (await read<IssuedSheet>('/sheets/1')).sheet.lines.map(({ line }) => line)
  await eraseNeeds({ db, at: due - 1 })
  expect(await lines()).not.toContain(null)
  expect(await eraseNeeds({ db, at: due })).toBeGreaterThan(0)
  expect(await lines()).toEqual([null, null])
  const sheet = await read<IssuedSheet>('/sheets/1')
  expect(sheet).toMatchObject({ asIssued: true, seen: [{ linkLabel: 'Hot kitchen', name: 'Marta Marques' }] })
  // Nobody is told after the meal that there are no special guests any more.
  setClock(() => due)
  const cookie = await makeSession(env, planner.id)
  const compared = await call('GET', `/api/events/${event.id}/sheets/1/diff`, undefined, { cookie })
  const { lines: differences } = await compared.json<SheetDifference>()
  expect(saidOf(differences).filter((line) => line.startsWith('ALLERGY'))).toEqual([])
  expect(await stored()).not.toMatch(/no satay please|"peanuts"/)
  expect(event.id).toBeTruthy()
})

it('erases who saw a sheet with the guests’ names, half a year after the deadline', async () => {
  setClock(() => earlier)
  const { event, read } = await seen({ eventDate: '2026-03-01' })
  const ends = event.closesAt + erasedAfterDays * day
  await notifyOfErasure({ db, at: ends - erasureNoticeDays * day })
  await eraseOld({ db, at: ends - 1 })
  expect(await stored()).toContain('Marta Marques')
  await eraseOld({ db, at: ends })
  expect(await stored()).not.toMatch(/Marta Marques|Ana Lopes|Leo Lopes|no satay please/)
  expect(await read<IssuedSheet>('/sheets/1')).toMatchObject({
    ...{ asIssued: true, seen: [{ linkLabel: 'Hot kitchen', name: null }] },
    sheet: {
      body: { head: { guests: 2 } },
      lines: [
        { special: 14, line: null },
        { special: 15, line: null },
      ],
    },
  })
})

it('erases who saw a sheet after that, too, in its turn', async () => {
  setClock(() => earlier)
  const { event, link } = await seen({ eventDate: '2026-03-01' })
  const late = await link({ label: 'Cold kitchen' })
  const ends = event.closesAt + erasedAfterDays * day
  await notifyOfErasure({ db, at: ends - erasureNoticeDays * day })
  expect(await eraseOld({ db, at: ends })).toBe(1)
  await late.see(1, 'Rita Late')
  await notifyOfErasure({ db, at: ends })
  expect(await eraseOld({ db, at: ends + erasureNoticeDays * day })).toBe(1)
  expect(await stored()).not.toContain('Rita Late')
})
