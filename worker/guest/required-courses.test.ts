import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import type { KitchenFigures } from '#kitchen/shape/kitchen'
import { menuItems } from '#menu/table'
import { menuChanged } from '#menu/words/guest'
import type { EditView, GuestMenu, Receipt } from '#party/shape/guest'
import type { ResponseList } from '#party/shape/responses'
import { exported } from '../account/export.ts'
import { edgeMenus } from '../menu/guests/cache.ts'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { partyOf } from '../testing/factories/party-factories.ts'
import { call } from '../testing/http.ts'

const db = database(env.DB)

/** A planner's event whose main course, which has the dishes given, everybody has to answer unless told otherwise. */
async function given({ required = true, dishes = ['Fish', 'Risotto'] } = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  const [starter, main] = await makeMenu(db, event.id, { Starter: ['Soup'], Main: dishes })
  const cookie = await makeSession(env, planner.id)
  const path = `/api/events/${event.id}`
  const require = (wanted: boolean) =>
    call('PUT', `${path}/categories/${main?.id}`, { name: 'Main', required: wanted }, { cookie })
  if (required) expect((await require(true)).status).toBe(200)
  const [starterId, mainId, fish] = [starter?.id ?? '', main?.id ?? '', main?.items[0]?.id ?? '']
  const person = (name: string, selections: Record<string, string> = {}) => ({
    name,
    allergies: '',
    selections,
  })
  const send = (party: unknown, submissionId = crypto.randomUUID()) =>
    call('POST', `/api/codes/${event.eventCode}/responses`, { submissionId, party })
  const sent = async (party: unknown) => {
    const response = await send(party)
    expect(response.status).toBe(201)
    return response.json<Receipt>()
  }
  const edit = (token: string, party: unknown, version?: number) =>
    call('PUT', `/api/responses/${token}`, { party, version })
  const view = async (token: string) => (await call('GET', `/api/responses/${token}`)).json<EditView>()
  return { planner, event, cookie, path, require, starterId, mainId, fish, person, send, sent, edit, view }
}

async function refusalOf(response: Response) {
  const { error } = await response.json<ErrorBody>()
  return { status: response.status, code: error.code, message: error.message, fields: error.fields }
}

describe('a new response', () => {
  it('needs a dish or “None for me” of each person where everybody has to answer', async () => {
    const { send, person, mainId, fish } = await given()
    const refused = await refusalOf(
      await send([person('Ann', { [mainId]: fish }), person('Leo'), person('Mia')]),
    )
    expect(refused).toEqual({
      status: 409,
      code: 'required',
      message: 'Leo: please choose a Main, or None for me.',
      fields: {
        [`party.1.selections.${mainId}`]: 'Leo: please choose a Main, or None for me.',
        [`party.2.selections.${mainId}`]: 'Mia: please choose a Main, or None for me.',
      },
    })
    const party = [person('Ann', { [mainId]: fish }), person('Leo', { [mainId]: 'none' })]
    expect((await send(party)).status).toBe(201)
  })

  it('is refused without a trace, also where an empty choice is sent', async () => {
    const { send, person, mainId, event } = await given()
    expect((await send([person('Ann', { [mainId]: '' })])).status).toBe(409)
    const { registeredGuests } = await (await call('GET', `/api/codes/${event.eventCode}`)).json<GuestMenu>()
    expect(registeredGuests).toBe(0)
  })

  it('needs nothing where nothing is required, and nothing of a required course without dishes', async () => {
    const free = await given({ required: false })
    expect((await free.send([free.person('Ann')])).status).toBe(201)
    const bare = await given({ dishes: [] })
    expect((await bare.send([bare.person('Ann')])).status).toBe(201)
  })

  it('that was stored before the course was required is told as stored when it is sent again', async () => {
    const { send, person, require } = await given({ required: false })
    const id = crypto.randomUUID()
    expect((await send([person('Ann')], id)).status).toBe(201)
    await require(true)
    expect((await send([person('Ann')], id)).status).toBe(200)
  })

  it('of a planner is bound, too, and may say “None for me”', async () => {
    const { path, cookie, person, mainId } = await given()
    const add = (party: unknown) =>
      call('POST', `${path}/responses`, { submissionId: crypto.randomUUID(), party }, { cookie })
    expect(await refusalOf(await add([person('Ann')]))).toMatchObject({ status: 409, code: 'required' })
    expect((await add([person('Ann', { [mainId]: 'none' })])).status).toBe(201)
  })
})

