import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database, runBatch } from '#core/db'
import { mailboxOf } from '#core/mail/mailbox'
import { processOutbox } from '#core/mail/outbox'
import { askMail } from '../account/mails/ask.ts'
import { templates } from '../app/mails.ts'
import { queueEditLinks } from '../desk/statements/mail.ts'
import { makePlanner } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { editToken, hashToken } from './token.ts'

// The queue of mails. Nobody can block it for others.
const db = database(env.DB)
const hour = 3_600_000
// Three mails of a queue are due at once, and three more an hour later.
const turn = hour + 60_000
beforeEach(async () => void (await env.DB.prepare('delete from outbox').run()))
afterEach(() => setClock())

/** The environment with a mail binding that records recipients. */
function post() {
  const sent: string[] = []
  const send = async ({ to }: { to: string }) => void sent.push(to)
  return { sent, env: { ...env, EMAIL: { send } as unknown as SendEmail } }
}

/** The templates, with a count of how often a guest's mail was written. */
function countedLooks() {
  let looked = 0
  const edit_link: typeof templates.edit_link = (...asked) => {
    looked += 1
    return templates.edit_link(...asked)
  }
  return { looks: () => looked, counting: { ...templates, edit_link } }
}

async function openEvent() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makeMenu(db, event.id)
  await makePurchase(db, event.id, planner.id, 2000)
  return { planner, event }
}

/** A response with its mail for each address, all at once. */
async function givenAnswers(
  { id: eventId, eventCode }: { id: string; eventCode: string },
  addresses: string[],
  at = now(),
): Promise<void> {
  const rows = await Promise.all(
    addresses.map(async (email) => {
      const id = crypto.randomUUID()
      return { id, email, hash: await hashToken(await editToken(env.SECRET, eventCode, id)) }
    }),
  )
  await env.DB.prepare(
    `insert into guest_selections (id, event_id, lead_guest_name, lead_guest_email, guest_count, selections,
       submission_hash, edit_token_hash, created_at, updated_at)
     select value ->> 'id', ?1, 'Guest', value ->> 'email', 1, ?2, 'h', value ->> 'hash', ?4, ?4 from json_each(?3)`,
  )
    .bind(eventId, JSON.stringify(partyOf(1)), JSON.stringify(rows), at)
    .run()
  await runBatch(db, {
    mails: queueEditLinks(
      db,
      rows.map(({ id }) => ({ id, at })),
    ),
  })
}

const queueOf = async (where = '1') =>
  (
    await env.DB.prepare(
      `select o.*, g.lead_guest_email as email from outbox o join guest_selections g on g.id = o.subject_id
       where sent_at is null and failed_at is null and ${where} order by due_at`,
    ).all<{ due_at: number; email: string }>()
  ).results

const fresh = () => `${crypto.randomUUID()}@example.com`

