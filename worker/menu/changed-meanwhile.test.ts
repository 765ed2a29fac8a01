import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { user } from '#account/table'
import { database } from '#core/db'
import { makeSession } from '../testing/factories/account-factories.ts'
import { makeMenu } from '../testing/factories/factories.ts'
import { makeMember } from '../testing/factories/members.ts'
import { givenOwner, refusalOf } from '../testing/factories/menu-owner.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)
const author = { id: expect.any(String), name: 'Pat Planner' }

async function given() {
  const own = await givenOwner()
  const [category] = await makeMenu(db, own.event.id, { Main: ['Fish'] })
  const put = (body: object) => own.send('PUT', `/categories/${category?.id}`, body)
  return { ...own, put }
}

it('a category keeps what an older form left untouched', async () => {
  const { put, menu, version } = await given()
  const opened = { name: 'Main', required: false }
  expect((await put({ ...opened, required: true, was: { required: false } })).status).toBe(200)
  expect((await put({ ...opened, name: 'Mains', was: { name: 'Main' } })).status).toBe(200)
  expect((await menu())[0]).toMatchObject({ name: 'Mains', required: true })
  const before = await version()
  expect((await put({ ...opened, was: {} })).status).toBe(200)
  expect((await menu())[0]).toMatchObject({ name: 'Mains', required: true })
  expect(await version()).toBe(before)
})

it('the question names who saved each field last, as long as they have an account', async () => {
  const own = await dishForm()
  const saves = async (role: 'editor', body: object) => {
    const { id, name } = await makeMember(own.event.id, role)
    const cookie = await makeSession(env, id)
    const sent = { name: 'Fish', description: '', forChildren: false, ...body }
    const path = `/api/events/${own.event.id}/items/${own.id}`
    expect((await call('PUT', path, sent, { cookie })).status).toBe(200)
    return { id, name }
  }
  const ada = await saves('editor', { name: 'Bass', was: { name: 'Fish' } })
  const ben = await saves('editor', { description: 'With thyme', was: { description: '' } })
  const mine = { name: 'Cod', description: 'With dill', was: { name: 'Fish', description: '' } }
  const asked = async () => (await refusalOf(await own.put(mine))).details
  expect(await asked()).toMatchObject({
    both: [
      { of: 'name', theirs: 'Bass', author: ada },
      { of: 'description', theirs: 'With thyme', author: ben },
    ],
  })
  await db.delete(user).where(eq(user.id, ben.id))
  expect(await asked()).toMatchObject({ both: [{ author: ada }, { author: { id: ben.id, name: '' } }] })
})

it('a category’s name that both tabs changed is asked, and nothing is stored', async () => {
  const { put, menu, version, audit } = await given()
  const opened = { name: 'Main', required: false }
  expect((await put({ ...opened, name: 'Mains', was: { name: 'Main' } })).status).toBe(200)
  const before = [await version(), (await audit()).length]
  // The same name in both tabs is no question.
  expect((await put({ ...opened, name: 'Mains', was: { name: 'Main' } })).status).toBe(200)
  const mine = { name: 'From the grill', required: true, was: { name: 'Main', required: false } }
  expect(await refusalOf(await put(mine))).toMatchObject({
    ...{ status: 409, code: 'changed', reason: 'form_changed' },
    details: { both: [{ of: 'name', yours: 'From the grill', theirs: 'Mains' }] },
  })
  expect((await menu())[0]).toMatchObject({ name: 'Mains' })
  expect((await menu())[0]).not.toHaveProperty('required')
  expect([await version(), (await audit()).length]).toEqual(before)
  expect((await put({ ...mine, was: { name: 'Mains', required: false } })).status).toBe(200)
  expect((await menu())[0]).toMatchObject({ name: 'From the grill', required: true })
})

