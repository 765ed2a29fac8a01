import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import { menuIdLength, randomId } from '#core/ids'
import { outbox } from '#core/mail/table'
import type { ErrorBody } from '#core/refusals'
import { events } from '#events/table/events'
import type { KitchenFigures } from '#kitchen/shape/kitchen'
import { shownName } from '#menu/words/shared'
import type { EditView, GuestMenu, Receipt } from '#party/shape/guest'
import { makePlanner, makeSession } from '../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { call } from '../testing/http.ts'
import type { Item } from './shape/menu.ts'

const db = database(env.DB)

async function given(menu: Record<string, string[]> = { Main: ['Fish', 'Stew', 'Tart'] }) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id)
  await makePurchase(db, event.id, planner.id, 100)
  const [main] = await makeMenu(db, event.id, menu)
  const cookie = await makeSession(env, planner.id)
  const ids = main?.items.map(({ id }) => id) ?? []
  const [fish = '', stew = ''] = ids
  const path = `/api/events/${event.id}`
  const put = (item: string, body: unknown) => call('PUT', `${path}/items/${item}`, body, { cookie })
  const menuNow = async () => (await call('GET', `/api/codes/${event.eventCode}`)).json<GuestMenu>()
  const names = async () => (await menuNow()).categories[0]?.items.map(({ name }) => name)
  const version = async () => (await menuNow()).menuVersion
  const choosing = (item: string, name = 'Ann') => ({
    name,
    allergies: '',
    selections: { [main?.id ?? '']: item },
  })
  const send = (party: unknown, more: object = {}) =>
    call('POST', `/api/codes/${event.eventCode}/responses`, {
      submissionId: crypto.randomUUID(),
      party,
      ...more,
    })
  const answer = async (party: unknown, more: object = {}) => (await send(party, more)).json<Receipt>()
  const mails = async (responseId: string) =>
    (await db.select().from(outbox).where(eq(outbox.subjectId, responseId))).filter(
      ({ kind }) => kind === 'edit_link',
    )
  const audit = async () =>
    (
      await env.DB.prepare(
        "select action, entity_id from audit_logs where entity_type = 'menu_item' and user_id = ? order by id",
      )
        .bind(planner.id)
        .all<{ action: string; entity_id: string }>()
    ).results.map((row) => [row.action, row.entity_id])
  const totals = async () => {
    const { courses } = await (
      await call('GET', `${path}/kitchen`, undefined, { cookie })
    ).json<KitchenFigures>()
    return Object.fromEntries(courses[0]?.items.map((item) => [shownName(item), item.total]) ?? [])
  }
  const close = () =>
    db
      .update(events)
      .set({ closesAt: now() - 1 })
      .where(eq(events.id, event.id))
  return {
    ...{ event, main, cookie, fish, stew, ids, path, put, names, version, choosing, send, answer },
    ...{ mails, audit, totals, close },
  }
}

const refusalOf = async (response: Response) => (await response.json<ErrorBody>()).error
const bass = { name: 'Bass', description: '' }

describe('other words for a dish that guests chose', () => {
  it('are refused with how many chose it, unless the planner says what they mean', async () => {
    const own = await given()
    await own.answer([own.choosing(own.fish), own.choosing(own.fish, 'Leo'), own.choosing(own.stew, 'Mia')])
    const version = await own.version()
    const audit = await own.audit()
    for (const body of [bass, { name: 'Fish', description: 'With capers' }, { name: 'fish' }]) {
      const refused = await own.put(own.fish, body)
      expect(refused.status).toBe(409)
      expect(await refusalOf(refused)).toMatchObject({
        code: 'dish_chosen',
        params: { guests: 2 },
        details: { guests: 2 },
        message: '2 guests have chosen this. Is it the same food?',
      })
    }
    expect(await own.names()).toEqual(['Fish', 'Stew', 'Tart'])
    expect([await own.version(), await own.audit()]).toEqual([version, audit])
  })

  it('are stored at once where nobody chose it, nor does a deleted answer count', async () => {
    const own = await given()
    const { editToken } = await own.answer([own.choosing(own.fish)])
    expect((await own.put(own.stew, { name: 'Goulash' })).status).toBe(200)
    expect((await own.put(own.fish, { name: 'Fish' })).status).toBe(200)
    await call('DELETE', `/api/responses/${editToken}`, {})
    expect((await own.put(own.fish, bass)).status).toBe(200)
    expect(await own.names()).toEqual(['Bass', 'Goulash', 'Tart'])
  })

  it('are refused for a guest who answered after the planner had read that nobody did', async () => {
    const own = await given()
    expect(await own.totals()).toMatchObject({ Fish: 0 })
    const [saved, answered] = await Promise.all([
      own.put(own.fish, bass),
      own.send([own.choosing(own.fish)], { menuVersion: await own.version() }),
    ])
    // Whichever came first, nobody has chosen what they did not see.
    if (answered.status === 201) expect(saved.status).toBe(409)
    else expect([saved.status, (await refusalOf(answered)).code]).toEqual([200, 'dish_changed'])
  })

  it('are refused when what they mean is none of the two answers', async () => {
    const own = await given()
    expect((await own.put(own.fish, { ...bass, food: 'perhaps' })).status).toBe(400)
  })
})

