import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import type { KitchenView } from '#links/shape/link'
import { markSeenByToken } from '../links/mark-seen.ts'
import { makeDinner, peanuts, saidOf } from '../testing/factories/dinner.ts'
import { refusalOf } from '../testing/factories/menu-owner.ts'
import { withinAMinute } from '../testing/faults/within-a-minute.ts'
import { wrapDatabase } from '../testing/faults/wrap-database.ts'
import { call, openLiveView } from '../testing/http.ts'
import type { Sheets } from './shape/issued.ts'

it('shows no sheet before one is issued, and the newest, what was seen and what is new after that', async () => {
  const { issue, eats, answer, edit, link, read, beef, bass, close } = await makeDinner()
  const { token } = await answer([eats('aaaaaa', beef)])
  const { view, see } = await link({ label: 'Hot kitchen' })
  expect(await view()).toMatchObject({ sheet: null, seen: null, diff: null, changesSinceFinal: 0 })
  await issue()
  expect(await view()).toMatchObject({ sheet: { number: 1, kind: 'provisional' }, seen: null, diff: null })
  expect((await see(1)).status).toBe(200)
  expect(await view()).toMatchObject({
    seen: { number: 1, name: 'Marta' },
    diff: { sheet: 1, lines: [] },
  })
  expect(await read<Sheets>('/sheets')).toMatchObject({
    sheets: [{ number: 1, seen: [{ linkLabel: 'Hot kitchen', name: 'Marta', at: expect.any(Number) }] }],
  })

  await edit(token, [eats('aaaaaa', bass)])
  await issue()
  const changed = await view<KitchenView>()
  expect(changed).toMatchObject({ sheet: { number: 2 }, seen: { number: 1 }, diff: { sheet: 1 } })
  expect(saidOf(changed.diff?.lines ?? [])).toEqual(['MAIN Beef 1 → 0 (−1)', 'MAIN Bass 0 → 1 (+1)'])

  await close()
  await issue('final')
  const { changesSinceFinal } = await view<KitchenView>()
  expect(changesSinceFinal).toBe(0)
  await answer([eats('cccccc', beef)])
  expect(await view()).toMatchObject({ sheet: { kind: 'final' }, changesSinceFinal: expect.any(Number) })
  expect((await view<KitchenView>()).changesSinceFinal).toBeGreaterThan(0)
})

it('tells the kitchen +2, −1, one guest more and the new allergy since the sheet it saw', async () => {
  const { issue, eats, answer, edit, link, beef, bass } = await makeDinner()
  const party = ['aaaaaa', 'bbbbbb', 'cccccc'].map((id) => eats(id, beef))
  const { token } = await answer([...party, eats('dddddd', bass)])
  for (const _ of [1, 2, 3]) await issue()
  const { see, view } = await link()
  expect((await see(3)).status).toBe(200)
  const nuts = { needs: [{ what: 'peanuts', how: 'allergy' }], consent: true }
  await edit(token, [
    ...party,
    eats('dddddd', beef),
    { name: 'Eve', allergies: '', selections: eats('x', beef).selections, ...nuts },
  ])
  const { diff } = await view<KitchenView>()
  expect(diff?.sheet).toBe(3)
  expect(saidOf(diff?.lines ?? [])).toEqual([
    'ALLERGY new S1, peanuts',
    'MAIN Beef 3 → 5 (+2)',
    'MAIN Bass 1 → 0 (−1)',
    'DESSERT NOT CHOSEN 4 → 5 (+1)',
    'GUESTS 4 → 5',
  ])
})

it('keeps the first name and instant of a link, and takes each link for itself', async () => {
  const { issue, link } = await makeDinner()
  await issue()
  const [kitchen, pastry] = [await link(), await link({ label: 'Pastry' })]
  await kitchen.see(1, 'Marta')
  const first = (await kitchen.view<KitchenView>()).seen
  expect((await kitchen.see(1, 'Bo')).status).toBe(200)
  expect((await kitchen.view<KitchenView>()).seen).toEqual(first)
  expect((await pastry.view<KitchenView>()).seen).toBeNull()
  await pastry.see(1, 'Bo')
  expect((await pastry.view<KitchenView>()).seen).toMatchObject({ number: 1, name: 'Bo' })
})

it('refuses to acknowledge a sheet that another has replaced, one that is not there, and an empty name', async () => {
  const { event, issue, link } = await makeDinner()
  const { see, view } = await link()
  expect(await refusalOf(await see(1))).toMatchObject({ status: 404, code: 'not_found' })
  for (const _ of [1, 2, 3, 4, 5]) await issue()
  expect(await refusalOf(await see(4))).toMatchObject({
    status: 409,
    code: 'superseded',
    message: 'Sheet 5 has replaced this one.',
  })
  expect((await see(5, ' ')).status).toBe(400)
  expect((await see(1.5)).status).toBe(400)
  expect((await view<KitchenView>()).seen).toBeNull()
  // Each writes nothing, not even into the log.
  const logged = await env.DB.prepare(
    "select count(*) as n from audit_logs where action = 'SEE_SHEET' and details like ?",
  )
    .bind(`%${event.id}%`)
    .first('n')
  expect(logged).toBe(0)
})

