import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { Refusal } from '#core/http/refusal'
import { menuIdLength, randomId } from '#core/ids'
import { somethingWrong } from '#core/words/shared'
import { events } from '#events/table/events'
import { itemNameRequired, menuMovedOn } from '#menu/words/planner'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { call, givenOwner, refusalOf } from '../testing/factories/menu-owner.ts'
import { createCategory } from './create-category.ts'
import { createItem } from './create-item.ts'
import { removeCategory } from './remove-category.ts'
import type { Category, Item } from './shape/menu.ts'
import { updateCategory } from './update-category.ts'

const db = database(env.DB)

describe('access to a menu', () => {
  const calls: [method: string, path: (menu: Category[]) => string, body?: (menu: Category[]) => unknown][] =
    [
      ['POST', () => '/categories', () => ({ name: 'Cheese' })],
      ['PUT', ([first]) => `/categories/${first?.id}`, () => ({ name: 'Cheese' })],
      ['DELETE', ([first]) => `/categories/${first?.id}`],
      ['POST', ([first]) => `/categories/${first?.id}/items`, () => ({ name: 'Brie' })],
      ['PUT', ([first]) => `/items/${first?.items[0]?.id}`, () => ({ name: 'Brie' })],
      ['DELETE', ([first]) => `/items/${first?.items[0]?.id}`],
      ['PUT', () => '/menu/order', (menu) => ({ categories: menu.map(({ id }) => id).reverse() })],
    ]
  for (const [method, path, body] of calls) {
    const name = path([{ id: ':cid', name: '', items: [{ id: ':iid', name: '', description: '' }] }])
    it(`${method} ${name} is 401 signed out and 404 for another planner, and changes nothing`, async () => {
      const own = await givenOwner()
      const other = await givenOwner()
      await makeMenu(db, own.event.id)
      const before = await own.menu()
      const way = `/${own.event.id}${path(before)}`
      expect(await refusalOf(await call(method, way, body?.(before)))).toMatchObject({ status: 401 })
      const otherCookie = await makeSession(env, other.planner.id)
      expect(await refusalOf(await call(method, way, body?.(before), otherCookie))).toMatchObject({
        status: 404,
      })
      // The same through an event of their own.
      const through = await other.send(method, path(before), body?.(before))
      expect(through.status).toBe(path(before) === '/categories' ? 201 : name.includes('order') ? 409 : 404)
      expect(await own.menu()).toEqual(before)
      expect(await own.audit()).toEqual([])
      expect(await own.version()).toBe(1)
    })
    it(`${method} ${name} does it for its planner, with one audit row and a newer menu`, async () => {
      const own = await givenOwner()
      await makeMenu(db, own.event.id)
      const before = await own.menu()
      const response = await own.send(method, path(before), body?.(before))
      expect(response.status).toBeLessThan(300)
      expect(await own.menu()).not.toEqual(before)
      expect(await own.audit()).toEqual([expect.objectContaining({ userId: own.planner.id })])
      expect(await own.version()).toBe(2)
    })
  }
})

