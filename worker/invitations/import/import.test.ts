import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { outbox } from '#core/mail/table'
import { events } from '#events/table/events'
import { listedEvent } from '../../testing/factories/guest-list.ts'
import { refusalOf } from '../../testing/factories/menu-owner.ts'
import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { call } from '../../testing/http.ts'
import { invitationsMax } from '../rules/limits.ts'
import type { ImportedChunk, UndoableImports } from '../shape/import.ts'
import { invitations } from '../table.ts'

const db = database(env.DB)

type Own = Awaited<ReturnType<typeof listedEvent>>
type Row = { rowNo: number } & Record<string, unknown>

const named = (rowNo: number, name: string, more: object = {}): Row => ({
  rowNo,
  people: [{ name }],
  ...more,
})

async function imported(own: Own, rows: Row[], importId: string = crypto.randomUUID()) {
  const response = await own.send('POST', '/invitations/import', { importId, rows })
  expect(response.status).toBe(200)
  return response.json<ImportedChunk>()
}

async function labels(own: Own) {
  return (await own.list()).invitations.map(({ label }) => label)
}

it('a file of 2,000 rows, seven of them twice, is 1,993 parties, and the seven are named by row', async () => {
  const own = await listedEvent()
  const importId = crypto.randomUUID()
  const rows = Array.from({ length: 2000 }, (_, at) => named(at + 2, `Guest ${at < 1993 ? at : at - 1993}`))
  const done: ImportedChunk[] = []
  for (let at = 0; at < rows.length; at += 400)
    done.push(await imported(own, rows.slice(at, at + 400), importId))
  expect(done.map(({ added }) => added)).toEqual([400, 400, 400, 400, 393])
  expect(done.flatMap(({ doubled }) => doubled)).toEqual([1995, 1996, 1997, 1998, 1999, 2000, 2001])
  expect((await own.list()).counts).toMatchObject({ invited: 1993, silent: 1993 })
  expect(await db.select().from(outbox)).toEqual([])
})

it('a chunk that is sent twice, at once or after a cut, adds exactly its rows', async () => {
  const own = await listedEvent()
  const importId = crypto.randomUUID()
  const chunk = [named(2, 'Ann'), named(3, 'Bob')]
  const once = { added: 2, filled: [], doubled: [], refused: [] }
  const both = await Promise.all([imported(own, chunk, importId), imported(own, chunk, importId)])
  expect(both).toEqual([once, once])
  expect(await imported(own, chunk, importId)).toEqual(once)
  await imported(own, [named(4, 'Cleo')], importId)
  expect(await labels(own)).toEqual(['Ann', 'Bob', 'Cleo'])
})

it('a party that is on the list already is not added, unless its people or address are others', async () => {
  const own = await listedEvent()
  await own.add({ people: [{ name: 'Ann Lee' }], email: 'ann@example.com' })
  const done = await imported(own, [
    named(2, 'ann  LEE', { email: 'Ann@Example.com' }),
    named(3, 'Ann Lee', { email: 'another@example.com' }),
    named(4, 'Ánn Lee'),
  ])
  expect(done).toEqual({ added: 2, filled: [], doubled: [2], refused: [] })
})

it('a party that is on the list already is added once more where that is asked for, and only once', async () => {
  const own = await listedEvent()
  await own.add(['Ann Lee'])
  const chunk = {
    importId: crypto.randomUUID(),
    again: true,
    rows: [named(2, 'Ann Lee'), named(3, 'Ann Lee')],
  }
  for (const _ of [1, 2]) {
    const done = await (await own.send('POST', '/invitations/import', chunk)).json()
    expect(done).toEqual({ added: 1, filled: [], doubled: [3], refused: [] })
  }
  expect(await labels(own)).toEqual(['Ann Lee', 'Ann Lee'])
})