describe('the same food under a new name', () => {
  it('keeps the choices, which show the new name, and mails nobody', async () => {
    const own = await given()
    const { responseId, editToken } = await own.answer([own.choosing(own.fish)], {
      email: 'ann@example.com',
    })
    const version = await own.version()
    const saved = await own.put(own.fish, { ...bass, food: 'same' })
    expect(await saved.json()).toEqual({ item: { id: own.fish, ...bass } })
    expect(await own.version()).toBe(version + 1)
    expect(await own.totals()).toEqual({ Bass: 1, Stew: 0, Tart: 0 })
    const view = await (await call('GET', `/api/responses/${editToken}`)).json<EditView>()
    expect(view.hasLostChoices).toBe(false)
    expect(await own.mails(responseId)).toHaveLength(1)
    expect((await own.audit()).at(-1)).toEqual(['UPDATE_MENU_ITEM', own.fish])
  })
})

describe('a different food', () => {
  it('takes the place of the dish, which stays in what was chosen under its own name', async () => {
    const own = await given()
    const { editToken } = await own.answer([own.choosing(own.fish), own.choosing(own.stew, 'Leo')])
    const [version, newId] = [await own.version(), randomId(menuIdLength)]
    const saved = await own.put(own.fish, { ...bass, food: 'different', newId })
    expect([saved.status, await saved.json()]).toEqual([200, { item: { id: newId, ...bass } }])
    expect(await own.names()).toEqual(['Bass', 'Stew', 'Tart'])
    expect(await own.version()).toBe(version + 1)
    expect(await own.totals()).toEqual({ Bass: 0, Stew: 1, Tart: 0, 'Fish (removed)': 1 })
    expect(await own.audit()).toEqual([
      ['CREATE_MENU_ITEM', newId],
      ['DELETE_MENU_ITEM', own.fish],
    ])
    const view = await (await call('GET', `/api/responses/${editToken}`)).json<EditView>()
    expect(view.hasLostChoices).toBe(true)
    expect(view.response.party.map(({ selections }) => Object.values(selections))).toEqual([[], [own.stew]])
  })

  it('is told to who has the dish on an open page, and never stored for them', async () => {
    const own = await given()
    const { editToken } = await own.answer([own.choosing(own.fish)])
    const menuVersion = await own.version()
    await own.put(own.fish, { ...bass, food: 'different' })
    const party = [own.choosing(own.fish)]
    expect((await refusalOf(await own.send(party, { menuVersion }))).code).toBe('menu_changed')
    const edit = await call('PUT', `/api/responses/${editToken}`, { party, menuVersion })
    expect((await refusalOf(edit)).code).toBe('menu_changed')
  })

  it('replaces once, however often and by whichever tab it is sent', async () => {
    const own = await given()
    const { responseId } = await own.answer([own.choosing(own.fish)], { email: 'ann@example.com' })
    const newId = randomId(menuIdLength)
    const body = { ...bass, food: 'different', newId }
    const all = await Promise.all([own.put(own.fish, body), own.put(own.fish, body), own.put(own.fish, body)])
    expect(all.map(({ status }) => status)).toEqual([200, 200, 200])
    expect((await own.put(own.fish, body)).status).toBe(200)
    expect(await own.names()).toEqual(['Bass', 'Stew', 'Tart'])
    expect(await own.audit()).toHaveLength(2)
    expect(await own.mails(responseId)).toHaveLength(1)
    // Another tab that still shows the old dish has nothing to replace.
    expect((await own.put(own.fish, { ...body, newId: randomId(menuIdLength) })).status).toBe(404)
    // The same page with other words: nobody has chosen the new dish yet.
    expect((await own.put(own.fish, { ...body, name: 'Sea bass' })).status).toBe(200)
    expect(await own.names()).toEqual(['Sea bass', 'Stew', 'Tart'])
  })

  it('writes nothing where the words are the same, and nothing under an id that is taken', async () => {
    const own = await given()
    const [version, other] = [await own.version(), await given()]
    expect((await own.put(own.fish, { name: 'Fish', food: 'different' })).status).toBe(200)
    for (const newId of [own.stew, other.fish]) {
      const refused = await own.put(own.fish, { ...bass, food: 'different', newId })
      expect((await refusalOf(refused)).code).toBe('id_taken')
    }
    expect([await own.version(), await own.audit()]).toEqual([version, []])
    expect(await own.names()).toEqual(['Fish', 'Stew', 'Tart'])
    expect((await other.put(own.fish, { ...bass, food: 'different' })).status).toBe(404)
  })

  it('is no item more: a full category takes it', async () => {
    const own = await given({ Main: Array.from({ length: 30 }, (_, at) => `Dish ${at}`) })
    const { item } = await (await own.put(own.fish, { ...bass, food: 'different' })).json<{ item: Item }>()
    expect((await own.names())?.[0]).toBe('Bass')
    expect(await own.names()).toHaveLength(30)
    expect(item.id).not.toBe(own.fish)
  })
})

