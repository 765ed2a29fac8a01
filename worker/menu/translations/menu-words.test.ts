import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { events } from '#events/table/events'
import { itemNameCharacters, itemNameTooLong } from '#menu/words/planner'
import { makeMenu } from '../../testing/factories/factories.ts'
import { givenOwner, refusalOf } from '../../testing/factories/menu-owner.ts'
import type { MenuWords } from '../shape/menu-words.ts'
import { menuWords } from '../table.ts'
import { translationLimit } from '../words/planner-translations.ts'

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

it('the translations of a dish go with it where another food takes its place', async () => {
  const { own, menu, translated } = await given()
  const food = { name: 'Broth', description: '', food: 'different' }
  expect((await own.send('PUT', `/items/${menu[0]?.items[0]?.id}`, food)).status).toBe(200)
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

/** A planner's menu, and ways to translate it. */
async function untranslated() {
  const own = await givenOwner()
  const menu = await makeMenu(db, own.event.id, { Starter: [['Soup', 'Pumpkin'], 'Salad'] })
  const [starter] = menu
  const [soup, salad] = starter?.items ?? []
  if (!starter || !soup || !salad) throw new Error('there is no menu')
  const put = (language: string, body: unknown) => own.send('PUT', `/menu/words/${language}`, body)
  const words = async () =>
    (await (await own.send('GET', '/menu/words')).json<{ words: MenuWords[] }>()).words
  return { own, starter, soup, salad, put, words }
}

it('a menu in another language names courses and dishes, and the text each was made of', async () => {
  const { starter, soup, put, words } = await untranslated()
  const courses = [{ id: starter.id, name: '  Entrée ' }]
  const dishes = [{ id: soup.id, name: 'Soupe', description: 'Potiron' }]
  expect((await put('fr', { courses, dishes })).status).toBe(204)
  const stored = await words()
  expect(stored).toHaveLength(2)
  expect(stored).toContainEqual({
    ...{ id: starter.id, language: 'fr', name: 'Entrée', description: '' },
    of: { name: 'Starter', description: '' },
  })
  expect(stored).toContainEqual({
    ...{ id: soup.id, language: 'fr', name: 'Soupe', description: 'Potiron' },
    of: { name: 'Soup', description: 'Pumpkin' },
  })
})

it('a translation makes the menu newer for guests and changes nothing for the kitchen, and equal ones write nothing', async () => {
  const { own, soup, put } = await untranslated()
  const versions = async () => {
    const [row] = await db.select().from(events).where(eq(events.id, own.event.id))
    return [row?.menuVersion, row?.kitchenVersion]
  }
  const dishes = [{ id: soup.id, name: 'Soupe', description: '' }]
  for (let sent = 0; sent < 2; sent++) expect((await put('fr', { dishes })).status).toBe(204)
  expect(await versions()).toEqual([2, 0])
  expect((await own.audit()).map(({ action }) => action)).toEqual(['TRANSLATE_MENU'])
})

it('a dish that is not named keeps its translation, and an empty name removes one', async () => {
  const { soup, salad, put, words } = await untranslated()
  const dish = ({ id }: { id: string }, name: string) => ({ id, name, description: '' })
  await put('fr', { dishes: [dish(soup, 'Soupe'), dish(salad, 'Salade')] })
  await put('fr', { dishes: [dish(soup, 'Potage')] })
  expect((await words()).map(({ name }) => name).sort()).toEqual(['Potage', 'Salade'])
  await put('fr', { dishes: [dish(salad, ' ')] })
  expect((await words()).map(({ name }) => name)).toEqual(['Potage'])
})

it('a translation is of the main text that its page showed, also where that has changed since', async () => {
  const { own, soup, put, words } = await untranslated()
  await own.send('PUT', `/items/${soup.id}`, { name: 'Broth', description: 'Beef' })
  const of = { name: 'Soup', description: 'Pumpkin' }
  await put('fr', { dishes: [{ id: soup.id, name: 'Soupe', description: '', of }] })
  expect((await words()).map((one) => one.of)).toEqual([of])
  await put('fr', { dishes: [{ id: soup.id, name: 'Bouillon', description: '' }] })
  expect((await words()).map((one) => one.of)).toEqual([{ name: 'Broth', description: 'Beef' }])
})

it('a menu has three translations, a fourth language is refused until one is deleted', async () => {
  const { own, soup, put, words } = await untranslated()
  const dishes = [{ id: soup.id, name: 'Soupe', description: '' }]
  for (const language of ['fr', 'de', 'ar']) expect((await put(language, { dishes })).status).toBe(204)
  expect(await refusalOf(await put('it', { dishes }))).toMatchObject({
    ...{ status: 409, code: 'limit_reached', message: translationLimit },
  })
  expect((await put('ar', { dishes: [{ id: soup.id, name: 'حساء', description: '' }] })).status).toBe(204)
  for (let sent = 0; sent < 2; sent++) expect((await own.send('DELETE', '/menu/words/de')).status).toBe(204)
  expect((await put('it', { dishes })).status).toBe(204)
  expect((await words()).map(({ language }) => language).sort()).toEqual(['ar', 'fr', 'it'])
})

it('a translation is refused in a language that nobody reads here, and of what is not on the menu: nothing is stored', async () => {
  const { own, starter, soup, put, words } = await untranslated()
  const other = await untranslated()
  await own.send('DELETE', `/items/${soup.id}`)
  const named = (id: string) => [{ id, name: 'Soupe', description: '' }]
  const refused = async (language: string, body: object) => (await put(language, body)).status
  expect(await refused('xx', {})).toBe(404)
  expect(await refused('en-XA', {})).toBe(404)
  const courses = [{ id: starter.id, name: 'Entrée' }]
  for (const id of [soup.id, other.soup.id, starter.id])
    expect(await refused('fr', { courses, dishes: named(id) })).toBe(404)
  expect(await refused('fr', { courses: [{ id: other.starter.id, name: 'Entrée' }] })).toBe(404)
  expect(await words()).toEqual([])
})

it('a translated name keeps to the bounds of the main one', async () => {
  const { soup, put, words } = await untranslated()
  const fields = async (name: string) => {
    const refusal = await refusalOf(await put('fr', { dishes: [{ id: soup.id, name, description: '' }] }))
    return refusal.fields
  }
  expect(await fields('x'.repeat(101))).toEqual({ 'dishes.0.name': itemNameTooLong })
  expect(await fields('Soupe <b>')).toEqual({ 'dishes.0.name': itemNameCharacters })
  expect((await put('fr', { dishes: [{ id: soup.id, name: 'x'.repeat(100) }] })).status).toBe(204)
  expect(await words()).toHaveLength(1)
})

it('an event’s dish never takes the translation of one elsewhere that has its id', async () => {
  const { starter, put, words } = await untranslated()
  const other = await untranslated()
  await put('fr', { courses: [{ id: starter.id, name: 'Entrée' }] })
  // The page draws ids: a dish may be given the id of a course elsewhere.
  const { own } = other
  const dish = { id: starter.id, name: 'Stolen' }
  expect((await own.send('POST', `/categories/${other.starter.id}/items`, dish)).status).toBe(201)
  await other.put('fr', { dishes: [{ id: starter.id, name: 'Volé', description: '' }] })
  expect((await words()).map(({ name }) => name)).toEqual(['Entrée'])
  await own.send('DELETE', `/items/${starter.id}`)
  expect((await words()).map(({ name }) => name)).toEqual(['Entrée'])
})
