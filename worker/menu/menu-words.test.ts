import { env } from 'cloudflare:workers'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { makeMenu } from '../testing/factories/factories.ts'
import { givenOwner } from '../testing/factories/menu-owner.ts'
import { menuWords } from './table.ts'

const db = database(env.DB)

/** A planner's menu, all of it in German. */
async function given() {
  const own = await givenOwner()
  const menu = await makeMenu(db, own.event.id)
  const texts = menu.flatMap(({ id, name, items }) => [{ id, name }, ...items])
  await db.insert(menuWords).values(
    texts.map(({ id, name }) => ({
      ...{ entityId: id, language: 'de', eventId: own.event.id, name: `${name} auf Deutsch`, ofName: name },
    })),
  )
  const translated = async () => {
    const { results } = await env.DB.prepare('select of_name from menu_words where event_id = ? order by 1')
      .bind(own.event.id)
      .all<{ of_name: string }>()
    return results.map((row) => row.of_name)
  }
  return { own, menu, translated }
}

it('the translations of a dish go with the dish, and those of others stay', async () => {
  const { own, menu, translated } = await given()
  expect((await own.send('DELETE', `/items/${menu[0]?.items[0]?.id}`)).status).toBe(204)
  expect(await translated()).toEqual(['Fish', 'Main', 'Risotto', 'Salad', 'Starter'])
})

it('the translations of a course go with the course and its dishes', async () => {
  const { own, menu, translated } = await given()
  expect((await own.send('DELETE', `/categories/${menu[1]?.id}`)).status).toBe(204)
  expect(await translated()).toEqual(['Salad', 'Soup', 'Starter'])
})

it('the translations of an event go with the event', async () => {
  const { own, translated } = await given()
  expect((await own.send('DELETE', '', { confirm: own.event.title })).status).toBe(204)
  expect(await translated()).toEqual([])
})
