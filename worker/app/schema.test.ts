import { env } from 'cloudflare:workers'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { database } from '../core/db.ts'
import { freeGuestLimit } from '../core/limits.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { invariants } from '../testing/faults/invariants.ts'

const db = database(env.DB)

async function figuresOf(eventId: string) {
  return env.DB.prepare(
    'select registered_guests as registered, guest_limit as "limit" from events where id = ?',
  )
    .bind(eventId)
    .first<{ registered: number; limit: number }>()
}

async function openEvent() {
  const planner = await makePlanner(db)
  return { planner, event: await makeEvent(db, planner.id) }
}

function run(query: string, ...values: unknown[]) {
  return env.DB.prepare(query)
    .bind(...values)
    .run()
}

it('has every trigger that keeps counts, limits, audit rows and mails', async () => {
  const { results } = await env.DB.prepare(
    "select name from sqlite_master where type = 'trigger' order by name",
  ).all<{ name: string }>()
  expect(results.map(({ name }) => name)).toEqual([
    'agreements_follow_their_people',
    'agreements_reach_the_kitchen_on_delete',
    'deadline_moved',
    'decline_erased',
    'declines_audited_on_update',
    'declines_counted_on_delete',
    'declines_counted_on_update',
    'declines_stay_as_they_are',
    'declines_stored',
    'declines_take_mail_back',
    'event_counted_on_insert',
    'event_deleted',
    'event_handed_over',
    'events_keep_their_first_closing',
    'invitations_answered',
    'invitations_counted_on_insert',
    'invitations_counted_on_update',
    'invitations_declined',
    'invitations_deleted',
    'invitations_figured',
    'invitations_follow_declines',
    'invitations_follow_responses',
    'invitations_follow_their_table',
    'invitations_take_mail_back',
    'kitchen_link_ended',
    'limit_falls_with_guests',
    'limit_follows_purchase_delete',
    'limit_follows_purchase_insert',
    'limit_follows_purchase_update',
    'mails_take_their_turn',
    'member_changed',
    'member_comes_back',
    'member_invitation_ended',
    'member_removed',
    'placements_follow_their_party',
    'planner_counted_on_insert',
    'planner_deleted',
    'response_erased',
    'response_row_deleted',
    'responses_audited_on_update',
    'responses_counted_on_update',
    'responses_queue_mail_on_update',
    'responses_stay_with_their_event',
    'responses_stored',
    'responses_take_mail_back',
    'sheet_lines_stay_on_delete',
    'sheet_lines_stay_on_insert',
    'sheet_lines_stay_on_update',
    'sheet_seen_stays_on_delete',
    'sheet_seen_stays_on_insert',
    'sheet_seen_stays_on_update',
    'sheet_watches_follow',
    'sheets_stay_on_delete',
    'sheets_stay_on_insert',
    'sheets_stay_on_update',
  ])
})

describe('the counter of registered guests', () => {
  it('follows every insert, change of size, removal, restoring and deletion', async () => {
    const { event } = await openEvent()
    const first = await makeResponse(env, event, partyOf(4))
    const second = await makeResponse(env, event, partyOf(3))
    expect(await figuresOf(event.id)).toMatchObject({ registered: 7 })
    await run(
      'update guest_selections set guest_count = 6, selections = ? where id = ?',
      JSON.stringify(partyOf(6)),
      first.id,
    )
    expect(await figuresOf(event.id)).toMatchObject({ registered: 9 })
    await run('update guest_selections set deleted_at = 1 where id = ?', second.id)
    expect(await figuresOf(event.id)).toMatchObject({ registered: 6 })
    await run('update guest_selections set deleted_at = null where id = ?', second.id)
    expect(await figuresOf(event.id)).toMatchObject({ registered: 9 })
    await run('delete from guest_selections where id = ?', first.id)
    expect(await figuresOf(event.id)).toMatchObject({ registered: 3 })
  })

  it('refuses the statement that would pass the limit, and takes the one that reaches it', async () => {
    const { event } = await openEvent()
    for (const size of [10, 10, 9]) await makeResponse(env, event, partyOf(size))
    await expect(makeResponse(env, event, partyOf(2))).rejects.toThrow()
    expect(await figuresOf(event.id)).toMatchObject({ registered: 29 })
    const last = await makeResponse(env, event, partyOf(1))
    expect(await figuresOf(event.id)).toMatchObject({ registered: 30 })
    await expect(
      run(
        'update guest_selections set guest_count = 2, selections = ? where id = ?',
        JSON.stringify(partyOf(2)),
        last.id,
      ),
    ).rejects.toThrow(/events_never_oversubscribed/)
  })
})

