import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { archivedEvents } from '#events/table/archived'
import { events } from '#events/table/events'
import { endedSubstitutes, substitutes } from '#kitchen/table'
import { eventMailings, listMails } from '#mailings/table'
import { eventMembers, handovers } from '#members/table'
import { menuWords } from '#menu/table'
import type { Need } from '#needs/rules/needs'
import { eventMails, notificationsOff } from '#notifications/table'
import { paymentCustomers, paymentRefunds } from '#purchases/table'
import { placements } from '#seating/table'
import { sheetSeen, sheets, sheetWatches } from '#sheets/table'
import { menuTemplates } from '#templates/table'
import { followErasures } from '../retention/follow-erasures.ts'
import { issueSheet } from '../sheets/issue.ts'
import { emptyDatabase } from '../testing/empty-database.ts'
import { makeAccount, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeKitchenLink, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeInvitation } from '../testing/factories/guest-list.ts'
import { invitedMember } from '../testing/factories/members.ts'
import { makeDecline, makeResponse, partyOf } from '../testing/factories/party-factories.ts'
import { makeTable } from '../testing/factories/seating.ts'
import { wrapDatabase } from '../testing/faults/wrap-database.ts'
import { rememberDatabase } from '../testing/time-travel.ts'
import { deleteAccount } from './delete.ts'
import { exported } from './export.ts'
import { makeLink } from './link.ts'
import { addressChanges } from './table.ts'

// All that is stored of a planner: every table whose rows lead to a person, an event or a payment. A new table fails here
// until the export has it, or it is named below with the reason why not.
const leadsTo = ['user_id', 'event_id', 'category_id', 'response_id', 'sheet_id', 'session_id']

const leftOut: Record<string, string> = {
  passwords: 'a hash, which is of use to whoever attacks it',
  account_links: 'hashes of links that were mailed',
  attempts: 'keyed hashes, for an hour',
  payment_customers: 'the provider’s name of the person, which each order tells',
  planner_counts: 'sums of the rows that are exported, for the admin’s list',
  sheet_watches: 'what the clock has looked at; sheets and answers are exported',
}
/** These outlive the account, and lead to nobody then. */
const outlive = ['audit_logs', 'list_mails', 'payment_orders', 'payment_refunds']

const db = database(env.DB)

async function personal(): Promise<{ name: string; columns: string[] }[]> {
  const { results } = await env.DB.prepare(
    `select m.name as name, json_group_array(c.name) as columns from sqlite_master m, pragma_table_info(m.name) c
     where m.type = 'table' and m.name not like '\\_cf%' escape '\\' group by m.name`,
  ).all<{ name: string; columns: string }>()
  return results
    .map(({ name, columns }) => ({ name, columns: JSON.parse(columns) as string[] }))
    .filter(({ columns }) => columns.some((column) => leadsTo.includes(column)))
}

const special = {
  id: 'aaaaaa',
  needs: [{ what: 'nuts', how: 'allergy', by: 'guest' }] satisfies Need[],
  consent: { at: 1, version: 1 },
}

