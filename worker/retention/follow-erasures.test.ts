import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { api } from '../app/api.ts'
import { runCron } from '../app/cron.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { makeAccount, makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makePurchase } from '../testing/factories/factories.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { Faults, injectFaultsInEnv } from '../testing/faults/fault-injection.ts'
import { invariants } from '../testing/faults/invariants.ts'
import { call } from '../testing/http.ts'
import { rememberDatabase } from '../testing/time-travel.ts'
import { followErasures } from './follow-erasures.ts'
import { erasuresKeptDays } from './rules.ts'

const db = database(env.DB)
const day = 86_400_000
const logKeys = async () => (await env.COVERS.list({ prefix: 'erasures/' })).objects.map(({ key }) => key)
const emptyLog = async () => env.COVERS.delete(await logKeys())

beforeEach(emptyDatabase)
afterEach(() => setClock())

async function planned(more: Parameters<typeof makeEvent>[2] = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, more)
  await makePurchase(db, event.id, planner.id, 100)
  const party = partyOf(2).map((one) => ({ ...one, name: 'Zoe Anders', allergies: 'peanuts' }))
  const respond = () => makeResponse(env, event, party, { leadGuestEmail: 'zoe@example.com' })
  return { planner, event, respond, cookie: await makeSession(env, planner.id) }
}

const old = { eventDate: '2026-03-01', timeZone: 'Europe/Berlin' }
const told = Date.parse('2026-08-30T12:00Z')
const due = told + 31 * day

/** Everything that can be erased, what erases it, and what of it is there. */
async function everything() {
  setClock(() => told)
  const open = await planned({ eventDate: '2026-12-01' })
  const [withdrawn, deleted] = [await open.respond(), await open.respond()]
  const decline = await makeDecline(env, open.event, ['Zoe Anders'])
  const link = await makeKitchenLink(env, open.event)
  const stays = await open.respond()
  const closed = await planned({ eventDate: '2026-08-01' })
  const erased = await closed.respond()
  const lateDecline = await makeDecline(env, closed.event, ['Zoe Anders'])
  const past = await planned(old)
  await past.respond()
  const eaten = await planned({ eventDate: '2026-08-01' })
  await eaten.respond()
  await env.DB.prepare(`update events set service_day = '2026-08-02' where id = ?`).bind(eaten.event.id).run()
  const removed = await planned({ eventDate: '2026-12-01' })
  await removed.respond()
  const leaving = await makeAccount(db, 'Correct1')
  const theirs = await makeEvent(db, leaving.id)
  await makeResponse(env, theirs, partyOf(1))
  const signedIn = await makeSession(env, leaving.id)
  await runCron(env)

  const erase = async () => {
    const answers = await Promise.all([
      call('DELETE', `/api/responses/${withdrawn.token}`),
      call('DELETE', `/api/responses/${erased.token}`),
      call('DELETE', `/api/declines/${decline.token}`),
      call('DELETE', `/api/declines/${lateDecline.token}`),
      call('DELETE', `/api/events/${open.event.id}/responses/${deleted.id}`, {}, { cookie: open.cookie }),
      call('DELETE', `/api/events/${open.event.id}/kitchen-links/${link.id}`, {}, { cookie: open.cookie }),
      call('DELETE', `/api/events/${removed.event.id}`, { confirm: 'Delete' }, { cookie: removed.cookie }),
      call('DELETE', '/api/account', { confirm: leaving.email }, { cookie: signedIn }),
    ])
    expect(answers.map(({ status }) => status)).toEqual(
      answers.map(() => expect.toSatisfy((one) => one < 300)),
    )
    setClock(() => due)
    await runCron(env)
    await runCron(env)
  }
  const left = () =>
    env.DB.prepare(
      `select (select group_concat(id) from guest_selections where lead_guest_name <> '') as names,
        (select count(*) from guest_selections where deleted_at is null) as counted,
        (select count(*) from guest_selections where selections like '%peanuts%') as needs,
        (select count(*) from declines where names like '%Zoe%') as declines,
        (select count(*) from kitchen_links where revoked_at is null) as links,
        (select count(*) from events) as events, (select count(*) from user) as users`,
    ).first()
  return { erase, left, stays }
}

