import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { UserActor } from '#core/actor'
import { now } from '#core/clock'
import { database } from '#core/db'
import { makeDinner } from '../testing/factories/dinner.ts'
import { wrapDatabase } from '../testing/faults/wrap-database.ts'
import { issueSheet } from './issue.ts'
import type { IssuedSheet, Sheets } from './shape/issued.ts'

/** A database that holds its first writing batch back until `meanwhile` is done. */
function interrupted(meanwhile: () => Promise<unknown>) {
  let held = false
  const d1 = wrapDatabase(env.DB, async (call, run) => {
    if (!held && call.sql.some((text) => /^\s*insert into sheets/i.test(text))) {
      held = true
      await meanwhile()
    }
    return run()
  })
  return database(d1)
}

const wanted = () => ({ id: crypto.randomUUID(), kind: 'provisional' as const })

it('gives sheets 4 and 5 to two planners’ tabs at once, both right, without a gap', async () => {
  const { event, planner, issue, eats, answer, edit, read, beef, bass } = await makeDinner()
  const actor: UserActor = { kind: 'planner', id: planner.id }
  const { token } = await answer([eats('aaaaaa', beef)])
  for (const _ of [1, 2, 3]) await issue()
  const slow = interrupted(async () => {
    expect((await issue()).status).toBe(201)
    expect((await edit(token, [eats('aaaaaa', bass)])).status).toBe(200)
  })
  expect(await issueSheet({ db: slow, event, actor, at: now() }, wanted())).toBe(5)
  const { sheets } = await read<Sheets>('/sheets')
  expect(sheets.map(({ number }) => number)).toEqual([5, 4, 3, 2, 1])
  const chosen = async (number: number) =>
    (await read<IssuedSheet>(`/sheets/${number}`)).sheet.body.courses[0]?.items.map(({ total }) => total)
  expect(await chosen(4)).toEqual([1, 0, 0])
  expect(await chosen(5)).toEqual([0, 1, 0])
})

it('gives many tabs at once a number each', async () => {
  const { issue, read } = await makeDinner()
  const answers = await Promise.all(Array.from({ length: 4 }, () => issue()))
  expect(answers.map(({ status }) => status)).toEqual([201, 201, 201, 201])
  expect((await read<Sheets>('/sheets')).sheets.map(({ number }) => number)).toEqual([4, 3, 2, 1])
})

it('refuses a final sheet where another one was issued since its page was read, and issues it after that one', async () => {
  const { close, send, read } = await makeDinner()
  await close()
  const issue = (after: number, id = crypto.randomUUID()) =>
    send('POST', '/sheets', { id, kind: 'final', after })
  const first = crypto.randomUUID()
  expect((await issue(0, first)).status).toBe(201)
  const second = await issue(0)
  expect(second.status).toBe(409)
  expect(await second.json()).toMatchObject({
    error: {
      code: 'changed',
      message: 'Sheet 1 was issued in the meantime. Nothing was issued now.',
      details: { sheet: 1 },
    },
  })
  // The same press sent again names the sheet it issued.
  expect((await issue(0, first)).status).toBe(201)
  expect((await issue(1)).status).toBe(201)
  expect((await read<Sheets>('/sheets')).sheets.map(({ number }) => number)).toEqual([2, 1])
})

it('issues one of two final sheets that were made on the same page at once', async () => {
  const { close, send, read } = await makeDinner()
  await close()
  const answers = await Promise.all(
    [1, 2].map(() => send('POST', '/sheets', { id: crypto.randomUUID(), kind: 'final', after: 0 })),
  )
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
  expect((await read<Sheets>('/sheets')).sheets).toHaveLength(1)
})

it('reads again where an answer came in between, and gives up where they never stop', async () => {
  const { event, planner, eats, answer, edit, read, beef, bass } = await makeDinner()
  const actor: UserActor = { kind: 'planner', id: planner.id }
  const { token } = await answer([eats('aaaaaa', beef)])
  const slow = interrupted(() => edit(token, [eats('aaaaaa', bass)]))
  expect(await issueSheet({ db: slow, event, actor, at: now() }, wanted())).toBe(1)
  const { sheet } = await read<IssuedSheet>('/sheets/1')
  expect(sheet.body.courses[0]?.items.map(({ total }) => total)).toEqual([0, 1, 0])

  let turn = 0
  const never = wrapDatabase(env.DB, async (call, run) => {
    if (call.sql.some((text) => /^\s*insert into sheets/i.test(text)))
      await edit(token, [eats('aaaaaa', turn++ % 2 ? bass : beef)])
    return run()
  })
  await expect(issueSheet({ db: database(never), event, actor, at: now() }, wanted())).rejects.toMatchObject({
    reason: 'unavailable',
  })
  expect((await read<Sheets>('/sheets')).sheets).toHaveLength(1)
})

it('without its guard would store figures that nobody has any more', async () => {
  // The control: the same insert, unguarded, takes what was read before the change.
  const { event, planner, eats, answer, edit, read, beef, bass } = await makeDinner()
  const { token } = await answer([eats('aaaaaa', beef)])
  const slow = interrupted(() => edit(token, [eats('aaaaaa', bass)]))
  const unguarded = wrapDatabase(slow.$client as unknown as D1Database, (_, run) => run())
  const prepare = unguarded.prepare.bind(unguarded)
  unguarded.prepare = (text: string) => prepare(text.replace(/and e\.kitchen_version = \?/, 'and 0 < ?'))
  await issueSheet(
    { db: database(unguarded), event, actor: { kind: 'planner', id: planner.id }, at: now() },
    wanted(),
  )
  const { sheet } = await read<IssuedSheet>('/sheets/1')
  expect(sheet.body.courses[0]?.items.map(({ total }) => total)).toEqual([1, 0, 0])
})
