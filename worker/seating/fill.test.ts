import { describe, expect, it } from 'vitest'
import { refusalOf } from '../testing/factories/menu-owner.ts'
import { seatedEvent } from '../testing/factories/seating.ts'
import type { FilledTables, ImportApplied, ImportPreview } from './shape/view.ts'

async function given() {
  const one = await seatedEvent()
  return {
    ...one,
    fill: async (id = crypto.randomUUID()) => {
      const answer = await one.send('POST', '/placements/fills', { id })
      expect(answer.status).toBe(200)
      return answer.json<FilledTables>()
    },
    undo: async (id: string) =>
      (await one.send('DELETE', `/placements/fills/${id}`)).json<{ undone: number }>(),
    preview: async (rows: string[][]) =>
      (await one.send('POST', '/placements/preview', { rows })).json<ImportPreview>(),
    apply: (rows: string[][], tag: string) => one.send('POST', '/placements/apply', { rows, tag }),
    where: async () => {
      const { placements, tables } = await one.seating()
      const names = new Map(tables.map(({ id, name }) => [id, name]))
      return placements.map(({ tableId, seat }) => `${names.get(tableId)}/${seat ?? ''}`).sort()
    },
  }
}

const people = (many: number) => Array.from({ length: many }, (_, index) => `Guest ${index + 1}`)

describe('filling by party', () => {
  it('names a party that was split, and is undone by one call', async () => {
    const { table, party, fill, undo, seating } = await given()
    for (const name of ['1', '2']) await table(name, 6)
    const { id: responseId } = await party(...people(10))
    expect((await seating()).lastFill).toBeNull()
    const filled = await fill()
    expect((await seating()).lastFill).toEqual({ id: filled.id, guests: 10 })
    expect(filled.split.map(({ at }) => at.map(({ count }) => count))).toEqual([[6, 4]])
    expect(filled).toMatchObject({ placed: { length: 10 }, left: [], split: [{ responseId }] })
    expect((await seating()).unplaced).toEqual([])
    expect(await undo(filled.id)).toEqual({ undone: 10 })
    expect(await undo(filled.id)).toEqual({ undone: 0 })
    expect((await seating()).lastFill).toBeNull()
    expect((await seating()).placements).toEqual([])
  })

  it('takes back only whom nobody moved since', async () => {
    const { table, party, place, fill, undo, seating } = await given()
    const [, five] = [await table('4'), await table('5')]
    const { id: responseId, ids } = await party('Ana', 'Leo')
    const { id } = await fill()
    await place([{ responseId, personId: ids[1], tableId: five }])
    expect((await seating()).lastFill).toEqual({ id, guests: 1 })
    expect(await undo(id)).toEqual({ undone: 1 })
    expect((await seating()).placements).toMatchObject([{ personId: ids[1], tableId: five }])
  })

  it('takes back whom an undone move put back, and stays the last one or an earlier one', async () => {
    const { table, party, place, fill, undo, seating } = await given()
    const [, five] = [await table('4'), await table('5')]
    await party('Ana', 'Leo')
    const first = await fill()
    const { placements } = await seating()
    const away = placements.map((one) => ({ ...one, fillId: undefined, tableId: five }))
    await place(away.slice(1))
    await place(placements.slice(1))
    expect((await seating()).lastFill).toEqual({ id: first.id, guests: 2 })
    await party('Zoe')
    const second = await fill()
    await place(away.slice(0, 1))
    await place(placements.slice(0, 1))
    expect((await seating()).lastFill).toEqual({ id: second.id, guests: 1 })
    expect(await undo(first.id)).toEqual({ undone: 2 })
  })

  it('sent again under its id places nobody else, and says the same', async () => {
    const { table, party, fill, seating } = await given()
    await table('4')
    await party('Ana', 'Leo')
    const id = crypto.randomUUID()
    const first = await fill(id)
    await party('Zoe')
    const again = await fill(id)
    expect(again.placed.length).toBe(first.placed.length)
    expect((await seating()).placements).toHaveLength(2)
  })

  it('by two tabs at once gives each person one place and each seat one person', async () => {
    const { send, table, party, fill, seating } = await given()
    for (const name of ['1', '2', '3']) await table(name, 4)
    await send('PUT', '/tables', { seats: true })
    for (let many = 0; many < 4; many++) await party(...people(3))
    const filled = await Promise.all([fill(), fill(), fill()])
    expect(filled.map(({ placed }) => placed.length).filter(Boolean)).toEqual([12])
    const { placements, unplaced } = await seating()
    expect(new Set(placements.map(({ tableId, seat }) => `${tableId}/${seat}`)).size).toBe(12)
    expect(unplaced).toEqual([])
  })
})