it('a row fills in what an invitation lacks, and changes nothing that it has', async () => {
  const own = await listedEvent()
  const lee = await own.add({ people: [{ name: 'Ann Lee' }], phone: '+44 20 7946 0000' })
  const ray = await own.add({ label: 'The Rays', maxSize: 2 })
  const full = await own.add({ people: [{ name: 'Bo' }], email: 'bo@example.com' })
  const rows = [
    named(2, 'Ann Lee', {
      fill: lee.id,
      email: 'ann@example.com',
      phone: '+1 212 555 0100',
      tableLabel: '4',
    }),
    { rowNo: 3, fill: ray.id, people: [{ name: 'Sam Ray' }, { name: 'Tom Ray', kind: 'child' }], maxSize: 5 },
    named(4, 'Bo', { fill: full.id, email: 'other@example.com' }),
    named(5, 'Nobody', { fill: crypto.randomUUID() }),
  ]
  expect(await imported(own, rows)).toEqual({ added: 0, filled: [2, 3], doubled: [4, 5], refused: [] })
  const there = (await own.list()).invitations
  expect(there.find(({ id }) => id === lee.id)).toMatchObject({
    ...{ email: 'ann@example.com', phone: '+44 20 7946 0000', tableLabel: '4' },
  })
  expect(there.find(({ id }) => id === ray.id)).toMatchObject({
    ...{ label: 'The Rays', maxSize: 2, people: [{ name: 'Sam Ray' }, { name: 'Tom Ray', kind: 'child' }] },
  })
  expect(there.find(({ id }) => id === full.id)).toMatchObject({ email: 'bo@example.com' })
  expect(there).toHaveLength(3)
})

it('a party of another event is filled in by nobody', async () => {
  const [own, other] = [await listedEvent(), await listedEvent()]
  const lee = await other.add(['Ann Lee'])
  await imported(own, [named(2, 'Ann Lee', { fill: lee.id, email: 'ann@example.com' })])
  expect((await other.list()).invitations).toMatchObject([{ email: null }])
})

it('a party that is filled in with an address has the answer that came before from there', async () => {
  const own = await listedEvent()
  await call('POST', `/api/codes/${own.event.eventCode}/responses`, {
    ...{ submissionId: crypto.randomUUID(), email: 'ann@example.com' },
    party: [{ name: 'Ann Lee', allergies: '', selections: {} }],
  })
  const lee = await own.add(['Ann Lee'])
  await imported(own, [named(2, 'Ann Lee', { fill: lee.id, email: 'ann@example.com' })])
  expect((await own.list()).invitations).toMatchObject([{ status: 'coming' }])
})

it('a file of ten chunks that is cut after seven, and resumed from the first, is exactly the file', async () => {
  const own = await listedEvent()
  const importId = crypto.randomUUID()
  const chunks = Array.from({ length: 10 }, (_, at) =>
    [0, 1, 2].map((one) => named(at * 3 + one + 2, `Guest ${at * 3 + one}`)),
  )
  for (const rows of chunks.slice(0, 7)) await imported(own, rows, importId)
  expect((await own.list()).counts).toMatchObject({ invited: 21 })
  for (const rows of chunks) expect((await imported(own, rows, importId)).added).toBe(3)
  expect((await own.list()).counts).toMatchObject({ invited: 30, silent: 30 })
})

it('imports of the last day are told with what of them is on the list, until they are undone', async () => {
  const own = await listedEvent()
  const told = async () => (await (await own.send('GET', '/imports')).json<UndoableImports>()).imports
  expect(await told()).toEqual([])
  const importId = crypto.randomUUID()
  await own.add(['By hand'])
  await imported(own, [named(2, 'Ann'), named(3, 'Bob')], importId)
  expect(await told()).toEqual([{ id: importId, at: expect.any(Number), parties: 2 }])
  await db
    .update(invitations)
    .set({ createdAt: now() - 25 * 3_600_000 })
    .where(eq(invitations.importId, importId))
  expect(await told()).toEqual([])
  await imported(own, [named(2, 'Cleo')], importId.replace(/^./, 'f'))
  await own.send('DELETE', `/imports/${importId.replace(/^./, 'f')}`)
  expect(await told()).toEqual([])
})

