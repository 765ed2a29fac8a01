import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { sha256 } from '#core/hash'
import type { EventRead } from '#events/shape/event'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import { amissIn, asIssued } from '#sheets/words/shared'
import { makeSession } from '../testing/factories/account-factories.ts'
import { makeDinner, peanuts, saidOf } from '../testing/factories/dinner.ts'
import { makeMember } from '../testing/factories/members.ts'
import { refusalOf } from '../testing/factories/menu-owner.ts'
import { call, openLiveView } from '../testing/http.ts'
import { canonical } from './rules/canonical.ts'
import type { IssuedSheet, SheetDifference, SheetSummary, Sheets } from './shape/issued.ts'
import { sheetOf } from './shape/sheet.ts'

it('issues sheets 1 and 2, lists them newest first, and tells what is new in each and since', async () => {
  const { issue, eats, answer, edit, read, beef, bass, planner } = await makeDinner()
  const { token } = await answer([eats('aaaaaa', beef), eats('bbbbbb', bass)])
  const first = await issue()
  expect(first.status).toBe(201)
  expect(await first.json<SheetSummary>()).toEqual({
    ...{ number: 1, kind: 'provisional', by: planner.name, changes: [], seen: [] },
    ...{
      at: expect.any(Number),
      version: expect.any(Number),
      hash: expect.stringMatching(/^[0-9a-f]{64}$|^[\w-]{43}$/),
    },
  })
  expect(await read<Sheets>('/sheets')).toMatchObject({ sheets: [{ number: 1 }], since: [], changed: false })

  await edit(token, [eats('aaaaaa', beef), eats('bbbbbb', beef)])
  const changed = ['MAIN Beef 1 → 2 (+1)', 'MAIN Bass 1 → 0 (−1)']
  const list = await read<Sheets>('/sheets')
  expect(list.changed).toBe(true)
  expect(saidOf(list.since)).toEqual(changed)

  await issue()
  const { sheets, since } = await read<Sheets>('/sheets')
  expect(sheets.map(({ number }) => number)).toEqual([2, 1])
  expect(saidOf(sheets[0]?.changes ?? [])).toEqual(changed)
  expect(since).toEqual([])
})

it('opens a sheet as it was issued, whatever changed since', async () => {
  const { issue, eats, answer, edit, read, beef, bass, mainId } = await makeDinner({ venue: 'The Barn' })
  const { token } = await answer([eats('aaaaaa', beef, { ...peanuts(1), allergies: 'no satay' })])
  await issue()
  // Another need, not none: then the line would be erased.
  const eggs = { needs: [{ what: 'eggs', how: 'allergy' }], consent: true }
  await edit(token, [{ ...eats('aaaaaa', bass), ...eggs }])
  await issue()
  const sheet = await read<IssuedSheet>('/sheets/1')
  expect(sheet).toMatchObject({
    ...{ number: 1, asIssued: true, newest: 2, changes: [] },
    sheet: {
      body: {
        head: { venue: 'The Barn', guests: 1 },
        courses: [{ categoryId: mainId, items: [{ id: beef, total: 1 }, { total: 0 }, { total: 0 }] }, {}],
      },
      lines: [{ special: 1, personId: 'aaaaaa', line: { name: 'Guest aaaaaa', words: 'no satay' } }],
    },
  })
  // Nobody is in what is hashed.
  expect(JSON.stringify(sheet.sheet.body)).not.toMatch(/Guest|satay|peanuts/)
})

it('says that a sheet is not as it was issued where its content lost its hash or a line', async () => {
  for (const [amiss, forged] of [
    ['content', 'update sheets set body = replace(body, \'"guests":1\', \'"guests":9\')'],
    ['lines', 'delete from sheet_lines'],
  ] as const) {
    const { event, cookie, issue, eats, answer, read, beef } = await makeDinner()
    await answer([eats('aaaaaa', beef, peanuts(1))])
    await issue()
    expect(await read<IssuedSheet>('/sheets/1')).toMatchObject({ asIssued: true, amiss: null })
    await withoutTriggers(() =>
      env.DB.prepare(
        `${forged} where ${forged.startsWith('delete') ? 'sheet_id in (select id from sheets where event_id = ?)' : 'event_id = ?'}`,
      )
        .bind(event.id)
        .run(),
    )
    expect(await read<IssuedSheet>('/sheets/1')).toMatchObject({ asIssued: false, amiss })
    const paper = await call('GET', `/events/${event.id}/print/kitchen?sheet=1`, undefined, { cookie })
    const said = await paper.text()
    expect(said).toContain(amissIn[amiss])
    expect(said).not.toContain(asIssued)
  }
})

