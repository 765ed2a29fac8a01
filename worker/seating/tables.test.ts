import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { menuIdLength, randomId } from '#core/ids'
import { refusalOf } from '../testing/factories/menu-owner.ts'
import { seatedEvent } from '../testing/factories/seating.ts'
import type { NamedTable } from './rules/csv.ts'
import { tablesMax } from './rules/limits.ts'
import type { TableList } from './shape/view.ts'

async function versionsOf(eventId: string) {
  return env.DB.prepare(
    'select kitchen_version as kitchen, seating_version as seating from events where id = ?',
  )
    .bind(eventId)
    .first<{ kitchen: number; seating: number }>()
}

async function actionsOf(eventId: string) {
  const { results } = await env.DB.prepare(
    'select action, details from audit_logs where entity_id = ? order by id',
  )
    .bind(eventId)
    .all<{ action: string; details: string }>()
  return results
}

async function given() {
  const one = await seatedEvent()
  const list = async () => (await one.send('GET', '/tables')).json<TableList>()
  const names = async () => (await list()).tables.map(({ name }) => name)
  return { ...one, list, names }
}

describe('tables', () => {
  it('are made one by name, or many by number, and switch tables on', async () => {
    const { send, list } = await given()
    expect(await list()).toEqual({ on: false, seats: false, tables: [] })
    const made = await send('POST', '/tables', { name: ' Head  table ', seats: 10 })
    expect(made.status).toBe(201)
    expect(await made.json()).toMatchObject({ table: { name: 'Head table', seats: 10 } })
    expect((await send('POST', '/tables', { count: 3, seats: 8 })).status).toBe(201)
    await send('POST', '/tables', { name: '7', seats: 2 })
    expect((await send('POST', '/tables', { count: 2, seats: 6 })).status).toBe(201)
    const { on, tables } = await list()
    expect(on).toBe(true)
    expect(tables.map(({ name, seats }) => `${name}:${seats}`)).toEqual([
      ...['Head table:10', '1:8', '2:8', '3:8', '7:2', '8:6', '9:6'],
    ])
    expect(tables[0]).toMatchObject({ taken: 0, free: 10, over: 0 })
  })

  it('are made once, however often the page asks under its ids', async () => {
    const { send, event, names } = await given()
    const ids = [randomId(menuIdLength), randomId(menuIdLength)]
    const first = await send('POST', '/tables', { count: 2, seats: 8, ids })
    const again = await send('POST', '/tables', { count: 2, seats: 8, ids })
    expect([first.status, again.status]).toEqual([201, 201])
    expect(await again.json()).toEqual(await first.json())
    expect(await names()).toEqual(['1', '2'])
    expect((await actionsOf(event.id)).map(({ action }) => action)).toEqual(['CREATE_TABLES'])
    const other = await given()
    const foreign = await other.send('POST', '/tables', { id: ids[0], name: 'Mine', seats: 4 })
    expect(await refusalOf(foreign)).toMatchObject({ status: 409, code: 'id_taken' })
    expect(await other.names()).toEqual([])
  })

  it('are four hundred at most, and as many as that', async () => {
    const { send, names } = await given()
    expect((await send('POST', '/tables', { count: tablesMax - 1, seats: 5 })).status).toBe(201)
    const two = await send('POST', '/tables', { count: 2, seats: 5 })
    expect(await refusalOf(two)).toMatchObject({ status: 409, code: 'limit_reached' })
    expect((await send('POST', '/tables', { name: 'Last', seats: 5 })).status).toBe(201)
    expect(await names()).toHaveLength(tablesMax)
    const more = await Promise.all([1, 2].map(() => send('POST', '/tables', { name: 'One more', seats: 5 })))
    expect(more.map(({ status }) => status)).toEqual([409, 409])
  })

  it('are refused without a name, or with a number of seats that no table has', async () => {
    const { send, names } = await given()
    const refused = async (body: object) => (await refusalOf(await send('POST', '/tables', body))).fields
    expect(await refused({ name: ' ', seats: 8 })).toEqual({ name: 'Please name the table.' })
    expect(await refused({ seats: 8 })).toEqual({ name: 'Please name the table.' })
    expect(await refused({ name: 'x'.repeat(41), seats: 8 })).toHaveProperty('name')
    expect(await refused({ name: 'A', seats: 0 })).toEqual({ seats: 'A table has 1 to 60 seats.' })
    expect(await refused({ name: 'A', seats: 61 })).toHaveProperty('seats')
    expect(await refused({ count: 401, seats: 8 })).toHaveProperty('count')
    expect(await names()).toEqual([])
    expect((await send('POST', '/tables', { name: 'x'.repeat(40), seats: 60 })).status).toBe(201)
  })

  it('are renamed, given other seats and removed, each once and audited without names', async () => {
    const { send, event, table, list } = await given()
    const id = await table('Smiths', 8)
    const before = await versionsOf(event.id)
    const renamed = await send('PUT', `/tables/${id}`, { name: 'Garden', seats: 6 })
    expect(await renamed.json<{ table: NamedTable }>()).toEqual({ table: { id, name: 'Garden', seats: 6 } })
    await send('PUT', `/tables/${id}`, { name: 'Garden', seats: 6 })
    expect((await send('DELETE', `/tables/${id}`)).status).toBe(204)
    expect((await send('DELETE', `/tables/${id}`)).status).toBe(404)
    expect((await send('PUT', `/tables/${id}`, { name: 'Garden', seats: 6 })).status).toBe(404)
    expect((await list()).tables).toEqual([])
    const log = await actionsOf(event.id)
    expect(log.map(({ action }) => action)).toEqual(['UPDATE_TABLE', 'DELETE_TABLE'])
    expect(JSON.stringify(log)).not.toMatch(/Smiths|Garden/)
    expect(await versionsOf(event.id)).toEqual({
      kitchen: (before?.kitchen ?? 0) + 2,
      seating: (before?.seating ?? 0) + 2,
    })
  })

  it('keep what an older form left untouched, and ask what both tabs changed', async () => {
    const { send, event, table, party, place, seating } = await given()
    const id = await table('4', 8)
    const ana = await party('Ana')
    await place([{ responseId: ana.id, personId: ana.ids[0], tableId: id, seat: 8 }])
    const put = (body: object) => send('PUT', `/tables/${id}`, { name: '4', seats: 8, ...body })
    const now = async () => (await seating()).tables[0]
    expect((await put({ seats: 10, was: { seats: 8 } })).status).toBe(200)
    expect((await put({ name: 'Garden', was: { name: '4' } })).status).toBe(200)
    expect(await now()).toMatchObject({ name: 'Garden', seats: 10 })
    const before = await versionsOf(event.id)
    const mine = { name: 'Terrace', seats: 6, was: { name: '4', seats: 10 } }
    expect(await refusalOf(await put(mine))).toMatchObject({
      ...{ status: 409, code: 'changed', reason: 'form_changed' },
      details: { both: [{ of: 'name', yours: 'Terrace', theirs: 'Garden' }] },
    })
    expect(await seating()).toMatchObject({
      tables: [{ name: 'Garden', seats: 10 }],
      placements: [{ seat: 8 }],
    })
    expect((await put({ was: {} })).status).toBe(200)
    expect(await versionsOf(event.id)).toEqual(before)
    expect((await put({ ...mine, was: { name: 'Garden', seats: 10 } })).status).toBe(200)
    expect(await seating()).toMatchObject({
      tables: [{ name: 'Terrace', seats: 6 }],
      placements: [{ seat: null }],
    })
  })

  it('of another planner cannot be changed', async () => {
    const [mine, other] = [await given(), await given()]
    const id = await other.table('Theirs')
    expect((await mine.send('PUT', `/tables/${id}`, { name: 'Mine', seats: 2 })).status).toBe(404)
    expect((await mine.send('DELETE', `/tables/${id}`)).status).toBe(404)
    expect(await other.names()).toEqual(['Theirs'])
  })

  it('are sorted by their complete list alone', async () => {
    const { send, table, names } = await given()
    const [a, b, c] = [await table('A'), await table('B'), await table('C')]
    expect((await send('PUT', '/tables/order', { tables: [c, a, b] })).status).toBe(200)
    expect(await names()).toEqual(['C', 'A', 'B'])
    const short = await send('PUT', '/tables/order', { tables: [a, b] })
    expect(await refusalOf(short)).toMatchObject({ status: 409, code: 'changed' })
    expect((await send('PUT', '/tables/order', { tables: [a, b, 'another'] })).status).toBe(409)
    expect(await names()).toEqual(['C', 'A', 'B'])
  })

  it('keep their people when switched off, and show them again', async () => {
    const { send, table, party, place, list, seating } = await given()
    const id = await table('4')
    const ana = await party('Ana')
    await place([{ responseId: ana.id, personId: ana.ids[0], tableId: id, seat: 3 }])
    expect((await send('PUT', '/tables', { on: false, seats: false })).status).toBe(200)
    expect(await list()).toMatchObject({ on: false, seats: false })
    expect((await send('PUT', '/tables', { on: true, seats: true })).status).toBe(200)
    expect(await seating()).toMatchObject({ on: true, seats: true, placements: [{ tableId: id, seat: 3 }] })
  })
})