describe('an edit', () => {
  it('may leave open what was open before, and nothing else', async () => {
    const { sent, edit, view, person, mainId, fish, require } = await given({ required: false })
    const { editToken } = await sent([person('Ann', { [mainId]: fish }), person('Leo')])
    await require(true)
    const [ann, leo] = (await view(editToken)).response.party
    expect((await edit(editToken, [{ ...ann, name: 'Anna' }, leo])).status).toBe(200)
    const open = await refusalOf(await edit(editToken, [{ ...ann, selections: {} }, leo]))
    expect(open).toMatchObject({ status: 409, code: 'required' })
    expect(Object.keys(open.fields ?? {})).toEqual([`party.0.selections.${mainId}`])
    expect((await edit(editToken, [{ ...ann, selections: { [mainId]: 'none' } }, leo])).status).toBe(200)
  })

  it('knows a person by the id, and by the position where the page sends no ids', async () => {
    const { sent, edit, view, person, mainId, fish, require } = await given({ required: false })
    const { editToken } = await sent([person('Ann', { [mainId]: fish }), person('Leo')])
    await require(true)
    const [ann, leo] = (await view(editToken)).response.party
    expect((await edit(editToken, [leo, ann])).status).toBe(200)
    expect((await edit(editToken, [person('Leo'), person('Ann')])).status).toBe(409)
  })

  it('asks those who are new in the party', async () => {
    const { sent, edit, view, person, mainId, require } = await given({ required: false })
    const { editToken } = await sent([person('Ann')])
    await require(true)
    const { party } = (await view(editToken)).response
    const { status, fields } = await refusalOf(await edit(editToken, [...party, person('Zoe')]))
    expect([status, Object.keys(fields ?? {})]).toEqual([409, [`party.1.selections.${mainId}`]])
    expect((await edit(editToken, [...party, person('Zoe', { [mainId]: 'none' })])).status).toBe(200)
  })

  it('may leave open a course whose dish has left the menu', async () => {
    const { sent, edit, view, person, mainId, fish } = await given()
    const { editToken } = await sent([person('Ann', { [mainId]: fish })])
    await env.DB.batch([
      env.DB.prepare('update menu_items set deleted_at = 1 where id = ?').bind(fish),
      env.DB.prepare('update events set menu_version = menu_version + 1'),
    ])
    const { party } = (await view(editToken)).response
    expect(party[0]?.selections).toEqual({})
    expect((await edit(editToken, party)).status).toBe(200)
  })

  it('of an older version is told of the newer one before anything is asked', async () => {
    const { sent, edit, view, person, mainId, fish, require } = await given({ required: false })
    const { editToken } = await sent([person('Ann')])
    const [ann] = (await view(editToken)).response.party
    expect((await edit(editToken, [{ ...ann, selections: { [mainId]: fish } }], 1)).status).toBe(200)
    await require(true)
    expect((await refusalOf(await edit(editToken, [ann], 1))).code).toBe('changed')
    expect((await refusalOf(await edit(editToken, [ann], 2))).code).toBe('required')
  })

  it('by the planner follows the same rule', async () => {
    const { sent, path, cookie, person, mainId, fish, require } = await given({ required: false })
    const { responseId } = await sent([person('Ann', { [mainId]: fish }), person('Leo')])
    await require(true)
    const correct = (party: unknown) => call('PUT', `${path}/responses/${responseId}`, { party }, { cookie })
    expect((await refusalOf(await correct([person('Ann'), person('Leo')]))).code).toBe('required')
    expect((await correct([person('Ann', { [mainId]: 'none' }), person('Leo')])).status).toBe(200)
  })
})