it('what was erased is gone again after a restore, once the clock has run', async () => {
  const { erase, left, stays } = await everything()
  const before = await left()
  const restore = await rememberDatabase()
  await erase()
  const after = await left()
  expect(before).toMatchObject({ counted: 8, needs: 7, declines: 2, links: 1, events: 6, users: 6 })
  expect(after).toMatchObject({ counted: 4, needs: 1, declines: 0, links: 0, events: 4, users: 5 })
  expect(String(after?.names)).toContain(stays.id)

  // Without its log nothing would be erased again but what the clock erases by its day.
  const log = await Promise.all(
    (await logKeys()).map(async (key) => ({ key, text: await (await env.COVERS.get(key))?.text() })),
  )
  await restore()
  expect(await left()).toEqual(before)
  await emptyLog()
  await runCron(env)
  expect(await left()).toMatchObject({ declines: 2, links: 1, events: 6, users: 6 })

  await restore()
  for (const { key, text } of log) await env.COVERS.put(key, text ?? '')
  expect((await followErasures(env)).repeated).toBeGreaterThan(0)
  await runCron(env)
  expect(await left()).toEqual(after)
  expect(await invariants(env.DB)).toEqual([])

  // Made again they are noted again, and another restore meets them as well.
  expect(await followErasures(env)).toEqual({ noted: 0, repeated: 0 })
  await restore()
  await runCron(env)
  await runCron(env)
  expect(await left()).toEqual(after)
})

it('notes ids alone, and keeps them for longer than the database can be restored to', async () => {
  const { respond } = await planned({ eventDate: '2026-12-01' })
  const { id, token } = await respond()
  const at = Date.parse('2026-11-01T12:00Z')
  setClock(() => at)
  await call('DELETE', `/api/responses/${token}`)
  expect(await followErasures(env)).toEqual({ noted: 1, repeated: 0 })
  const [key = ''] = await logKeys()
  expect(await (await env.COVERS.get(key))?.json()).toEqual([{ kind: 'response_removed', subject: id }])
  expect((await env.DB.prepare('select * from erasures').all()).results).toEqual([])
  await followErasures(env, at + erasuresKeptDays * day - 1)
  expect(await logKeys()).toEqual([key])
  await followErasures(env, at + erasuresKeptDays * day)
  expect(await logKeys()).toEqual([])
})

it('repeats nothing that a planner wrote again before the time of the restore', async () => {
  const { respond } = await planned({ eventDate: '2026-12-01' })
  const { id } = await respond()
  await env.DB.prepare(`update guest_selections set lead_guest_name = '', lead_guest_email = null, submission_hash = '',
    version = version + 1 where id = ?`)
    .bind(id)
    .run()
  expect(await followErasures(env)).toEqual({ noted: 1, repeated: 0 })
  const named = env.DB.prepare(
    `update guest_selections set lead_guest_name = 'Guest 1', version = version + 1 where id = ?`,
  )
  await named.bind(id).run()
  const restore = await rememberDatabase()
  await restore()
  expect(await followErasures(env)).toEqual({ noted: 0, repeated: 0 })
  const row = env.DB.prepare('select lead_guest_name as name from guest_selections where id = ?').bind(id)
  expect(await row.first('name')).toBe('Guest 1')
})

it('loses nothing and repeats nothing falsely, wherever it is interrupted', async () => {
  const { respond, event } = await planned({ eventDate: '2026-12-01' })
  const again = env.DB.prepare(`update kitchen_links set token_hash = token_hash || 'x' where id = ?`)
  const live = env.DB.prepare('select count(*) as n from kitchen_links where id = ? and revoked_at is null')
  for (const when of ['before', 'after'] as const)
    for (let failing = 1; ; failing++) {
      const [{ id, token }, link] = [await respond(), await makeKitchenLink(env, event)]
      await again.bind(link.id).run()
      await call('DELETE', `/api/responses/${token}`)
      const faults = new Faults({ call: failing, when })
      await followErasures(injectFaultsInEnv(env, faults, [])).catch(() => null)
      expect((await followErasures(env)).repeated).toBe(0)
      expect(await live.bind(link.id).first('n')).toBe(1)
      const noted = await Promise.all(
        (await logKeys()).map(async (key) => (await env.COVERS.get(key))?.text()),
      )
      expect(noted.join()).toContain(`{"kind":"response_removed","subject":"${id}"}`)
      if (faults.calls < failing) break
    }
})

it('is made to run by the operator’s token, and by nobody else', async () => {
  const { token } = await (await planned({ eventDate: '2026-12-01' })).respond()
  await call('DELETE', `/api/responses/${token}`)
  const shown = 'a token of the operator, as long as one has to be'
  const post = (authorization?: string) =>
    api.request(
      '/api/erasures',
      { method: 'POST', ...(authorization && { headers: { authorization } }) },
      { ...env, HEALTH_TOKEN: shown },
    )
  for (const wrong of [undefined, `Bearer ${shown}x`, shown]) expect((await post(wrong)).status).toBe(404)
  expect(await (await post(`Bearer ${shown}`)).json()).toEqual({ noted: 1, repeated: 0 })
})