describe('the kitchen version of an event', () => {
  it('grows with each answer, edit, removal and restoring, and with nothing else', async () => {
    const { event } = await openEvent()
    const version = () =>
      env.DB.prepare('select kitchen_version as n from events where id = ?').bind(event.id).first<number>('n')
    const { id } = await makeResponse(env, event, partyOf(2))
    const found = [await version()]
    for (const change of [
      'update guest_selections set selections = selections, guest_count = guest_count where id = ?',
      'update guest_selections set deleted_at = 1 where id = ?',
      'update guest_selections set deleted_at = null where id = ?',
      'update guest_selections set written_by = null where id = ?',
    ]) {
      await run(change, id)
      found.push(await version())
    }
    expect(found).toEqual([1, 2, 3, 4, 4])
    await run('update events set title = title where id = ?', event.id)
    expect(await version()).toBe(4)
  })
})

it('keeps days and times of the meal in their form, and counters from running backwards', async () => {
  const { event } = await openEvent()
  const set = (change: string) => run(`update events set ${change} where id = ?`, event.id)
  await set("service_day = '2026-06-20', service_time = '19:40', venue = 'The Barn', host_name = 'Sam'")
  for (const wrong of [
    "service_day = '20.6.2026'",
    "service_day = ''",
    "service_time = '7:40'",
    "service_time = '19:60'",
    "service_time = '24:00'",
    'kitchen_version = -1',
    'next_special = 0',
  ])
    await expect(set(wrong)).rejects.toThrow(/CHECK/)
})

describe('the limit of an event', () => {
  it('is the highest paid one, is not lowered by a smaller purchase, and falls when the money goes back', async () => {
    const { event, planner } = await openEvent()
    const large = await makePurchase(db, event.id, planner.id, 500)
    await makePurchase(db, event.id, planner.id, 100)
    expect(await figuresOf(event.id)).toMatchObject({ limit: 500 })
    await run('update event_purchases set refunded_at = 1 where id = ?', large.id)
    expect(await figuresOf(event.id)).toMatchObject({ limit: 100 })
    await run('delete from event_purchases where event_id = ?', event.id)
    expect(await figuresOf(event.id)).toMatchObject({ limit: 30 })
  })

  it('never falls below the guests who are registered already', async () => {
    const { event, planner } = await openEvent()
    const paid = await makePurchase(db, event.id, planner.id, 100)
    for (let party = 0; party < 5; party++) await makeResponse(env, event, partyOf(10))
    await run('update event_purchases set refunded_at = 1 where id = ?', paid.id)
    expect(await figuresOf(event.id)).toEqual({ registered: 50, limit: 50 })
    await expect(makeResponse(env, event, partyOf(1))).rejects.toThrow()
  })

  it('above what is paid falls with the guests who leave, however they leave, and never below the free one', async () => {
    const { event, planner } = await openEvent()
    const paid = await makePurchase(db, event.id, planner.id, 100)
    const parties = []
    for (let party = 0; party < 5; party++) parties.push(await makeResponse(env, event, partyOf(10)))
    await run('update event_purchases set refunded_at = 1 where id = ?', paid.id)
    const [edited, removed, gone, last] = parties
    await run(
      'update guest_selections set guest_count = 4, selections = ? where id = ?',
      JSON.stringify(partyOf(4)),
      edited?.id,
    )
    expect(await figuresOf(event.id)).toEqual({ registered: 44, limit: 44 })
    await run('update guest_selections set deleted_at = 1 where id = ?', removed?.id)
    expect(await figuresOf(event.id)).toEqual({ registered: 34, limit: 34 })
    await expect(makeResponse(env, event, partyOf(1))).rejects.toThrow()
    await run('delete from guest_selections where id = ?', gone?.id)
    expect(await figuresOf(event.id)).toEqual({ registered: 24, limit: 30 })
    await makeResponse(env, event, partyOf(6))
    await run('delete from guest_selections where id = ?', last?.id)
    expect(await figuresOf(event.id)).toEqual({ registered: 20, limit: 30 })
  })

  it('that stays above what is paid when guests left is found to be wrong', async () => {
    const { event, planner } = await openEvent()
    const paid = await makePurchase(db, event.id, planner.id, 100)
    for (let party = 0; party < 4; party++) await makeResponse(env, event, partyOf(10))
    await run('update event_purchases set refunded_at = 1 where id = ?', paid.id)
    const wrong = async () => (await invariants(env.DB)).filter((line) => line.startsWith('limit is not'))
    expect(await wrong()).toEqual([])
    await run('update events set guest_limit = 41 where id = ?', event.id)
    expect(await wrong()).toEqual([`limit is not what was paid: ${event.id}`])
    await run('update events set guest_limit = 40 where id = ?', event.id)
  })

  it('that is paid stays when guests leave', async () => {
    const { event, planner } = await openEvent()
    const larger = await makePurchase(db, event.id, planner.id, 500)
    await makePurchase(db, event.id, planner.id, 100)
    await run('update event_purchases set refunded_at = 1 where id = ?', larger.id)
    const response = await makeResponse(env, event, partyOf(10))
    await run('delete from guest_selections where id = ?', response.id)
    expect(await figuresOf(event.id)).toEqual({ registered: 0, limit: 100 })
  })

  it('is what the contract says of payments and guests, whatever was paid, given back, asked for and left', async () => {
    const change = fc.oneof(
      fc.record({ does: fc.constant('pay' as const), limit: fc.constantFrom(100, 500) }),
      fc.record({ does: fc.constant('come' as const), size: fc.integer({ min: 5, max: 10 }) }),
      fc.record({ does: fc.constant('come' as const), size: fc.integer({ min: 5, max: 10 }) }),
      fc.record({ does: fc.constantFrom('refund' as const, 'leave' as const), which: fc.nat() }),
    )
    const history = fc.asyncProperty(fc.array(change, { minLength: 12, maxLength: 24 }), async (changes) => {
      const { event, planner } = await openEvent()
      const paid: { id: string; guestLimit: number }[] = []
      const there: { id: string; guestCount: number }[] = []
      for (const one of changes) {
        const at = (list: unknown[]) => ('which' in one ? one.which % Math.max(1, list.length) : 0)
        if (one.does === 'pay') paid.push(await makePurchase(db, event.id, planner.id, one.limit))
        if (one.does === 'come')
          await makeResponse(env, event, partyOf(one.size)).then(
            (row) => there.push(row),
            () => undefined,
          )
        if (one.does === 'refund' && paid.length > 0)
          await run(
            'update event_purchases set refunded_at = 1 where id = ?',
            paid.splice(at(paid), 1)[0]?.id,
          )
        if (one.does === 'leave' && there.length > 0)
          await run(
            'update guest_selections set deleted_at = 1 where id = ?',
            there.splice(at(there), 1)[0]?.id,
          )
        const registered = there.reduce((sum, { guestCount }) => sum + guestCount, 0)
        const limits = paid.map(({ guestLimit }) => guestLimit)
        expect(await figuresOf(event.id)).toEqual({
          registered,
          limit: Math.max(freeGuestLimit, registered, ...limits),
        })
      }
    })
    await fc.assert(history, { numRuns: 30 })
  })
})