async function dishForm() {
  const own = await givenOwner()
  const [category] = await makeMenu(db, own.event.id, { Main: ['Fish'] })
  const id = category?.items[0]?.id ?? ''
  const opened = { name: 'Fish', description: '', forChildren: false }
  const put = (body: object) => own.send('PUT', `/items/${id}`, { ...opened, ...body })
  const items = async () => (await own.menu())[0]?.items ?? []
  return { ...own, category, id, put, items }
}

it('a dish keeps what an older form left untouched, and asks what both tabs changed', async () => {
  const { put, items, version } = await dishForm()
  const description = 'With thyme'
  expect((await put({ description, was: { description: '' } })).status).toBe(200)
  expect((await put({ forChildren: true, was: { forChildren: false } })).status).toBe(200)
  expect((await put({ name: 'Trout', was: { name: 'Fish' } })).status).toBe(200)
  expect(await items()).toMatchObject([{ name: 'Trout', description, forChildren: true }])
  const before = await version()
  const mine = {
    ...{ name: 'Pike', description: 'With lime', forChildren: false },
    was: { name: 'Fish', description: '', forChildren: true },
  }
  expect((await refusalOf(await put(mine))).details).toEqual({
    both: [
      { of: 'name', yours: 'Pike', theirs: 'Trout', author },
      { of: 'description', yours: 'With lime', theirs: description, author },
    ],
  })
  expect(await items()).toMatchObject([{ name: 'Trout', description, forChildren: true }])
  expect((await put({ was: {} })).status).toBe(200)
  expect(await version()).toBe(before)
})

it.each([
  ['a name that clashes', { name: 'Pike', was: { name: 'Bass' } }, 409],
  ['an own need that the event does not have', { contents: [{ what: 'own:none', state: 'may' }] }, 400],
  [
    'what clashes with what the kitchen states',
    { contents: [{ what: 'milk', state: 'may' }], contentsVersion: 0 },
    409,
  ],
])('with %s, neither words nor contents of a dish are stored', async (_what, body, status) => {
  const { id, put, items, send, version, audit } = await dishForm()
  const milk = [{ what: 'milk', state: 'contains' }]
  expect((await send('PUT', `/items/${id}/contents`, { contents: milk })).status).toBe(200)
  const before = [await items(), await version(), await audit()]
  const eggs = [{ what: 'eggs', state: 'contains' }]
  const answer = await put({ name: 'Trout', description: 'With lime', contents: eggs, ...body })
  expect(answer.status).toBe(status)
  expect([await items(), await version(), await audit()]).toEqual(before)
})

it('words and contents of a dish are stored at once, and none while guests chose it', async () => {
  const { id, category, event, put, items, version } = await dishForm()
  const contents = [{ what: 'eggs', state: 'contains' }]
  const both = { name: 'Trout', contents, was: { name: 'Fish' } }
  await makeResponse(env, event, [{ name: 'Ana', allergies: '', selections: { [category?.id ?? '']: id } }])
  const before = await version()
  expect(await refusalOf(await put(both))).toMatchObject({ code: 'dish_chosen', details: { guests: 1 } })
  expect([(await items())[0], await version()]).toEqual([expect.not.objectContaining({ contents }), before])
  expect((await put({ ...both, food: 'same' })).status).toBe(200)
  expect(await items()).toMatchObject([{ name: 'Trout', contents }])
})

it('another food in place of a dish keeps what an older form left untouched', async () => {
  const { put, items } = await dishForm()
  const description = 'With thyme'
  expect((await put({ description, was: { description: '' } })).status).toBe(200)
  const trout = { name: 'Trout', food: 'different', was: { name: 'Fish' } }
  const stale = { ...trout, description: 'With lime', was: { name: 'Fish', description: '' } }
  expect((await refusalOf(await put(stale))).details).toEqual({
    both: [{ of: 'description', yours: 'With lime', theirs: description, author }],
  })
  expect((await put(trout)).status).toBe(200)
  expect(await items()).toMatchObject([{ name: 'Trout', description }])
})