it('a row that cannot be a party is named with its reason, and stops no other', async () => {
  const own = await listedEvent()
  const done = await imported(own, [
    { rowNo: 2 },
    named(3, 'Ann', { email: 'ann@' }),
    named(4, 'Bob', { phone: '1.76E+11' }),
    { rowNo: 5, label: 'Ten and more', maxSize: 12 },
    named(6, 'Cleo'),
  ])
  expect(done.added).toBe(1)
  expect(done.refused).toEqual([
    { rowNo: 2, reason: 'Please enter a name for this party' },
    { rowNo: 3, reason: 'Please enter a valid email address' },
    { rowNo: 4, reason: 'Please enter a valid phone number' },
    { rowNo: 5, reason: 'A party has 1 to 10 places' },
  ])
  expect(await labels(own)).toEqual(['Cleo'])
})

it('rows beyond what a list holds are named, and those before are added', async () => {
  const own = await listedEvent()
  await env.DB.prepare(
    `insert into invitations (id, event_id, label, sort_key, max_size, link_hash, places, silent, created_at, updated_at)
     with recursive n(i) as (select 1 union all select i + 1 from n where i < ?2)
     select ?1 || i, ?1, 'Party ' || i, 'party ' || i, 1, ?1 || i, 1, 1, 0, 0 from n`,
  )
    .bind(own.event.id, invitationsMax - 1)
    .run()
  const done = await imported(own, [named(2, 'Ann'), named(3, 'Bob')])
  expect(done).toEqual({
    ...{ added: 1, filled: [], doubled: [] },
    refused: [{ rowNo: 3, reason: 'A list holds at most 2,000 parties.' }],
  })
})

it('children of a file, and of a party that is added by hand, make the form ask who is a child', async () => {
  const own = await listedEvent()
  const asksAge = async () => (await db.select().from(events).where(eq(events.id, own.event.id)))[0]?.asksAge
  await imported(own, [named(2, 'Ann')])
  expect(await asksAge()).toBe(false)
  await imported(own, [{ rowNo: 2, people: [{ name: 'Tom', kind: 'child' }] }])
  expect(await asksAge()).toBe(true)
})

it('an import that is undone takes back who has not answered, once and within a day', async () => {
  const own = await listedEvent()
  const importId = crypto.randomUUID()
  await own.add({ label: 'By hand' })
  await imported(own, [named(2, 'Ann'), named(3, 'Bob')], importId)
  const bob = (await own.list()).invitations.find(({ label }) => label === 'Bob')
  const { url } = await (await own.send('GET', `/invitations/${bob?.id}/link`)).json<{ url: string }>()
  const link = `/api/invitations/${url.split('/').at(-1)}`
  await call('POST', `${link}/declines`, { submissionId: crypto.randomUUID() })
  const undo = () => own.send('DELETE', `/imports/${importId}`)
  const age = (hours: number) =>
    db
      .update(invitations)
      .set({ createdAt: now() - hours * 3_600_000 })
      .where(eq(invitations.importId, importId))
  await age(25)
  expect(await refusalOf(await undo())).toMatchObject({ status: 410, code: 'removed' })
  await age(23)
  expect(await (await undo()).json()).toEqual({ removed: 1, kept: 1 })
  expect(await labels(own)).toEqual(['Bob', 'By hand'])
  expect((await own.list()).counts).toMatchObject({ invited: 2, notComing: 1, silent: 1 })
  expect(await (await undo()).json()).toEqual({ removed: 0, kept: 1 })
})

it('an import of another event is not there to be undone', async () => {
  const [own, other] = [await listedEvent(), await listedEvent()]
  const importId = crypto.randomUUID()
  await imported(own, [named(2, 'Ann')], importId)
  expect((await other.send('DELETE', `/imports/${importId}`)).status).toBe(404)
  expect(await labels(own)).toEqual(['Ann'])
})

it('an import changes nothing of what guests have answered', async () => {
  const own = await listedEvent()
  await makeResponse(env, own.event, partyOf(3))
  await imported(own, [named(2, 'Ann')])
  expect((await own.list()).counts).toMatchObject({ invited: 1, coming: 0, silent: 1, unlisted: 3 })
})