describe('the id of what is created', () => {
  const kinds: [string, (menu: Awaited<ReturnType<typeof makeMenu>>) => string][] = [
    ['a category', () => '/categories'],
    ['a dish', ([first]) => `/categories/${first?.id}/items`],
  ]
  it.each(kinds)('of %s makes it one thing, however often it is sent', async (_, path) => {
    const own = await givenOwner()
    const way = path(await makeMenu(db, own.event.id, { Main: [] }))
    const body = { id: randomId(menuIdLength), name: 'Cheese' }
    for (let sent = 0; sent < 3; sent++) expect((await own.send('POST', way, body)).status).toBe(201)
    expect(JSON.stringify(await own.menu()).match(/Cheese/g)).toHaveLength(1)
    expect(await own.audit()).toHaveLength(1)
  })
  it.each(kinds)(
    'of %s that is another event’s is refused, and nothing is told or written',
    async (_, path) => {
      const [own, other] = [await givenOwner(), await givenOwner()]
      const menu = await makeMenu(db, other.event.id, { Secret: ['Sauce'] })
      const id = path === kinds[0]?.[1] ? menu[0]?.id : menu[0]?.items[0]?.id
      const way = path(await makeMenu(db, own.event.id, { Main: [] }))
      const before = [await own.menu(), await other.menu()]
      const refused = await refusalOf(await own.send('POST', way, { id, name: 'Cheese' }))
      expect(refused).toMatchObject({ status: 409, code: 'id_taken', message: somethingWrong })
      expect([await own.menu(), await other.menu()]).toEqual(before)
      expect([...(await own.audit()), ...(await other.audit())]).toEqual([])
      expect((await own.send('POST', way, { id: randomId(menuIdLength), name: 'Cheese' })).status).toBe(201)
    },
  )
  it.each(kinds)('of %s is drawn by the server where none of ours is sent', async (_, path) => {
    const own = await givenOwner()
    const way = path(await makeMenu(db, own.event.id, { Main: [] }))
    for (const id of [undefined, '', '-', crypto.randomUUID(), 'ABCDEFGH23', 7]) {
      const made = await own.send('POST', way, { id, name: `Cheese ${typeof id}` })
      const text = await made.text()
      expect([made.status, text]).toEqual([201, expect.stringMatching(/"id":"[a-hjkmnp-z2-9]{10}"/)])
      await env.DB.prepare("update menu_categories set deleted_at = 1 where name like 'Cheese%'").run()
    }
  })
})

it('notes the menu version in which a dish last changed, of that dish alone', async () => {
  const own = await givenOwner()
  const [main] = await makeMenu(db, own.event.id, { Main: ['Fish', 'Stew'] })
  const [fish] = main?.items ?? []
  const changedIn = async () => {
    const { results } = await env.DB.prepare(
      'select changed_in as n from menu_items where category_id = ? order by sort_order',
    )
      .bind(main?.id)
      .all<{ n: number }>()
    return results.map(({ n }) => n)
  }
  await own.send('POST', `/categories/${main?.id}/items`, { name: 'Pie' })
  expect(await changedIn()).toEqual([0, 0, 0])
  await own.send('PUT', `/items/${fish?.id}`, { name: 'Bass' })
  expect([await changedIn(), await own.version()]).toEqual([[3, 0, 0], 3])
  await own.send('PUT', `/items/${fish?.id}`, { name: 'Bass' })
  await own.send('PUT', `/categories/${main?.id}`, { name: 'Mains' })
  expect([await changedIn(), await own.version()]).toEqual([[3, 0, 0], 4])
})

describe('the limits of a menu', () => {
  it('lets one of two tabs create the third category', async () => {
    const own = await givenOwner()
    for (const name of ['Starter', 'Main']) await own.send('POST', '/categories', { name })
    const both = await Promise.all(
      ['Dessert', 'Cheese'].map((name) => own.send('POST', '/categories', { name })),
    )
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(await refusalOf(refused)).toMatchObject({
      code: 'limit_reached',
      reason: 'category_limit',
      params: { limit: 3 },
      message: 'You have reached the maximum limit of 3 categories per event.',
    })
    expect(await own.menu()).toHaveLength(3)
    expect(await own.audit()).toHaveLength(3)
  })

  it('accepts twenty categories on a premium event, and refuses one more', async () => {
    const own = await givenOwner()
    await makePurchase(db, own.event.id, own.planner.id, 100)
    for (let count = 0; count < 20; count++)
      expect((await own.send('POST', '/categories', { name: `Course ${count}` })).status).toBe(201)
    expect(await refusalOf(await own.send('POST', '/categories', { name: 'More' }))).toMatchObject({
      status: 409,
      message: 'You have reached the maximum limit of 20 categories per event.',
    })
    expect((await own.menu()).map(({ name }) => name)).toEqual(
      Array.from({ length: 20 }, (_, count) => `Course ${count}`),
    )
  })

  it('lets one of two tabs create the thirtieth item', async () => {
    const own = await givenOwner()
    const items = Array.from({ length: 29 }, (_, count) => `Dish ${count}`)
    const [category] = await makeMenu(db, own.event.id, { Main: items })
    const both = await Promise.all(
      ['Fish', 'Stew'].map((name) => own.send('POST', `/categories/${category?.id}/items`, { name })),
    )
    expect(both.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 409])
    const refused = both.find(({ status }) => status === 409)
    expect(await refusalOf(refused)).toMatchObject({
      message: 'You have reached the maximum limit of 30 items per category.',
    })
    expect((await own.menu())[0]?.items).toHaveLength(30)
  })

  it('does not count what was deleted', async () => {
    const own = await givenOwner()
    const [first] = await makeMenu(db, own.event.id, { A: ['a'], B: ['b'], C: ['c'] })
    expect((await own.send('POST', '/categories', { name: 'D' })).status).toBe(409)
    await own.send('DELETE', `/categories/${first?.id}`)
    expect((await own.send('POST', '/categories', { name: 'D' })).status).toBe(201)
    expect((await own.menu()).map(({ name }) => name)).toEqual(['B', 'C', 'D'])
    expect((await own.send('PUT', `/categories/${first?.id}`, { name: 'Back' })).status).toBe(404)
    expect((await own.send('DELETE', `/items/${first?.items[0]?.id}`)).status).toBe(404)
  })
})

