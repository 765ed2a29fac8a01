import { env } from 'cloudflare:workers'
import { afterEach, describe, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { misdirected } from '../dev/misdirected.ts'
import { editTokenHash } from '../guest/token.ts'
import { accountWrites } from '../testing/account-writes.ts'
import { eventWrites } from '../testing/event-writes.ts'
import {
  Faults,
  injectFaultsInCards,
  injectFaultsInEnv,
  type Plan,
  type SentMail,
} from '../testing/fault-injection.ts'
import { invariants } from '../testing/invariants.ts'
import { paymentWrites, refundWrites } from '../testing/payment-writes.ts'
import { responseWrites } from '../testing/response-writes.ts'
import { sent, withDesks } from '../testing/sent-writes.ts'
import type { WriteCase } from '../testing/write-case.ts'
import { runCron } from './cron.ts'

// Each write runs with its first, second, … call to the database, the mail, the images or the card provider failing,
// once before it took effect and once after, until it runs through untouched. Whatever failed is sent again as its
// client would, the clock runs, and then everything is as if nothing had failed.
// `npm run test:deep` fails every call both ways; else each is failed once, by turns after and before it took effect.
const everyWay = env.FAULTS === 'all'
afterEach(() => setClock())

/** What there is, counted in every way in which something could be there twice, or half. */
const counted = [
  `select 'events' as what, count(*) as n from events`,
  `select 'limits' as what, sum(guest_limit) as n from events`,
  `select 'menus' as what, sum(menu_version) as n from events`,
  `select 'covers' as what, count(cover_image_url) as n from events`,
  `select 'left covers' as what, count(*) as n from left_covers`,
  `select 'hidden events' as what, count(refunded_at) as n from events`,
  `select 'refund ' || status as what, count(*) as n from payment_refunds group by 1`,
  `select 'failed refunds' as what, count(refund_failed_at) as n from payment_orders`,
  `select 'disputed' as what, count(disputed_at) as n from event_purchases`,
  `select 'dispute ' || dispute as what, count(*) as n from payment_orders where dispute is not null group by 1`,
  `select 'live categories' as what, count(*) as n from menu_categories where deleted_at is null`,
  `select 'live items' as what, count(*) as n from menu_items where deleted_at is null`,
  `select 'guests' as what, sum(guest_count) as n from guest_selections where deleted_at is null`,
  `select 'declines' as what, count(*) as n from declines where deleted_at is null`,
  `select 'versions of declines' as what, sum(version) as n from declines`,
  `select 'names of declines' as what, sum(submission_hash <> '') as n from declines`,
  `select 'versions' as what, sum(version) as n from guest_selections`,
  `select 'names' as what, sum(lead_guest_name <> '') as n from guest_selections`,
  `select 'addresses' as what, count(lead_guest_email) as n from guest_selections`,
  `select 'purchases' as what, count(*) as n from event_purchases where refunded_at is null`,
  `select 'order ' || status || ' ' || payment_status || ' ' || coalesce(needs_refund, '') as what, count(*) as n
    from payment_orders group by 1`,
  `select 'people' as what, count(*) as n from user`,
  `select 'confirmed' as what, sum(email_verified) as n from user`,
  `select 'passwords' as what, count(*) as n from passwords`,
  `select 'sessions' as what, count(*) as n from session`,
  `select 'audit ' || action as what, count(*) as n from audit_logs group by 1`,
  `select 'mail ' || kind || iif(sent_at is null, ' waits', ' sent') as what, count(*) as n from outbox group by 1`,
]

async function counts(): Promise<Record<string, number>> {
  const results = await env.DB.batch<{ what: string; n: number }>(
    counted.map((query) => env.DB.prepare(query)),
  )
  return Object.fromEntries(results.flatMap(({ results: rows }) => rows.map(({ what, n }) => [what, n ?? 0])))
}

function difference(before: Record<string, number>, after: Record<string, number>): Record<string, number> {
  const names = [...new Set([...Object.keys(before), ...Object.keys(after)])].sort()
  return Object.fromEntries(
    names.map((name) => [name, (after[name] ?? 0) - (before[name] ?? 0)]).filter(([, n]) => n !== 0),
  )
}

/** One run: the write, sent again while its answer is a failure of ours, and the clock until nothing is left to do. */
async function lived({ given, again = [], asksAgain }: WriteCase, plan: Plan | null) {
  const write = await given()
  setClock()
  const before = await counts()
  const faults = new Faults(plan)
  const mails: SentMail[] = []
  const failing = await injectFaultsInCards(faults, () =>
    withDesks(injectFaultsInEnv(env, faults, mails), (bindings) =>
      sent(write, bindings).catch((error: unknown) => String(error)),
    ),
  )
  const broken = await invariants(env.DB)
  const sound = injectFaultsInEnv(env, new Faults(), mails)
  let status = failing
  if (asksAgain) status = await withDesks(sound, (bindings) => sent(write, bindings))
  for (let tries = 0; tries < 3 && (typeof status === 'string' || status >= 500); tries++)
    status = await withDesks(sound, (bindings) => sent(write, bindings))
  const later = now() + 3 * 3_600_000
  setClock(() => later)
  await withDesks(sound, runCron)
  setClock()
  broken.push(...(await invariants(env.DB)))
  const fine = typeof status === 'number' && (status < 300 || (status !== failing && again.includes(status)))
  return {
    calls: faults.calls,
    name: plan ? `${plan.when} ${faults.names[plan.call - 1]}` : '',
    outcome: {
      status: fine ? 'fine' : `${failing} then ${status}`,
      broken,
      change: difference(before, await counts()),
      wrongMails: mails.flatMap(({ wrong }) => wrong ?? []),
    },
    mails: mails.length,
  }
}

async function everyCallFails(one: WriteCase): Promise<void> {
  const untouched = await lived(one, null)
  expect(untouched.outcome).toMatchObject({ status: 'fine', broken: [], wrongMails: [] })
  expect(untouched.calls).toBeGreaterThan(0)
  for (const when of ['before', 'after'] as const)
    for (let call = everyWay || when === 'after' ? 1 : 2; ; call += everyWay ? 1 : 2) {
      const run = await lived(one, { call, when })
      if (run.calls < call) break
      for (const name of one.more ?? []) {
        expect(run.outcome.change[name]).toBeGreaterThanOrEqual(untouched.outcome.change[name] ?? 0)
        run.outcome.change[name] = untouched.outcome.change[name] ?? 0
      }
      expect({ call, name: run.name, ...run.outcome }).toEqual({ call, name: run.name, ...untouched.outcome })
      // A sender that fails between sending and marking may send once more.
      expect(run.mails - untouched.mails).toBeLessThanOrEqual(1)
      expect(run.mails).toBeGreaterThanOrEqual(untouched.mails)
      if (call > 60) throw new Error('it never ran through')
    }
}

const groups = {
  'an account': accountWrites,
  'an event and its menu': eventWrites,
  'an answer': responseWrites,
  'a payment': {
    ...paymentWrites,
    ...refundWrites((write) => withDesks(env, (bindings) => sent(write, bindings))),
  },
}
console.log(everyWay ? 'every call fails before and after it took effect' : 'each call fails once')
for (const [group, cases] of Object.entries(groups))
  describe(`with any one call failing, ${group} ends as if none had:`, () => {
    for (const [name, one] of Object.entries(cases)) it(name, () => everyCallFails(one), 60_000)
  })

describe('a mail to another address than the one stored', () => {
  const mailed = async (change?: (responseId: string) => Promise<unknown>) => {
    const write = await responseWrites['have the link mailed again']?.given()
    if (!write || 'run' in write) throw new Error('there is no such write')
    const mails: SentMail[] = []
    const bindings = injectFaultsInEnv(env, new Faults(), mails)
    await withDesks(bindings, (desks) => sent(write, desks))
    const first = mails[0]
    if (!first) throw new Error('nothing was mailed')
    const token = write.path.split('/')[3] ?? ''
    const hash = await editTokenHash(token)
    const { id } = (await env.DB.prepare('select id from guest_selections where edit_token_hash = ?')
      .bind(hash)
      .first<{ id: string }>()) ?? { id: '' }
    await change?.(id)
    await bindings.EMAIL.send(first as unknown as Parameters<SendEmail['send']>[0])
    return mails.at(-1)?.wrong
  }

  it('is found: what the runs above hold is not void', async () => {
    const another = (id: string) =>
      env.DB.prepare("update guest_selections set lead_guest_email = 'new@example.com' where id = ?")
        .bind(id)
        .run()
    expect(await mailed()).toBeNull()
    expect(await mailed(another)).toBe('an edit link to an address not stored with its answer')
  })

  it('is found of the link of a decline', async () => {
    const write = await responseWrites['have the link of a decline mailed again']?.given()
    if (!write || 'run' in write) throw new Error('there is no such write')
    const mails: SentMail[] = []
    await withDesks(injectFaultsInEnv(env, new Faults(), mails), (desks) => sent(write, desks))
    const mail = mails.find(({ text }) => text.includes('/not-coming/'))
    if (!mail) throw new Error('nothing was mailed')
    expect(mail.wrong).toBeNull()
    expect(await misdirected(env.DB, { ...mail, to: 'nobody@example.com' })).toBe(
      'a link of a decline to an address not stored with it',
    )
  })

  it('is found of a mail without an edit link too', async () => {
    const mail = { to: 'nobody@example.com', text: 'Choose a new password.' }
    expect(await misdirected(env.DB, mail)).toBe('a mail to an address of no account')
  })
})