describe('the mail to choose again', () => {
  it('goes once to each response with an address that chose the dish, and to no other', async () => {
    const own = await given()
    const chose = await own.answer([own.choosing(own.fish), own.choosing(own.fish, 'Leo')], {
      email: 'ann@example.com',
    })
    const without = await own.answer([own.choosing(own.fish)])
    const another = await own.answer([own.choosing(own.stew)], { email: 'bob@example.com' })
    await db.update(outbox).set({ sentAt: now() })
    await own.put(own.fish, { ...bass, food: 'different' })
    const keys = async (id: string) => (await own.mails(id)).map(({ dedupeKey }) => dedupeKey)
    expect(await keys(chose.responseId)).toContain(`edit_link:${chose.responseId}:gone:${own.fish}`)
    expect(await keys(chose.responseId)).toHaveLength(2)
    expect([await keys(without.responseId), (await keys(another.responseId)).length]).toEqual([[], 1])
  })

  it('is not written where one waits for the response, nor after closing', async () => {
    const own = await given()
    const waiting = await own.answer([own.choosing(own.fish)], { email: 'ann@example.com' })
    const late = await own.answer([own.choosing(own.stew)], { email: 'bob@example.com' })
    await db.update(outbox).set({ sentAt: now() }).where(eq(outbox.subjectId, late.responseId))
    await db
      .update(outbox)
      .set({ sentAt: null, dueAt: now() + 60_000 })
      .where(eq(outbox.subjectId, waiting.responseId))
    await own.put(own.fish, { ...bass, food: 'different' })
    await own.close()
    expect((await own.put(own.stew, { name: 'Goulash', food: 'different' })).status).toBe(200)
    expect(await own.mails(waiting.responseId)).toHaveLength(1)
    expect(await own.mails(late.responseId)).toHaveLength(1)
  })
})

it('a new id that names another live dish changes neither, while a retry changes what took the place', async () => {
  const own = await given()
  const refused = await own.put(own.fish, { ...bass, food: 'different', newId: own.stew })
  expect([refused.status, (await refusalOf(refused)).code]).toEqual([409, 'id_taken'])
  expect(await own.names()).toEqual(['Fish', 'Stew', 'Tart'])
  const newId = randomId(menuIdLength)
  expect((await own.put(own.fish, { ...bass, food: 'different', newId })).status).toBe(200)
  // The old one is gone now: another live dish is not what took its place.
  const late = await own.put(own.fish, { ...bass, food: 'different', newId: own.stew })
  expect([late.status, (await refusalOf(late)).code]).toEqual([409, 'id_taken'])
  expect((await own.put(own.fish, { name: 'Sea bass', food: 'different', newId })).status).toBe(200)
  expect(await own.names()).toEqual(['Sea bass', 'Stew', 'Tart'])
})