it('says that a sheet was seen to the open pages, and in the log without a name', async () => {
  const { issue, link, path, cookie } = await makeDinner()
  await issue()
  const { id, see } = await link()
  const { socket, messages } = await openLiveView(`${path}/live`, { cookie })
  await see(1, 'Marta')
  await expect.poll(() => messages).toContainEqual(expect.objectContaining({ changed: 'event' }))
  socket.close()
  const { results } = await env.DB.prepare(
    "select * from audit_logs where action = 'SEE_SHEET' and entity_id = ?",
  )
    .bind(id)
    .all()
  expect(results).toHaveLength(1)
  expect(JSON.stringify(results)).not.toContain('Marta')
})

it('shows a link of one course, and without names, nothing else of either sheet', async () => {
  const { event, issue, eats, answer, edit, link, close, beef, bass, cake, fruit, mainId, dessertId } =
    await makeDinner()
  const { token } = await answer([
    eats('aaaaaa', beef, { sweet: cake, ...peanuts(1) }),
    eats('bbbbbb', bass, { sweet: cake }),
  ])
  await close()
  await issue('final')
  const [kitchen, pastry] = [
    await link(),
    await link({ label: 'Pastry', courses: [dessertId], names: 'none' }),
  ]
  for (const one of [kitchen, pastry]) expect((await one.see(1)).status).toBe(200)
  await env.DB.prepare('update events set closes_at = first_closes_at where id = ?').bind(event.id).run()
  await edit(token, [
    eats('aaaaaa', bass, { sweet: fruit, ...peanuts(1), consent: true } as never),
    eats('bbbbbb', beef, { sweet: cake }),
  ])
  await env.DB.prepare('update events set closes_at = 1 + created_at where id = ?').bind(event.id).run()
  const text = JSON.stringify(await pastry.view())
  for (const hidden of [mainId, beef, bass, 'Beef', 'Bass', 'MAIN', 'Guest aaaaaa', 'Guest bbbbbb', token])
    expect(text).not.toContain(hidden)
  const { diff, changesSinceFinal } = JSON.parse(text) as KitchenView
  expect(saidOf(diff?.lines ?? []).join()).toContain('DESSERT Cake 2 → 1 (−1)')
  const whole = await kitchen.view<KitchenView>()
  expect(saidOf(whole.diff?.lines ?? []).join()).toContain('S1 Main: Beef')
  expect(whole.changesSinceFinal).toBeGreaterThan(changesSinceFinal)
  expect(changesSinceFinal).toBe(diff?.lines.length)
})

it('finds nothing new once a party that was removed is brought back within the minute', async () => {
  const { issue, eats, answer, link, send, beef } = await makeDinner()
  const { id } = await answer([eats('aaaaaa', beef, peanuts(14)), eats('bbbbbb', beef)])
  await issue()
  const { see, view } = await link()
  await see(1)
  expect((await send('DELETE', `/responses/${id}`)).status).toBe(204)
  const gone = saidOf((await view<KitchenView>()).diff?.lines ?? [])
  expect(gone).toEqual([
    'ALLERGY no longer S14',
    'MAIN Beef 2 → 0 (−2)',
    'DESSERT NOT CHOSEN 2 → 0 (−2)',
    'GUESTS 2 → 0',
  ])
  expect((await send('POST', `/responses/${id}/restore`, {})).status).toBe(200)
  expect(await view()).toMatchObject({ diff: { sheet: 1, lines: [] }, specials: [{ number: 14 }] })
})

it('acknowledges nothing by a link that was revoked or is not known, and counts those', async () => {
  const { issue, link } = await makeDinner()
  await issue()
  const closed = await link({ revokedAt: 1 })
  expect(await refusalOf(await closed.see(1))).toMatchObject({ status: 410, code: 'revoked' })
  const { path, see } = await link()
  const other = path.replace(/.$/, (last) => (last === 'A' ? 'B' : 'A'))
  await withinAMinute(async (address) => {
    const guess = () =>
      call('POST', `${other}/seen`, { sheet: 1, name: 'Marta' }, { 'cf-connecting-ip': address })
    for (let tries = 0; tries < 30; tries++) expect((await guess()).status).toBe(404)
    expect((await guess()).status).toBe(429)
  })
  expect((await see(1)).status).toBe(200)
})

it('a link that is revoked while its kitchen says so acknowledges nothing', async () => {
  const { issue, link } = await makeDinner()
  await issue()
  const { id, token } = await link()
  const DB = wrapDatabase(env.DB, async ({ sql }, run) => {
    if (sql.some((one) => one.includes('insert into sheet_seen')))
      await env.DB.prepare('update kitchen_links set revoked_at = 1 where id = ?').bind(id).run()
    return run()
  })
  await expect(
    markSeenByToken(
      { env: { ...env, DB }, clientAddress: crypto.randomUUID() },
      { token, sheet: 1, name: 'Marta' },
    ),
  ).rejects.toMatchObject({ status: 410, code: 'revoked' })
  const { results } = await env.DB.prepare(
    `select name as said from sheet_seen where link_id = ?1
      union all select action from audit_logs where entity_id = ?1 and action = 'SEE_SHEET'`,
  )
    .bind(id)
    .all()
  expect(results).toEqual([])
})