describe('a thousand responses with one victim’s address', () => {
  // Half of them have a suffix after a plus and other capitals.
  const attack = (victim: string) =>
    Array.from({ length: 1000 }, (_, index) =>
      index % 2 ? victim : victim.replace('@', `+${index}@`).toUpperCase(),
    )

  it('delay no other mail, and none about the victim’s own account', async () => {
    const start = now()
    setClock(() => start)
    const { event } = await openEvent()
    const victim = await makePlanner(db)
    await givenAnswers(event, attack(victim.email), start - hour / 2)
    const others = Array.from({ length: 17 }, fresh)
    await givenAnswers(event, others)
    await askMail(env, 'reset', victim.email, crypto.randomUUID())
    const { sent, env: posting } = post()
    await processOutbox(posting, templates)
    expect(sent.filter((to) => others.includes(to)).toSorted()).toEqual(others.toSorted())
    // Three by guests, and the reset.
    const theirs = sent.filter((to) => !others.includes(to))
    expect(theirs).toHaveLength(4)
    expect(theirs.filter((to) => to === victim.email).length).toBeGreaterThan(0)
  })

  it('reach the victim three an hour, are not written before, and wait a day at most', async () => {
    const start = now()
    setClock(() => start)
    const { event } = await openEvent()
    const victim = fresh()
    await givenAnswers(event, attack(victim))
    expect(await queueOf()).toHaveLength(72)
    expect(await queueOf(`due_at > ${start + 24 * hour}`)).toEqual([])
    const { sent, env: posting } = post()
    const { looks, counting } = countedLooks()
    for (let past = 0; past < 3; past++) {
      setClock(() => start + past * turn)
      for (let run = 0; run < 5; run++) await processOutbox(posting, counting)
      expect([looks(), sent.length]).toEqual([3 * (past + 1), 3 * (past + 1)])
    }
    const { results } = await env.DB.prepare(
      'select distinct last_error as why from outbox where failed_at is not null',
    ).all()
    expect(results).toEqual([{ why: 'E_QUEUE_FULL' }])
  })

  it('delay the mail of the victim’s own response elsewhere by an hour at most', async () => {
    const start = now()
    setClock(() => start)
    const { event } = await openEvent()
    const { event: elsewhere } = await openEvent()
    const victim = fresh()
    await givenAnswers(event, attack(victim))
    const { sent, env: posting } = post()
    await processOutbox(posting, templates)
    expect(sent).toHaveLength(3)
    const { id } = await makeResponse(env, elsewhere, partyOf(1), { leadGuestEmail: victim })
    const sentAt = () =>
      env.DB.prepare('select sent_at from outbox where subject_id = ?').bind(id).first<number>('sent_at')
    for (let past = 0; past <= 60; past += 5) {
      setClock(() => start + past * 60_000)
      await processOutbox(posting, templates)
    }
    expect(await sentAt()).toBe(start + hour)
  })
})

it('with 1,423 mails due, a password reset and a confirmation are sent in the next run', async () => {
  const { event } = await openEvent()
  await givenAnswers(event, Array.from({ length: 1423 }, fresh), now() - hour)
  const known = await makePlanner(db)
  const unconfirmed = await makePlanner(db, { emailVerified: false })
  await askMail(env, 'reset', known.email, crypto.randomUUID())
  await askMail(env, 'confirm', unconfirmed.email, crypto.randomUUID())
  const { sent, env: posting } = post()
  await processOutbox(posting, templates)
  expect(sent).toHaveLength(22)
  expect(sent).toEqual(expect.arrayContaining([known.email, unconfirmed.email]))
})

it('three mails to a mailbox within the hour do not delay a reset of its account', async () => {
  const start = now()
  setClock(() => start)
  const { event } = await openEvent()
  const planner = await makePlanner(db)
  await givenAnswers(event, [planner.email, planner.email, planner.email])
  const { sent, env: posting } = post()
  await processOutbox(posting, templates)
  await askMail(env, 'reset', planner.email, crypto.randomUUID())
  await processOutbox(posting, templates)
  expect(sent).toHaveLength(4)
})

describe('of one response', () => {
  async function givenMail(email = fresh()) {
    const { planner, event } = await openEvent()
    const response = await makeResponse(env, event, partyOf(1), { leadGuestEmail: email })
    const change = (to: string | null, by: string | null = null) =>
      env.DB.prepare(
        'update guest_selections set lead_guest_email = ?2, version = version + 1, written_by = ?3 where id = ?1',
      )
        .bind(response.id, to, by)
        .run()
    return { planner, event, response, change }
  }

  it('one mail waits, to the newest address', async () => {
    const { change } = await givenMail()
    const addresses = Array.from({ length: 5 }, fresh)
    for (const address of addresses) await change(address)
    expect(await queueOf()).toHaveLength(1)
    const { sent, env: posting } = post()
    await processOutbox(posting, templates)
    await processOutbox(posting, templates)
    expect(sent).toEqual([addresses.at(-1)])
  })

  it('a planner’s corrections add none while one waits, and one after it was sent', async () => {
    const address = fresh()
    const { planner, change } = await givenMail(address)
    for (let each = 0; each < 3; each++) await change(address, planner.id)
    expect(await queueOf()).toHaveLength(1)
    const { sent, env: posting } = post()
    await processOutbox(posting, templates)
    await change(address, planner.id)
    await processOutbox(posting, templates)
    expect(sent).toEqual([address, address])
  })

  it('the mail and its mailbox leave the queue when the address is removed', async () => {
    const { change } = await givenMail()
    await change(null)
    expect(await queueOf()).toEqual([])
  })

  it('no mailbox is stored once the mail was sent or has failed', async () => {
    const [gone, given] = [await givenMail(), await givenMail()]
    const refuse = async ({ to }: { to: string }) => {
      if (to === given.response.leadGuestEmail)
        throw Object.assign(new Error('no'), { code: 'E_RECIPIENT_SUPPRESSED' })
    }
    await processOutbox({ ...env, EMAIL: { send: refuse } as unknown as SendEmail }, templates)
    const { results } = await env.DB.prepare(
      'select queue, sent_at is not null as sent from outbox where subject_id in (?, ?) order by sent',
    )
      .bind(gone.response.id, given.response.id)
      .all()
    expect(results).toEqual([
      { queue: null, sent: 0 },
      { queue: null, sent: 1 },
    ])
  })
})

