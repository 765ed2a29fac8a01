import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { givenOwner } from '../../testing/factories/menu-owner.ts'
import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import type { LateCategory } from '../shape/menu.ts'

const db = database(env.DB)

it('counts who answered before a category had its first dish and has no choice there', async () => {
  const own = await givenOwner()
  await makePurchase(db, own.event.id, own.planner.id, 100)
  await makeMenu(db, own.event.id, { Main: ['Fish'] })
  const late = async () => {
    const read = await own.send('GET', '/menu/late')
    return (await read.json<{ late: LateCategory[] }>()).late
  }
  const before = { createdAt: now() - 60_000 }
  await makeResponse(env, own.event, partyOf(3), before)
  expect(await late()).toEqual([])
  const made = await own.send('POST', '/categories', { name: 'Cheese' })
  const { category } = await made.json<{ category: { id: string } }>()
  // Guests see a category with its first dish.
  expect(await late()).toEqual([])
  const added = await own.send('POST', `/categories/${category.id}/items`, { name: 'Brie' })
  const { item } = await added.json<{ item: { id: string } }>()
  expect(await late()).toEqual([{ id: category.id, guests: 3 }])
  await makeResponse(env, own.event, partyOf(2, { [category.id]: item.id }), before)
  await makeResponse(env, own.event, partyOf(2), { createdAt: now() + 60_000 })
  await makeResponse(env, own.event, partyOf(2), { ...before, deletedAt: now() })
  expect(await late()).toEqual([{ id: category.id, guests: 3 }])
  await own.send('DELETE', `/items/${item.id}`)
  expect(await late()).toEqual([])
})