/** A planner of whom something is stored in every one of those tables. */
async function withEverything() {
  const person = await makeAccount(db, 'Correct1')
  await makeSession(env, person.id)
  await makeLink({ db, at: now() }, { purpose: 'reset', userId: person.id })
  const event = await makeEvent(db, person.id)
  const [category] = await makeMenu(db, event.id)
  await db.insert(menuWords).values({
    ...{ entityId: category?.id ?? '', language: 'de', eventId: event.id, name: 'Gang' },
    ofName: category?.name ?? '',
  })
  const { sessionId } = await makePurchase(db, event.id, person.id, 100)
  const response = await makeResponse(
    env,
    event,
    partyOf(1).map((one) => ({ ...one, ...special })),
  )
  await makeDecline(env, event, ['Ann'])
  const invitation = await makeInvitation(env, event, ['Ann'])
  await db.insert(eventMailings).values({ eventId: event.id, testedAt: now() })
  await db.insert(listMails).values({
    ...{ id: crypto.randomUUID(), eventId: event.id, userId: person.id, invitationId: invitation.id },
    ...{ kind: 'invite', dedupeKey: crypto.randomUUID(), dueAt: 1, createdAt: 1, updatedAt: 1 },
  })
  const link = await makeKitchenLink(env, event)
  const at = now()
  const ofPerson = {
    responseId: response.id,
    personId: 'aaaaaa',
    eventId: event.id,
    categoryId: category?.id ?? '',
  }
  const said = { words: 'Salad', agreedBy: 'Marta', by: 'kitchen', at } as const
  await db.insert(substitutes).values({ ...ofPerson, ...said, itemId: 'i' })
  await db.insert(endedSubstitutes).values({ ...ofPerson, categoryId: 'another', ...said, reason: 'needs' })
  await db.insert(placements).values({ ...ofPerson, tableId: await makeTable(event.id, '4'), placedAt: at })
  await issueSheet(
    { db, event, actor: { kind: 'planner', id: person.id }, at },
    { id: crypto.randomUUID(), kind: 'provisional' },
  )
  const [sheet] = await db.select({ id: sheets.id }).from(sheets)
  // As a final sheet leaves it, which needs a closed event.
  await db.insert(sheetWatches).values({ eventId: event.id })
  await db.insert(sheetSeen).values({ sheetId: sheet?.id ?? '', linkId: link.id, name: 'Marta', at })
  await db
    .insert(menuTemplates)
    .values({ id: crypto.randomUUID(), userId: person.id, name: 'Winter', categories: [], createdAt: at })
  await db.insert(archivedEvents).values({ userId: person.id, eventId: event.id, at })
  await db.insert(notificationsOff).values({ userId: person.id, kind: 'full', at })
  await db.insert(eventMails).values({ eventId: event.id, userId: person.id, wanted: false, at })
  await db
    .insert(eventMembers)
    .values({ eventId: event.id, userId: person.id, role: 'viewer', needs: true, createdAt: at })
  await invitedMember(event)
  await db.insert(handovers).values({
    ...{ eventId: event.id, id: crypto.randomUUID(), userId: person.id, offeredBy: person.id, stays: true },
    ...{ tokenHash: crypto.randomUUID(), expiresAt: at + 1000, createdAt: at },
  })
  await db.insert(addressChanges).values({
    ...{ id: crypto.randomUUID(), userId: person.id, email: 'new@example.com', oldEmail: person.email },
    ...{ expiresAt: at + 1000, createdAt: at },
  })
  await db
    .insert(paymentCustomers)
    .values({ userId: person.id, customerId: crypto.randomUUID(), createdAt: at })
  const refund = {
    id: crypto.randomUUID(),
    sessionId,
    amount: 1000,
    status: 'pending',
    createdAt: at,
    updatedAt: at,
  } as const
  await db.insert(paymentRefunds).values(refund)
  return person
}

/** All events: theirs has a member. */
const eventIds = async () => (await db.select({ id: events.id }).from(events)).map(({ id }) => id)

it('nothing of a deleted account stays, but for the log and its payments under another name', async () => {
  const person = await withEverything()
  const tables = (await personal()).filter(({ name }) => name !== 'attempts')
  const rows = async () => {
    const found: string[] = []
    for (const { name } of tables)
      if ((await env.DB.prepare(`select 1 from "${name}" limit 1`).first()) !== null) found.push(name)
    return found
  }
  expect(await rows()).toEqual(tables.map(({ name }) => name))
  await deleteAccount({ db, at: now() }, { ...person, typed: person.email, named: await eventIds() })
  expect((await rows()).sort()).toEqual(outlive)
  const kept = await Promise.all(
    outlive.map((name) =>
      env.DB.prepare(`select * from "${name}"`)
        .all()
        .then(({ results }) => results),
    ),
  )
  expect(JSON.stringify(kept)).not.toContain(person.id)
  expect(JSON.stringify(kept)).not.toContain(person.email)
})

it('nothing of a deleted account stays after a restore of the database to the day before', async () => {
  await emptyDatabase()
  const person = await withEverything()
  const tables = (await personal()).map(({ name }) => name).filter((name) => name !== 'attempts')
  const rows = async () => {
    const found = await Promise.all(tables.map((name) => env.DB.prepare(`select 1 from "${name}"`).first()))
    return tables.filter((_, index) => found[index] !== null)
  }
  const restore = await rememberDatabase()
  await deleteAccount({ db, at: now() }, { ...person, typed: person.email, named: await eventIds() })
  await followErasures(env)
  await restore()
  expect(await rows()).toEqual(tables)
  expect((await followErasures(env)).repeated).toBeGreaterThan(0)
  expect((await rows()).sort()).toEqual(outlive)
})

it('the export asks every table that has something of a planner, but for what is left out for a reason', async () => {
  const asked: string[] = []
  const watched = wrapDatabase(
    env.DB,
    (_, run) => run(),
    (sql) => void asked.push(sql),
  )
  const person = await withEverything()
  for await (const _ of exported(database(watched), person.id, now())) void _
  const names = (await personal()).map(({ name }) => name)
  const missing = names.filter((name) => !asked.some((sql) => new RegExp(`(from|join) "${name}"`).test(sql)))
  expect(missing.sort()).toEqual(Object.keys(leftOut).sort())
})