it('sixty mails to one planner’s own address are all kept, and sent three an hour', async () => {
  const start = now()
  setClock(() => start)
  const { planner, event } = await openEvent()
  await givenAnswers(
    event,
    Array.from({ length: 60 }, () => planner.email),
  )
  const { sent, env: posting } = post()
  for (let past = 0; past < 20; past++) {
    setClock(() => start + past * turn)
    await processOutbox(posting, templates)
  }
  expect(sent).toHaveLength(60)
})

it('after a day without mail, all due mails to one mailbox are tried once, and then three an hour', async () => {
  const start = now()
  setClock(() => start)
  const { event } = await openEvent()
  const to = fresh()
  await givenAnswers(
    event,
    Array.from({ length: 60 }, () => to),
    start - 24 * hour,
  )
  expect(await queueOf(`due_at > ${start}`)).toEqual([])
  const { sent, env: posting } = post()
  const { looks, counting } = countedLooks()
  for (let run = 0; run < 5; run++) await processOutbox(posting, counting)
  expect([sent.length, looks()]).toEqual([3, 60])
  setClock(() => start + turn)
  for (let run = 0; run < 5; run++) await processOutbox(posting, counting)
  expect(sent).toHaveLength(6)
  expect(looks()).toBeLessThanOrEqual(60 + 9)
})

it('notices to the planner of two hundred events go three an hour, and delay nobody’s mail', async () => {
  const start = now()
  setClock(() => start)
  const { planner, event } = await openEvent()
  const ids = Array.from({ length: 200 }, () => crypto.randomUUID())
  await env.DB.batch([
    env.DB.prepare(
      `insert into events (id, title, event_date, time_zone, closes_at, first_closes_at, event_code, user_id, created_at, updated_at)
       select value, 'Old', '2026-01-01', 'UTC', 1, 1, substr('Q00' || key, -3) || substr(hex(randomblob(2)), 1, 3), ?1, 1, 1 from json_each(?2)`,
    ).bind(planner.id, JSON.stringify(ids)),
    env.DB.prepare(
      `insert into outbox (id, kind, subject_id, dedupe_key, due_at, created_at)
       select 'n' || value, 'erasure_notice', value, 'n' || value, ?1, ?1 from json_each(?2)`,
    ).bind(start - hour, JSON.stringify(ids)),
  ])
  const guest = fresh()
  await givenAnswers(event, [guest])
  const { sent, env: posting } = post()
  await processOutbox(posting, templates)
  expect(sent).toContain(guest)
  expect(sent.filter((to) => to === planner.email)).toHaveLength(3)
})

it('the queue and the rate limit of mails take the same addresses for one mailbox', async () => {
  const { event } = await openEvent()
  for (const [address, mailbox] of [
    ['Ann+menu@Example.org', 'ann@example.org'],
    ['ann+a+b@example.org', 'ann@example.org'],
    ['ann@example.org', 'ann@example.org'],
    ['a.nn@example.org', 'a.nn@example.org'],
    ['+ann@example.org', '+ann@example.org'],
    ['ann@sub+domain.org', 'ann@sub+domain.org'],
  ] as const) {
    const { id } = await makeResponse(env, event, partyOf(1), { leadGuestEmail: address })
    const queue = await env.DB.prepare('select queue from outbox where subject_id = ?')
      .bind(id)
      .first('queue')
    expect([address, mailboxOf(address), queue]).toEqual([address, mailbox, `${event.id} ${mailbox}`])
  }
})