describe('the fields of a menu', () => {
  it('may repeat names', async () => {
    const own = await givenOwner()
    for (let count = 0; count < 2; count++)
      expect((await own.send('POST', '/categories', { name: 'Dessert' })).status).toBe(201)
  })

  it('are refused as the contract refuses them, with its sentence', async () => {
    const own = await givenOwner()
    const [category] = await makeMenu(db, own.event.id)
    const refused = await own.send('POST', `/categories/${category?.id}/items`, { name: '  ' })
    expect(await refusalOf(refused)).toMatchObject({ status: 400, fields: { name: itemNameRequired } })
    expect(await own.audit()).toEqual([])
  })

  it('do not include others, which are ignored', async () => {
    const own = await givenOwner()
    const other = await givenOwner()
    const [foreign] = await makeMenu(db, other.event.id)
    const [mine] = await makeMenu(db, own.event.id)
    const { item } = await (
      await own.send('POST', `/categories/${mine?.id}/items`, {
        name: 'Brie',
        id: 'chosen',
        categoryId: foreign?.id,
        category_id: foreign?.id,
        sortOrder: -1,
        deletedAt: 1,
      })
    ).json<{ item: Item }>()
    expect(item.id).not.toBe('chosen')
    expect((await own.menu())[0]?.items.at(-1)).toEqual(item)
    expect(await other.menu()).toEqual([foreign, expect.anything()])
  })
})

describe('the sort of a menu', () => {
  it('is stored completely, with one audit row', async () => {
    const own = await givenOwner()
    const [starter, main] = await makeMenu(db, own.event.id)
    const items = main?.items.map(({ id }) => id).reverse()
    expect((await own.send('PUT', '/menu/order', { categories: [main?.id, starter?.id] })).status).toBe(204)
    expect((await own.send('PUT', '/menu/order', { category: main?.id, items })).status).toBe(204)
    const [first] = await own.menu()
    expect(first?.id).toBe(main?.id)
    expect(first?.items.map(({ id }) => id)).toEqual(items)
    expect((await own.audit()).map(({ action }) => action)).toEqual([
      'REORDER_MENU_CATEGORIES',
      'REORDER_MENU_ITEMS',
    ])
    expect(await own.version()).toBe(3)
  })

  it('refuses a list that is short, long or foreign', async () => {
    const own = await givenOwner()
    const [starter, main] = await makeMenu(db, own.event.id)
    const [foreign] = await makeMenu(db, (await givenOwner()).event.id)
    for (const categories of [[main?.id], [main?.id, starter?.id, foreign?.id], [main?.id, foreign?.id]])
      expect(await refusalOf(await own.send('PUT', '/menu/order', { categories }))).toMatchObject({
        status: 409,
        message: menuMovedOn,
      })
    const twice = { categories: [main?.id, main?.id] }
    expect((await own.send('PUT', '/menu/order', twice)).status).toBe(400)
    const items = foreign?.items.map(({ id }) => id)
    expect((await own.send('PUT', '/menu/order', { category: foreign?.id, items })).status).toBe(404)
    expect((await own.send('PUT', '/menu/order', { category: main?.id, items })).status).toBe(409)
    expect((await own.menu()).map(({ id }) => id)).toEqual([starter?.id, main?.id])
    expect(await own.audit()).toEqual([])
  })

  it('never loses a category that is created while another tab sorts', async () => {
    const own = await givenOwner()
    const [starter, main] = await makeMenu(db, own.event.id)
    const [created, moved] = await Promise.all([
      own.send('POST', '/categories', { name: 'Dessert' }),
      own.send('PUT', '/menu/order', { categories: [main?.id, starter?.id] }),
    ])
    expect(created.status).toBe(201)
    expect([204, 409]).toContain(moved.status)
    expect(await own.menu()).toHaveLength(3)
    expect((await own.audit()).length).toBe(moved.status === 204 ? 2 : 1)
  })
})

