import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { menuCategories, menuItems } from '#menu/table'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../testing/factories/factories.ts'
import { makeMember } from '../testing/factories/members.ts'
import { makeTemplate } from '../testing/factories/templates.ts'
import { call } from '../testing/http.ts'
import { templatesMax } from './rules/limits.ts'
import type { MenuTemplate, TemplateSummary } from './shape/template.ts'

const db = database(env.DB)

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  const menu = await makeMenu(db, event.id, { Starter: ['Soup'], Main: [['Fish', 'Pike perch'], 'Risotto'] })
  const cookie = await makeSession(env, planner.id)
  const send = (method: string, path: string, body?: unknown, as = cookie) =>
    call(method, path, body, { cookie: as })
  const keep = (name: string, id: string = crypto.randomUUID(), as = cookie) =>
    send('POST', `/api/events/${event.id}/menu/templates`, { id, name }, as)
  const list = async (as = cookie) =>
    (await (await send('GET', '/api/menu-templates', undefined, as)).json<{ templates: TemplateSummary[] }>())
      .templates
  const read = async (id: string) => (await send('GET', `/api/menu-templates/${id}`)).json<MenuTemplate>()
  return { planner, event, menu, cookie, send, keep, list, read }
}

const codeOf = async (answer: Response) => [answer.status, (await answer.json<ErrorBody>()).error.code]

test('a menu kept as a template stays as it was, whatever becomes of the event', async () => {
  const { event, menu, send, keep, list, read } = await given()
  const [main] = menu.slice(-1)
  const risotto = eq(menuItems.id, main?.items[1]?.id ?? '')
  await db.update(menuItems).set({ forChildren: true }).where(risotto)
  await db
    .update(menuCategories)
    .set({ required: true })
    .where(eq(menuCategories.id, main?.id ?? ''))
  const kept = await keep('Winter')
  expect(kept.status).toBe(201)
  const { template } = await kept.json<{ template: TemplateSummary }>()
  expect(template).toMatchObject({ name: 'Winter', courses: 2, dishes: 3 })
  expect((await send('DELETE', `/api/events/${event.id}`, {})).status).toBe(204)
  expect(await list()).toEqual([template])
  const { categories } = await read(template.id)
  expect(categories).toMatchObject([
    { name: 'Starter', items: [{ name: 'Soup' }] },
    {
      name: 'Main',
      required: true,
      items: [
        { name: 'Fish', description: 'Pike perch' },
        { name: 'Risotto', forChildren: true },
      ],
    },
  ])
  const ids = new Set(menu.flatMap(({ id, items }) => [id, ...items.map((item) => item.id)]))
  expect(categories.some(({ id, items }) => ids.has(id) || items.some((item) => ids.has(item.id)))).toBe(
    false,
  )
})

test('the same template sent twice is one', async () => {
  const { keep, list } = await given()
  const id = crypto.randomUUID()
  for (let times = 0; times < 2; times++) expect((await keep('Winter', id)).status).toBe(201)
  expect(await list()).toHaveLength(1)
})

test('a planner keeps fifty templates at most, also when many are sent at once', async () => {
  const { planner, keep, list } = await given()
  for (let kept = 2; kept < templatesMax; kept++) await makeTemplate(planner.id)
  const answers = await Promise.all(['A', 'B', 'C', 'D'].map((name) => keep(name)))
  expect(answers.map(({ status }) => status).sort((a, b) => a - b)).toEqual([201, 201, 409, 409])
  expect(await list()).toHaveLength(templatesMax)
  expect(await codeOf(await keep('One more'))).toEqual([409, 'limit_reached'])
})

test('a menu without a dish, and a template without a name, are refused', async () => {
  const { planner, send, keep } = await given()
  const empty = await makeEvent(db, planner.id)
  const id = crypto.randomUUID()
  const answer = await send('POST', `/api/events/${empty.id}/menu/templates`, { id, name: 'Nothing' })
  expect(await codeOf(answer)).toEqual([409, 'no_items'])
  for (const name of ['', ' ', 'x'.repeat(101)]) expect((await keep(name)).status).toBe(400)
})

test('a template is renamed and deleted by its planner, and by nobody else', async () => {
  const { send, keep, list } = await given()
  const { template } = await (await keep('Winter')).json<{ template: TemplateSummary }>()
  const path = `/api/menu-templates/${template.id}`
  const stranger = await makeSession(env, (await makePlanner(db)).id)
  expect((await send('GET', path, undefined, stranger)).status).toBe(404)
  expect((await send('PUT', path, { name: 'Mine' }, stranger)).status).toBe(404)
  expect((await send('DELETE', path, {}, stranger)).status).toBe(204)
  expect(await list()).toEqual([template])
  const renamed = await send('PUT', path, { name: 'Summer' })
  expect(await renamed.json()).toEqual({ template: { ...template, name: 'Summer' } })
  for (let times = 0; times < 2; times++) expect((await send('DELETE', path, {})).status).toBe(204)
  expect(await list()).toEqual([])
  expect((await send('PUT', path, { name: 'Late' })).status).toBe(404)
})

test('an editor keeps a shared menu for themselves, a viewer may not', async () => {
  const { event, keep, list } = await given()
  const [editor, viewer] = [await makeMember(event.id, 'editor'), await makeMember(event.id, 'viewer')]
  const [editing, viewing] = [await makeSession(env, editor.id), await makeSession(env, viewer.id)]
  expect((await keep('Theirs', crypto.randomUUID(), editing)).status).toBe(201)
  expect(await list(editing)).toMatchObject([{ name: 'Theirs' }])
  expect(await list()).toEqual([])
  expect((await keep('Mine', crypto.randomUUID(), viewing)).status).toBe(403)
})

test('a suspended planner reads templates, and changes none', async () => {
  const { planner, send, list } = await given()
  const { id } = await makeTemplate(planner.id)
  await env.DB.prepare(`update user set suspended_at = 1, suspension_reason = 'x' where id = ?`)
    .bind(planner.id)
    .run()
  expect(await list()).toHaveLength(1)
  expect((await send('PUT', `/api/menu-templates/${id}`, { name: 'Summer' })).status).toBe(403)
  expect((await send('DELETE', `/api/menu-templates/${id}`, {})).status).toBe(403)
  expect(await list()).toMatchObject([{ name: 'Winter' }])
})