describe('a response', () => {
  it('whose count is not the length of its party is refused', async () => {
    const { event } = await openEvent()
    await expect(makeResponse(env, event, partyOf(3), { guestCount: 2 })).rejects.toThrow()
  })

  it.each([[0], [11]])('of %i people is refused', async (size) => {
    const { event } = await openEvent()
    await expect(makeResponse(env, event, partyOf(size))).rejects.toThrow()
  })

  it('never moves to another event', async () => {
    const { event, planner } = await openEvent()
    const other = await makeEvent(db, planner.id)
    const response = await makeResponse(env, event, partyOf(1))
    await expect(
      run('update guest_selections set event_id = ? where id = ?', other.id, response.id),
    ).rejects.toThrow(/never moves/)
  })

  it('with an address queues one mail, and again only when the address changes or the planner wrote', async () => {
    const { event, planner } = await openEvent()
    // Each mail leaves before the next change, since one waits at a time.
    const queued = async (id: string) => {
      await run('update outbox set sent_at = 1 where subject_id = ?', id)
      return (
        (await env.DB.prepare('select count(*) as n from outbox where subject_id = ?')
          .bind(id)
          .first<number>('n')) ?? 0
      )
    }
    const without = await makeResponse(env, event, partyOf(1))
    expect(await queued(without.id)).toBe(0)
    const { id } = await makeResponse(env, event, partyOf(1), { leadGuestEmail: 'a@b.example' })
    expect(await queued(id)).toBe(1)
    await run('update guest_selections set version = version + 1 where id = ?', id)
    expect(await queued(id)).toBe(1)
    await run(
      "update guest_selections set version = version + 1, lead_guest_email = 'c@d.example' where id = ?",
      id,
    )
    expect(await queued(id)).toBe(2)
    await run(
      'update guest_selections set version = version + 1, written_by = ? where id = ?',
      planner.id,
      id,
    )
    expect(await queued(id)).toBe(3)
  })
})

it('lets nothing of an event or a planner behind when either goes, but the audit log', async () => {
  const { event, planner } = await openEvent()
  await makeMenu(db, event.id)
  await makePurchase(db, event.id, planner.id, 100)
  const response = await makeResponse(env, event, partyOf(2))
  await makeSession(env, planner.id)
  await run('delete from user where id = ?', planner.id)
  for (const table of [
    'events',
    'menu_categories',
    'menu_items',
    'guest_selections',
    'event_purchases',
    'session',
  ]) {
    const orphans = {
      events: 'user_id = ?1',
      menu_categories: 'event_id = ?2',
      menu_items: 'category_id not in (select id from menu_categories)',
      guest_selections: 'event_id = ?2',
      event_purchases: 'event_id = ?2',
      session: 'user_id = ?1',
    }[table]
    const left = await env.DB.prepare(
      `select count(*) as n from ${table} where ${orphans} and ?1 is not null and ?2 is not null`,
    )
      .bind(planner.id, event.id)
      .first<number>('n')
    expect({ table, left }).toEqual({ table, left: 0 })
  }
  const audited = await env.DB.prepare('select count(*) as n from audit_logs where entity_id = ?')
    .bind(response.id)
    .first<number>('n')
  expect(audited).toBe(1)
})