it('compares any two sheets, either way round, and one with now', async () => {
  const { issue, eats, answer, edit, read, send, beef, bass } = await makeDinner()
  const { token } = await answer([eats('aaaaaa', beef)])
  await issue()
  await edit(token, [eats('aaaaaa', bass)])
  await issue()
  await edit(token, [eats('aaaaaa', bass), { name: 'Leo', allergies: '', selections: {} }])
  const said = async (rest: string) => saidOf((await read<SheetDifference>(`/sheets/${rest}`)).lines)
  expect(await read<SheetDifference>('/sheets/1/diff?to=2')).toMatchObject({ from: 1, to: 2 })
  expect(await said('1/diff?to=2')).toEqual(['MAIN Beef 1 → 0 (−1)', 'MAIN Bass 0 → 1 (+1)'])
  expect(await said('2/diff?to=1')).toEqual(['MAIN Beef 0 → 1 (+1)', 'MAIN Bass 1 → 0 (−1)'])
  expect(await read<SheetDifference>('/sheets/2/diff')).toMatchObject({ from: 2, to: null })
  expect(await said('2/diff')).toContain('GUESTS 1 → 2')
  expect(await said('1/diff?to=1')).toEqual([])
  for (const nothing of ['3', '0', 'x', '3/diff', '1/diff?to=9', '1/diff?to='])
    expect(await refusalOf(await send('GET', `/sheets/${nothing}`))).toMatchObject({ status: 404 })
})

it('issues a final sheet only after the closing', async () => {
  const { issue, close, send } = await makeDinner()
  expect(await refusalOf(await issue('final'))).toMatchObject({
    status: 409,
    code: 'locked',
    message: 'Answers are still open. The final sheet is issued once they are closed.',
  })
  expect((await issue('provisional')).status).toBe(201)
  await close()
  expect(await (await issue('final')).json()).toMatchObject({ number: 2, kind: 'final' })
  expect((await send('POST', '/sheets', { kind: 'other' })).status).toBe(400)
})

it('issues the same sheet again where the page asks again with the same id, also at once', async () => {
  const { issue, read } = await makeDinner()
  const id = crypto.randomUUID()
  const both = await Promise.all([issue('provisional', id), issue('provisional', id)])
  for (const answer of [...both, await issue('provisional', id)]) {
    expect(answer.status).toBe(201)
    expect(await answer.json()).toMatchObject({ number: 1 })
  }
  expect((await read<Sheets>('/sheets')).sheets).toHaveLength(1)
  const other = await makeDinner()
  expect(await refusalOf(await other.issue('provisional', id))).toMatchObject({
    status: 409,
    code: 'id_taken',
  })
})

it('audits who issued which sheet, without anybody’s name, and tells the open pages', async () => {
  const { event, planner, cookie, issue, path, eats, answer, beef } = await makeDinner()
  await answer([eats('aaaaaa', beef, peanuts(1))])
  const { socket, messages } = await openLiveView(`${path}/live`, { cookie })
  await issue()
  await expect.poll(() => messages).toContainEqual(expect.objectContaining({ changed: 'event' }))
  socket.close()
  const { results } = await env.DB.prepare(
    "select user_id, details from audit_logs where action = 'ISSUE_SHEET' and entity_id = ?",
  )
    .bind(event.id)
    .all<{ user_id: string; details: string }>()
  expect(results).toMatchObject([{ user_id: planner.id }])
  expect(JSON.parse(results[0]?.details ?? '')).toEqual({ title: event.title, sheet: 1, kind: 'provisional' })
})

/** Runs a forgery that the triggers would refuse. */
async function withoutTriggers(run: () => Promise<unknown>): Promise<void> {
  const { results } = await env.DB.prepare(
    "select name, sql from sqlite_master where type = 'trigger' and tbl_name in ('sheets', 'sheet_lines')",
  ).all<{ name: string; sql: string }>()
  await env.DB.batch(results.map(({ name }) => env.DB.prepare(`drop trigger ${name}`)))
  await run()
  await env.DB.batch(results.map(({ sql }) => env.DB.prepare(sql)))
}

it('gives a viewer without needs no hash by which they could try out who eats what', async () => {
  const own = await makeDinner()
  const vegan = { needs: [{ what: 'vegan' as const, by: 'guest' as const }] }
  await own.answer([{ ...own.eats('aaaaaa', own.beef), ...vegan, special: 1 }])
  await own.issue()
  const listOf = async (needs: boolean) => {
    const { id } = await makeMember(own.event.id, 'viewer', { needs })
    const cookie = await makeSession(env, id)
    const get = async <T>(rest: string) =>
      (await call('GET', `${own.path}${rest}`, undefined, { cookie })).json<T>()
    return { get, hash: (await get<Sheets>('/sheets')).sheets[0]?.hash }
  }
  const [viewer, reader] = [await listOf(false), await listOf(true)]
  // All but the guess is on pages that the viewer reads.
  const { event } = await viewer.get<EventRead>('')
  const kitchen = await viewer.get<PlannerKitchen>('/kitchen')
  const { title, serviceDay, serviceTime, venue, timeZone, closesAt } = event
  const head = { title, serviceDay, serviceTime, venue, timeZone, closesAt }
  const guess = { ...kitchen, diets: [{ what: 'vegan' as const, count: 1 }] }
  expect(await sha256(canonical(sheetOf(guess, head, []).body))).toBe(reader.hash)
  expect(viewer.hash).toBe('')
})
