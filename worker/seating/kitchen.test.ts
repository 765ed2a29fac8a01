import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import type { KitchenView } from '#links/shape/link'
import type { ResponseList } from '#party/shape/responses'
import { makeKitchenLink } from '../testing/factories/factories.ts'
import { seatedEvent } from '../testing/factories/seating.ts'
import { call } from '../testing/http.ts'

async function given() {
  const one = await seatedEvent()
  const { main, dishes, table, party, place } = one
  const [beef = '', bass = ''] = dishes
  const [four, five] = [await table('4'), await table('5')]
  const eats = (name: string, dish: string, allergies = '') => ({
    name,
    allergies,
    selections: dish === '' ? {} : { [main]: dish },
    ...(allergies !== '' && { special: name === 'Ana Lopes' ? 14 : 2 }),
  })
  const first = await party(eats('Zoe', beef, 'No nuts'), eats('Leo', ''), eats('Mia', ''))
  const second = await party(eats('Ana Lopes', bass, 'PEANUTS'), eats('Bo', beef), eats('Cy', ''))
  const to = ({ id: responseId, ids }: typeof first, index: number, tableId: string, seat?: number) => ({
    ...{ responseId, personId: ids[index], tableId, seat },
  })
  await place([
    ...[0, 1, 2].map((index) => to(first, index, five)),
    ...[to(second, 0, four, 3), to(second, 1, four)],
  ])
  const link = async (more = {}) => {
    const { token } = await makeKitchenLink(env, one.event, more)
    return (await call('GET', `/api/kitchen/${token}`)).json<KitchenView>()
  }
  return { ...one, beef, bass, four, five, link }
}

describe('the list of responses', () => {
  it('names the table of each who sits, and none once tables are switched off', async () => {
    const { send } = await given()
    const list = async () => (await send('GET', '/responses')).json<ResponseList>()
    const seated = (await list()).responses.map(({ party, tables }) =>
      party.map(({ name, id = '' }) => [name, tables?.[id]]),
    )
    expect(seated.flat()).toEqual([
      ...['Ana Lopes', 'Bo'].map((name) => [name, '4']),
      ['Cy', undefined],
      ...['Zoe', 'Leo', 'Mia'].map((name) => [name, '5']),
    ])
    await send('PUT', '/tables', { on: false })
    expect((await list()).responses.map(({ tables }) => tables)).toEqual([undefined, undefined])
  })
})

describe('the kitchen’s figures', () => {
  it('have the special guests by table and seat, and what each table gets', async () => {
    const { kitchen, main, beef, bass, four, five } = await given()
    const { specials, tables, courses } = await kitchen()
    expect(specials.map(({ number, table, seat }) => ({ number, table, seat }))).toEqual([
      { number: 14, table: '4', seat: 3 },
      { number: 2, table: '5', seat: null },
    ])
    const of = (items: { id: string; count: number }[], notChosen: number) => [
      { categoryId: main, items, noneForMe: 0, notChosen },
    ]
    expect(tables).toEqual([
      {
        ...{ tableId: four, name: '4', plates: 2, specials: [14] },
        courses: of(
          [
            { id: beef, count: 1 },
            { id: bass, count: 1 },
          ],
          0,
        ),
      },
      {
        ...{ tableId: five, name: '5', plates: 3, specials: [2] },
        courses: of([{ id: beef, count: 1 }], 2),
      },
      { tableId: null, name: '', plates: 1, specials: [], courses: of([], 1) },
    ])
    const missing = tables.reduce((sum, table) => sum + (table.courses[0]?.notChosen ?? 0), 0)
    expect(courses[0]).toMatchObject({ notChosen: missing })
  })

  it('have no tables while they are off, and no seats while those are', async () => {
    const { send, kitchen, link } = await given()
    await send('PUT', '/tables', { seats: false })
    expect((await kitchen()).specials).toMatchObject([{ table: '4', seat: null }, { table: '5' }])
    await send('PUT', '/tables', { on: false })
    const { tables, specials } = await kitchen()
    expect(tables).toEqual([])
    expect(specials).toMatchObject([
      { number: 2, table: null, seat: null },
      { number: 14, table: null },
    ])
    expect((await link()).tables).toEqual([])
  })

  it('reach a kitchen link within its courses and names', async () => {
    const { link, main, four } = await given()
    const all = await link()
    expect(all.tables[0]).toMatchObject({ tableId: four, plates: 2 })
    expect(all.specials[0]).toMatchObject({ number: 14, table: '4', seat: 3, name: 'Ana Lopes' })
    const none = await link({ courses: ['another'], names: 'none' })
    expect(none.tables.flatMap(({ courses }) => courses)).toEqual([])
    expect(JSON.stringify(none)).not.toMatch(/\bAna\b|\bZoe\b/)
    expect(JSON.stringify(none)).not.toContain(main)
  })

  it('are other figures once somebody sits elsewhere', async () => {
    const { seating, kitchen, place, five } = await given()
    const before = await kitchen()
    const moved = (await seating()).placements.find(({ seat }) => seat === 3)
    await place([{ ...moved, tableId: five, seat: null }])
    expect((await kitchen()).version).toBe(before.version + 1)
  })
})