describe('the seating as a file', () => {
  const heading = ['Table', 'Seat', 'Guest', 'Lead guest']

  it('lists who sits where, harmless, and is read back as it was written', async () => {
    const { send, event, table, party, place } = await given()
    const four = await table('4')
    const { id: responseId, ids } = await party('=Ana', 'Leo')
    await place([{ responseId, personId: ids[0], tableId: four, seat: 3 }])
    const file = await send('GET', '/placements.csv')
    expect(file.headers.get('content-type')).toBe('text/csv; charset=utf-8')
    expect(file.headers.get('content-disposition')).toContain('filename="harvest_supper_tables.csv"')
    const bytes = new Uint8Array(await file.arrayBuffer())
    expect([...bytes.slice(0, 3)]).toEqual([0xef, 0xbb, 0xbf])
    expect(new TextDecoder().decode(bytes)).toBe(
      `"Table","Seat","Guest","Lead guest"\r\n"4","3","'=Ana","'=Ana"\r\n"","","Leo","'=Ana"\r\n`,
    )
    expect(event.title).toBe('Harvest supper')
  })

  it('is refused where there is nobody', async () => {
    const { send } = await given()
    expect((await send('GET', '/placements.csv')).status).toBe(404)
  })

  it('is previewed before anybody moves, then applied once, with the tables that were missing', async () => {
    const { party, preview, apply, where, table } = await given()
    await table('4')
    await party('Ana', 'Leo')
    const rows = [heading, ['4', '2', 'ANA', 'Ana'], ['Garden', '', 'Leo', ''], ['4', '', 'Nobody', '']]
    const seen = await preview(rows)
    expect(seen).toMatchObject({
      matched: [
        { line: 2, seat: 2 },
        { line: 3, newTable: 'Garden' },
      ],
      unknown: [{ line: 4, guest: 'Nobody', reason: 'guest' }],
      ambiguous: [],
      newTables: [{ name: 'Garden', guests: 1 }],
    })
    expect(await where()).toEqual([])
    const applied = await apply(rows, seen.tag)
    expect(await applied.json<ImportApplied>()).toEqual({ moved: 2, newTables: 1 })
    expect(await where()).toEqual(['4/2', 'Garden/'])
    const again = await apply(rows, seen.tag)
    expect(await again.json<ImportApplied>()).toEqual({ moved: 0, newTables: 0 })
    expect(await where()).toEqual(['4/2', 'Garden/'])
  })

  it('that names Ana where there are two is ambiguous, and moves nobody', async () => {
    const { party, preview, apply, where, table } = await given()
    await table('4')
    await party('Ana', 'Leo')
    await party('Ana')
    const rows = [heading.slice(0, 3), ['4', '', 'Ana']]
    const seen = await preview(rows)
    expect(seen).toMatchObject({ matched: [], ambiguous: [{ line: 2, reason: 'guest' }] })
    expect((await apply(rows, seen.tag)).status).toBe(200)
    expect(await where()).toEqual([])
    const named = [heading, ['4', '', 'Ana', 'Leo'], ['4', '', 'Leo', 'Ana']]
    expect((await preview(named)).matched).toMatchObject([{ line: 3 }])
  })

  it('is not applied when it would do something else by now', async () => {
    const { party, preview, apply, where, table, send } = await given()
    await table('4')
    const { id } = await party('Ana')
    const rows = [heading, ['4', '', 'Ana', '']]
    const { tag } = await preview(rows)
    await party('Ana')
    expect(await refusalOf(await apply(rows, tag))).toMatchObject({ status: 409, code: 'changed' })
    expect(await where()).toEqual([])
    await send('DELETE', `/responses/${id}`)
    expect((await apply(rows, (await preview(rows)).tag)).status).toBe(200)
    expect(await where()).toEqual(['4/'])
  })

  it('needs its columns, and takes a file of two thousand rows', async () => {
    const { send, party, preview } = await given()
    await party('Ana')
    const missing = await send('POST', '/placements/preview', { rows: [['Tisch', 'Gast']] })
    expect(await refusalOf(missing)).toMatchObject({ status: 400, code: 'invalid' })
    const long = Array.from({ length: 2000 }, (_, index) => [
      '4',
      '',
      `A rather long name ${index}`,
      'A lead',
    ])
    expect((await preview([heading, ...long])).unknown).toHaveLength(2000)
    const named = [heading, ['x'.repeat(41), '', 'Ana', '']]
    expect((await preview(named)).unknown).toMatchObject([{ reason: 'table' }])
  })
})
