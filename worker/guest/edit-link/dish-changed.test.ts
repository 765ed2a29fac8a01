import { env } from 'cloudflare:workers'
import { describe, expect, it } from 'vitest'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { dishChanged } from '#menu/words/guest'
import type { EditView, GuestMenu, Receipt } from '#party/shape/guest'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { call } from '../../testing/http.ts'

const db = database(env.DB)

async function given() {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  const [main] = await makeMenu(db, event.id, { Main: ['Fish', ['Stew', 'With thyme']] })
  const cookie = await makeSession(env, planner.id)
  const [fish, stew] = main?.items.map(({ id }) => id) ?? []
  const path = `/api/events/${event.id}`
  const put = (way: string, body: unknown) => call('PUT', `${path}${way}`, body, { cookie })
  const version = async () =>
    (await (await call('GET', `/api/codes/${event.eventCode}`)).json<GuestMenu>()).menuVersion
  const choosing = (item: string | undefined, name = 'Ann') => ({
    name,
    allergies: '',
    selections: item ? { [main?.id ?? '']: item } : {},
  })
  const send = (party: unknown, menuVersion?: unknown, submissionId = crypto.randomUUID()) =>
    call('POST', `/api/codes/${event.eventCode}/responses`, { submissionId, party, menuVersion })
  return { event, main, cookie, fish, stew, path, put, version, choosing, send }
}

async function codeOf(response: Response) {
  return (await response.json<ErrorBody>()).error.code
}

describe('a dish that was renamed while a guest chose', () => {
  it('is asked about before it is stored, and kept once the guest has seen it', async () => {
    const { fish, put, version, choosing, send } = await given()
    const seen = await version()
    await put(`/items/${fish}`, { name: 'Bass' })
    const refused = await send([choosing(undefined, 'Leo'), choosing(fish)], seen)
    expect(refused.status).toBe(409)
    expect((await refused.json<ErrorBody>()).error).toMatchObject({
      code: 'dish_changed',
      message: dishChanged,
    })
    expect((await send([choosing(undefined, 'Leo'), choosing(fish)], await version())).status).toBe(201)
  })

  it('is asked about when its description changed, too', async () => {
    const { stew, put, version, choosing, send } = await given()
    const seen = await version()
    await put(`/items/${stew}`, { name: 'Stew', description: 'With nuts' })
    expect(await codeOf(await send([choosing(stew)], seen))).toBe('dish_changed')
  })

  it('does not matter to who chose another dish or none, nor does any other change of the menu', async () => {
    const { main, fish, stew, put, version, choosing, send } = await given()
    const seen = await version()
    await put(`/items/${fish}`, { name: 'Bass' })
    expect(
      (await send([choosing(stew), choosing(undefined, 'Leo'), choosing('none', 'Mia')], seen)).status,
    ).toBe(201)
    const later = await version()
    await put(`/categories/${main?.id}`, { name: 'Mains' })
    await put('/menu/order', { category: main?.id, items: [stew, fish] })
    expect((await send([choosing(fish)], later)).status).toBe(201)
  })

  it('is taken as it is from a page that does not tell what it showed', async () => {
    const { fish, put, choosing, send } = await given()
    await put(`/items/${fish}`, { name: 'Bass', food: 'same' })
    expect((await send([choosing(fish)])).status).toBe(201)
  })

  it('is told as stored when the submission was stored before, whatever was shown', async () => {
    const { fish, put, version, choosing, send } = await given()
    const [seen, id] = [await version(), crypto.randomUUID()]
    expect((await send([choosing(fish)], seen, id)).status).toBe(201)
    await put(`/items/${fish}`, { name: 'Bass', food: 'same' })
    expect((await send([choosing(fish)], seen, id)).status).toBe(200)
    expect((await send([choosing(fish)], await version(), id)).status).toBe(200)
  })

  it.each(['5', -1, 1.5, null, {}])('is refused with %j for a version', async (menuVersion) => {
    const { fish, choosing, send } = await given()
    expect((await send([choosing(fish)], menuVersion)).status).toBe(400)
  })
})

describe('an edit', () => {
  async function stored() {
    const own = await given()
    const { editToken } = await (await own.send([own.choosing(own.fish)])).json<Receipt>()
    const path = `/api/responses/${editToken}`
    const view = async () => (await call('GET', path)).json<EditView>()
    return { ...own, path, view, edit: (body: unknown) => call('PUT', path, body) }
  }

  it('asks about a dish that was renamed after the page was loaded', async () => {
    const { fish, put, view, edit } = await stored()
    const { menuVersion, response } = await view()
    const party = response.party.map((person) => ({ ...person, allergies: 'Nuts' }))
    await put(`/items/${fish}`, { name: 'Bass', food: 'same' })
    expect(await codeOf(await edit({ party, menuVersion }))).toBe('dish_changed')
    expect((await view()).response.party[0]?.allergies).toBe('')
    expect((await edit({ party, menuVersion: (await view()).menuVersion })).status).toBe(200)
  })

  it('is told as stored when it is sent again, and of a newer version before anything is asked', async () => {
    const { fish, put, view, edit } = await stored()
    const { menuVersion, response } = await view()
    const party = response.party.map((person) => ({ ...person, allergies: 'Nuts' }))
    expect((await edit({ party, version: 1, menuVersion })).status).toBe(200)
    await put(`/items/${fish}`, { name: 'Bass', food: 'same' })
    expect((await edit({ party, version: 1, menuVersion })).status).toBe(200)
    expect(await codeOf(await edit({ party: response.party, version: 1, menuVersion }))).toBe('changed')
  })
})
