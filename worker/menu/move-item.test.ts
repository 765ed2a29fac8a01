import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { makeMenu } from '../testing/factories/factories.ts'
import { givenOwner, refusalOf } from '../testing/factories/menu-owner.ts'
import { makeResponse, partyOf } from '../testing/factories/party-factories.ts'

const db = database(env.DB)

async function given() {
  const own = await givenOwner()
  const [starter, main] = await makeMenu(db, own.event.id, { Starter: ['Soup', 'Fish'], Main: ['Stew'] })
  const [soup] = starter?.items ?? []
  if (!starter || !main || !soup) throw new Error('no menu')
  const move = (to = main.id, item = soup.id) =>
    own.send('PUT', `/items/${item}/category`, { categoryId: to })
  const names = async () => (await own.menu()).map(({ items }) => items.map(({ name }) => name).join(' '))
  return { own, starter, main, soup, move, names }
}

it('moves a dish to the end of another category, under its id, and twice is once', async () => {
  const { own, main, soup, move, names } = await given()
  for (let sent = 0; sent < 2; sent++) expect(await (await move()).json()).toEqual({ item: soup })
  expect(await names()).toEqual(['Fish', 'Stew Soup'])
  expect((await own.menu())[1]?.items[1]).toEqual(soup)
  expect([await own.version(), await own.audit()]).toEqual([
    2,
    [{ userId: own.planner.id, action: 'MOVE_MENU_ITEM', entityId: soup.id }],
  ])
  const row = await env.DB.prepare('select added_at as at from menu_items where id = ?')
    .bind(soup.id)
    .first<{ at: number }>()
  expect(row?.at).toBeGreaterThan(now() - 60_000)
  expect(main.items).toHaveLength(1)
})

it.each([
  ['chosen', null, 1],
  ['chosen in a response that was deleted and can come back', now(), 0],
])('leaves a dish where it is that is %s', async (_, deletedAt, guests) => {
  const { own, starter, soup, move, names } = await given()
  await makeResponse(env, own.event, partyOf(1, { [starter.id]: soup.id }), { deletedAt })
  const { status, code, reason, details } = await refusalOf(await move())
  expect({ status, code, reason, details }).toEqual({
    status: 409,
    code: 'dish_chosen',
    reason: 'dish_stays',
    details: { guests },
  })
  expect(await names()).toEqual(['Soup Fish', 'Stew'])
  expect(await own.version()).toBe(1)
  expect((await own.audit()).map(({ action }) => action)).not.toContain('MOVE_MENU_ITEM')
})

it('moves none into a full category, one of another event, or one that is gone', async () => {
  const { own, move, main, names } = await given()
  const other = await given()
  expect((await move(other.main.id)).status).toBe(404)
  expect((await move(main.id, other.soup.id)).status).toBe(404)
  for (let count = 1; count < 30; count++)
    await own.send('POST', `/categories/${main.id}/items`, { name: `Dish ${count}` })
  expect(await refusalOf(await move())).toMatchObject({ status: 409, reason: 'item_limit' })
  await own.send('DELETE', `/categories/${main.id}`)
  expect((await move()).status).toBe(404)
  expect(await names()).toEqual(['Soup Fish'])
  expect(await other.names()).toEqual(['Soup Fish', 'Stew'])
})
