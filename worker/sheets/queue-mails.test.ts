import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { templateContext } from '#core/mail/language'
import { sheetMail } from '../links/mails/sheet.ts'
import { makeDinner, peanuts } from '../testing/factories/dinner.ts'
import { call } from '../testing/http.ts'
import { withoutRandom } from '../testing/without-random.ts'

/** The mails about sheets that were queued for a link. */
async function mails(linkId: string, more = '') {
  const { results } = await env.DB.prepare(
    `select dedupe_key as dedupeKey, sent_at as sentAt from outbox where kind = 'kitchen_sheet' and subject_id = ? ${more}`,
  )
    .bind(linkId)
    .all<{ dedupeKey: string; sentAt: number | null }>()
  return results
}

/** Makes that no mail goes out by itself. */
async function held(linkId: string) {
  await env.DB.prepare(
    `insert into outbox (id, kind, subject_id, dedupe_key, due_at, created_at) values (?, 'kitchen_sheet', ?, ?, ?, 0)`,
  )
    .bind(crypto.randomUUID(), linkId, crypto.randomUUID(), Number.MAX_SAFE_INTEGER)
    .run()
}

it('tells each live link with an address that a sheet replaces another, without figures and names', async () => {
  const { event, issue, eats, answer, link, beef } = await makeDinner({ title: 'Harvest supper' })
  await answer([eats('aaaaaa', beef, { ...peanuts(1), name: 'Ana Lopes' })])
  const [kitchen, pastry, closed] = [
    await link({ email: 'cook@kitchen.example' }),
    await link({ label: 'Pastry' }),
    await link({ email: 'old@kitchen.example', revokedAt: 1 }),
  ]
  await issue()
  expect(await mails(kitchen.id)).toEqual([])
  await issue()
  expect(await mails(kitchen.id)).toHaveLength(1)
  for (const { id } of [pastry, closed]) expect(await mails(id)).toEqual([])
  const mail = await sheetMail(templateContext(env), kitchen.id)
  expect(mail).toMatchObject({ to: 'cook@kitchen.example', subject: 'Sheet 2 replaces sheet 1' })
  expect(mail?.text).toContain(`/kitchen/${kitchen.token}`)
  expect(mail?.text).toContain(event.title)
  expect(withoutRandom(`${mail?.text} ${mail?.html}`)).not.toMatch(/\bAna\b|Lopes|peanut|Beef|S1\b|1 guest/)
})

it('keeps one mail waiting, which tells the newest when it is sent', async () => {
  const { issue, link } = await makeDinner()
  const { id } = await link({ email: 'cook@kitchen.example' })
  await issue()
  await held(id)
  await issue()
  await issue()
  expect(await mails(id, 'and sent_at is null')).toHaveLength(1)
  expect(await sheetMail(templateContext(env), id)).toMatchObject({ subject: 'Sheet 3 replaces sheet 2' })
})

it('sends none to a link that was revoked meanwhile, that expired, or that has seen the newest', async () => {
  const { event, issue, link, send } = await makeDinner()
  const [kitchen, seen] = [
    await link({ email: 'a@kitchen.example' }),
    await link({ email: 'b@kitchen.example' }),
  ]
  await issue()
  await issue()
  expect(await sheetMail(templateContext(env), seen.id)).not.toBeNull()
  await seen.see(2)
  expect(await sheetMail(templateContext(env), seen.id)).toBeNull()
  expect(await sheetMail(templateContext(env), kitchen.id)).not.toBeNull()
  await env.DB.prepare("update events set service_day = '2020-01-01' where id = ?").bind(event.id).run()
  expect(await sheetMail(templateContext(env), kitchen.id)).toBeNull()
  await env.DB.prepare('update events set service_day = null where id = ?').bind(event.id).run()
  expect((await send('DELETE', `/kitchen-links/${kitchen.id}`)).status).toBe(204)
  expect(await sheetMail(templateContext(env), kitchen.id)).toBeNull()
  expect((await call('GET', kitchen.path)).status).toBe(410)
})