describe('“None for me”', () => {
  it('is an answer in every course of the menu, and in no other', async () => {
    const { send, person, starterId } = await given({ required: false })
    expect((await send([person('Ann', { [starterId]: 'none' })])).status).toBe(201)
    for (const category of ['nowhere', 'constructor', 'toString', 'none'])
      expect(await refusalOf(await send([person('Ann', { [category]: 'none' })]))).toMatchObject({
        status: 409,
        code: 'menu_changed',
        message: menuChanged,
      })
  })

  it('is never the id of a dish or a course', async () => {
    const { path, cookie, mainId } = await given()
    const body = { id: 'none', name: 'Nothing' }
    for (const way of [`${path}/categories`, `${path}/categories/${mainId}/items`]) {
      const made = await call('POST', way, body, { cookie })
      expect([made.status, await made.text()]).toEqual([201, expect.not.stringContaining('"none"')])
    }
    const [found] = await db.select().from(menuItems).where(eq(menuItems.id, 'none'))
    expect(found).toBeUndefined()
  })

  it('is kept for the edit link, and counted apart from no choice', async () => {
    const { sent, view, path, cookie, person, mainId, fish, starterId } = await given()
    const { editToken } = await sent([
      person('Ann', { [mainId]: fish }),
      person('Leo', { [mainId]: 'none' }),
      person('Mia', { [mainId]: 'none', [starterId]: 'none' }),
    ])
    const { response, hasLostChoices } = await view(editToken)
    expect([response.party[2]?.selections, hasLostChoices]).toEqual([
      { [mainId]: 'none', [starterId]: 'none' },
      false,
    ])
    const { courses } = await (
      await call('GET', `${path}/kitchen`, undefined, { cookie })
    ).json<KitchenFigures>()
    expect(
      courses.map(({ name, items, noneForMe, notChosen }) => [
        name,
        items.map(({ total }) => total),
        noneForMe,
        notChosen,
      ]),
    ).toEqual([
      ['Starter', [0], 1, 2],
      ['Main', [1, 0], 2, 0],
    ])
  })

  it('stands in the cell of the export, beside no selection', async () => {
    const { sent, path, cookie, person, mainId, planner, event } = await given()
    await makePurchase(db, event.id, planner.id, 100)
    await sent([person('Leo', { [mainId]: 'none' })])
    const file = await (await call('GET', `${path}/responses.csv`, undefined, { cookie })).text()
    expect(file.split('\r\n')[1]).toMatch(/,"No Selection","None for me"$/)
  })

  it('stays, with who has to answer, in the export of the account', async () => {
    const { sent, planner, person, mainId } = await given()
    await sent([person('Leo', { [mainId]: 'none' })])
    let text = ''
    for await (const piece of exported(db, planner.id, 1)) text += piece
    const { events } = JSON.parse(text) as {
      events: { categories: { required: boolean }[]; responses: { party: unknown[] }[] }[]
    }
    expect(events[0]?.categories.map(({ required }) => required)).toEqual([false, true])
    expect(events[0]?.responses[0]?.party).toMatchObject([{ selections: { [mainId]: 'none' } }])
  })
})

describe('a category that becomes required', () => {
  it('says so to guests and planner at once, by a new version of the menu', async () => {
    const { event, path, cookie, mainId, require } = await given({ required: false })
    const look = async () => (await call('GET', `/api/codes/${event.eventCode}`)).json<GuestMenu>()
    const before = await look()
    expect(before.categories.map(({ required }) => required)).toEqual([undefined, undefined])
    await expect.poll(() => edgeMenus(env).find(event.eventCode)).not.toBeNull()
    await require(true)
    const after = await look()
    expect(after.menuVersion).toBe(before.menuVersion + 1)
    expect(after.categories.map(({ required }) => required)).toEqual([undefined, true])
    await require(true)
    expect((await look()).menuVersion).toBe(after.menuVersion)
    const list = await call('GET', `${path}/responses`, undefined, { cookie })
    expect((await list.json<ResponseList>()).menu.find(({ id }) => id === mainId)?.required).toBe(true)
    await require(false)
    expect((await look()).categories.map(({ required }) => required)).toEqual([undefined, undefined])
  })

  it('stays so when it is renamed, and may be so from the start', async () => {
    const { path, cookie, mainId, event } = await given()
    await call('PUT', `${path}/categories/${mainId}`, { name: 'Mains' }, { cookie })
    const made = await call('POST', `${path}/categories`, { name: 'Cheese', required: true }, { cookie })
    expect([made.status, await made.json()]).toEqual([
      201,
      { category: { id: expect.any(String), name: 'Cheese', required: true, items: [] } },
    ])
    const { categories } = await (await call('GET', `/api/codes/${event.eventCode}`)).json<GuestMenu>()
    expect(categories.map(({ name, required }) => [name, required])).toEqual([
      ['Starter', undefined],
      ['Mains', true],
      ['Cheese', true],
    ])
  })

  it.each(['yes', 1, null, {}])('is refused as %j', async (required) => {
    const { path, cookie, mainId } = await given({ required: false })
    const answer = await call('PUT', `${path}/categories/${mainId}`, { name: 'Main', required }, { cookie })
    expect(answer.status).toBe(400)
  })

  it('leaves old responses as they are: they count among those without a choice', async () => {
    const { sent, path, cookie, person, require } = await given({ required: false })
    await sent(partyOf(2))
    await sent([person('Ann')])
    await require(true)
    const { courses } = await (
      await call('GET', `${path}/kitchen`, undefined, { cookie })
    ).json<KitchenFigures>()
    expect(courses.map(({ notChosen }) => notChosen)).toEqual([3, 3])
  })
})