it('is audited under the name of who acts, who need not be the owner of the event', async () => {
  const own = await givenOwner()
  const other = await makePlanner(db)
  const [row] = await db.select().from(events).where(eq(events.id, own.event.id))
  if (!row) throw new Error('no event')
  const stranger = { kind: 'planner', id: other.id } as const
  await expect(
    createCategory({ db, event: row, actor: stranger, at: now() }, { name: 'Cheese' }),
  ).rejects.toThrow(Refusal)
  const actor = { kind: 'admin', id: other.id } as const
  const { id } = await createCategory({ db, event: row, actor, at: now() }, { name: 'Cheese' })
  await createItem({ db, event: row, actor, at: now() }, { categoryId: id, name: 'Brie', description: '' })
  await updateCategory({ db, event: row, actor, at: now() }, { categoryId: id, name: 'Cheeses' })
  await removeCategory({ db, event: row, actor, at: now() }, id)
  expect((await own.audit()).map(({ userId }) => userId)).toEqual(Array(4).fill(other.id))
})

describe('a save that changes nothing', () => {
  const saves: [name: string, path: (menu: Category[]) => string, body: (menu: Category[]) => unknown][] = [
    [
      'the same name of a category',
      ([first]) => `/categories/${first?.id}`,
      ([first]) => ({ name: first?.name }),
    ],
    [
      'the same name and description of an item',
      ([first]) => `/items/${first?.items[0]?.id}`,
      ([first]) => first?.items[0],
    ],
    [
      'the same order of categories',
      () => '/menu/order',
      (menu) => ({ categories: menu.map(({ id }) => id) }),
    ],
    [
      'the same order of items',
      () => '/menu/order',
      ([first]) => ({ category: first?.id, items: first?.items.map(({ id }) => id) }),
    ],
  ]
  for (const [name, path, body] of saves)
    it(`has the same response as any other, is not audited and does not bump the version: ${name}`, async () => {
      const own = await givenOwner()
      const [gone] = await makeMenu(db, own.event.id, {
        Aperitif: ['Sherry'],
        Starter: ['Bread', 'Soup', 'Salad'],
        Main: ['Fish'],
      })
      // A deleted row leaves a gap in the sort numbers.
      await own.send('DELETE', `/categories/${gone?.id}`)
      await own.send('DELETE', `/items/${(await own.menu())[0]?.items[0]?.id}`)
      const [before, audit, version] = [await own.menu(), await own.audit(), await own.version()]
      const answer = await own.send('PUT', path(before), body(before))
      expect(answer.status).toBe(name.includes('order') ? 204 : 200)
      const saved = [{ category: { id: before[0]?.id, name: 'Starter' } }, { item: before[0]?.items[0] }]
      if (answer.status === 200) expect(saved).toContainEqual(await answer.json())
      expect(await own.menu()).toEqual(before)
      expect(await own.audit()).toEqual(audit)
      expect(await own.version()).toBe(version)
    })

  it('does not include an item that only loses its description', async () => {
    const own = await givenOwner()
    const [category] = await makeMenu(db, own.event.id, { Main: [['Fish', 'From the lake']] })
    const item = category?.items[0]
    expect((await own.send('PUT', `/items/${item?.id}`, { name: 'Fish' })).status).toBe(200)
    expect((await own.menu())[0]?.items[0]?.description).toBe('')
    expect(await own.audit()).toHaveLength(1)
  })
})
