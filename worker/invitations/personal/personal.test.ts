import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { events } from '#events/table/events'
import type { Receipt } from '#party/shape/guest'
import type { ResponseList } from '#party/shape/responses'
import { listedEvent } from '../../testing/factories/guest-list.ts'
import { refusalOf } from '../../testing/factories/menu-owner.ts'
import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { call } from '../../testing/http.ts'
import type { InviteView } from '../shape/invite.ts'

const db = database(env.DB)

type Named = { id?: string; name: string; allergies?: string; needs?: object[]; consent?: boolean }

/** An event, an invitation of people, and what they call by their link. */
async function invited(names: string[], more: object = {}, limit = 30) {
  const own = await listedEvent({ guestLimit: limit })
  const party = await own.add({ people: names.map((name) => ({ name })), ...more })
  const path = (url = party.url) => `/api/invitations/${url.split('/').at(-1)}`
  const [main] = own.menu
  const dish = { [main?.id ?? '']: main?.items[0]?.id ?? '' }
  const person = ({ id, name, ...one }: Named) => ({
    ...(id && { id }),
    ...{ name, allergies: '', selections: dish, ...one },
  })
  return {
    ...own,
    ...{ party, path, dish, person },
    view: async () => (await call('GET', path())).json<InviteView>(),
    answer: (people: Named[], body: object = {}) =>
      call('POST', `${path()}/responses`, {
        ...{ submissionId: crypto.randomUUID(), party: people.map(person), ...body },
      }),
    change: (people: Named[], body: object = {}) =>
      call('PUT', `${path()}/responses`, { version: 1, party: people.map(person), ...body }),
    decline: (submissionId: string = crypto.randomUUID()) =>
      call('POST', `${path()}/declines`, { submissionId }),
    row: async () => (await own.list()).invitations[0],
    stored: async () => (await own.send('GET', '/responses')).json<ResponseList>(),
    registered: async () =>
      (await db.select().from(events).where(eq(events.id, own.event.id)))[0]?.registeredGuests,
  }
}

describe('a personal link', () => {
  it('shows the menu and who is invited, and neither address nor phone nor note', async () => {
    const own = await invited(['Ann', 'Tom'], {
      ...{ maxSize: 3, email: 'ann@example.com', phone: '030 123456', note: 'Old friend' },
    })
    const read = await call('GET', own.path())
    const text = await read.text()
    expect(text).not.toMatch(/ann@example|030 123|Old friend/)
    const view: InviteView = JSON.parse(text)
    expect(view).toMatchObject({
      invitation: { label: 'Ann & Tom', people: own.party.people, maxSize: 3 },
      ...{ guestLimit: 30, registeredGuests: 0, categories: [{ name: 'Main' }] },
    })
    expect(Object.keys(view)).not.toEqual(expect.arrayContaining(['response', 'notComingIds']))
  })

  it('shows no vendor, who has neither place nor link', async () => {
    const own = await invited(['Ann'])
    const people = [{ name: 'Ann' }, { name: 'Band', kind: 'vendor' }]
    const { id, url } = await own.add({ people })
    const view = await (await call('GET', own.path(url))).json<InviteView>()
    expect(view.invitation).toMatchObject({ people: [{ name: 'Ann' }], maxSize: 1 })
    await own.send('PUT', `/invitations/${id}`, { people: people.slice(1), maxSize: 1 })
    expect((await own.send('GET', `/invitations/${id}/link`)).status).toBe(404)
  })

  it('is made again as it was, and opens nothing once there is a new one', async () => {
    const own = await invited(['Ann'])
    const link = `/invitations/${own.party.id}/link`
    expect(await (await own.send('GET', link)).json()).toEqual({ url: own.party.url })
    const { url } = await (await own.send('POST', link, {})).json<{ url: string }>()
    expect(url).not.toBe(own.party.url)
    expect((await call('GET', own.path())).status).toBe(404)
    expect((await own.answer(own.party.people)).status).toBe(404)
    expect((await own.decline()).status).toBe(404)
    expect((await call('GET', own.path(url))).status).toBe(200)
    expect(await (await own.send('GET', link)).json()).toEqual({ url })
  })

  it('opens nothing while its party is off the list, nor once the event is closed', async () => {
    const own = await invited(['Ann'])
    await own.send('DELETE', `/invitations/${own.party.id}`)
    expect((await call('GET', own.path())).status).toBe(404)
    expect((await own.answer(own.party.people)).status).toBe(404)
    await own.send('POST', `/invitations/${own.party.id}/restore`, {})
    expect((await call('GET', own.path())).status).toBe(200)
    await own.send('POST', '/close', {})
    expect((await call('GET', own.path())).status).toBe(410)
    expect((await own.answer(own.party.people)).status).toBe(410)
  })
})

describe('an answer by a personal link', () => {
  it('of three of four, while one cannot, counts three and one and nobody as silent', async () => {
    const own = await invited(['Ann', 'Bob', 'Cleo', 'Tom'])
    const { people } = own.party
    const answered = await own.answer(people.slice(0, 3), { notComing: [people[3]?.id] })
    expect(answered.status).toBe(201)
    const { responseId, editUrl } = await answered.json<Receipt>()
    expect(editUrl).toContain('/edit/')
    expect(await own.registered()).toBe(3)
    expect(await own.row()).toMatchObject({
      ...{ status: 'coming', responseId, counts: { coming: 3, notComing: 1, silent: 0, unused: 0 } },
    })
    const { responses, declines } = await own.stored()
    expect(responses[0]?.party.map(({ id }) => id)).toEqual(people.slice(0, 3).map(({ id }) => id))
    expect(declines).toMatchObject([{ names: ['Tom'] }])
    expect(await own.view()).toMatchObject({
      ...{ notComingIds: [people[3]?.id], registeredGuests: 0, response: { version: 1 } },
    })
    // The edit link repeats who was said not to come.
    const edit = await call('GET', `/api/responses/${editUrl.split('/').at(-1)}`)
    expect(await edit.json()).toMatchObject({ notComing: ['Tom'] })
  })

  it('leaves whoever is in neither as silent, and a free place as unused', async () => {
    const own = await invited(['Ann', 'Tom'], { maxSize: 3 })
    await own.answer(own.party.people.slice(0, 1))
    expect(await own.row()).toMatchObject({
      ...{ status: 'partly', counts: { coming: 1, notComing: 0, silent: 1, unused: 1 } },
    })
  })

  it('is one however often it is sent, and is refused where another one stands', async () => {
    const own = await invited(['Ann'])
    const body = { submissionId: crypto.randomUUID() }
    const [first, second] = [
      await own.answer(own.party.people, body),
      await own.answer(own.party.people, body),
    ]
    expect([first.status, second.status]).toEqual([201, 200])
    expect(await second.json()).toEqual(await first.json())
    expect(await refusalOf(await own.answer(own.party.people))).toMatchObject({
      ...{ status: 409, code: 'answered' },
    })
    expect((await own.stored()).responses).toHaveLength(1)
  })

  it('of two devices at once is one, and the other is told', async () => {
    const own = await invited(['Ann'])
    const both = await Promise.all([own.answer(own.party.people), own.answer(own.party.people)])
    expect(both.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([201, 409])
    expect(await own.registered()).toBe(1)
  })

  it('is refused beyond the places of its party, new or changed, by either link, and within them taken', async () => {
    const own = await invited(['Ann'], { maxSize: 2 })
    const { people } = own.party
    const more = [...people, { name: 'Two' }, { name: 'Three' }]
    expect(await refusalOf(await own.answer(more))).toMatchObject({
      ...{ status: 409, code: 'limit_reached', message: expect.stringContaining('for 2 people') },
    })
    const { editToken } = await (await own.answer(more.slice(0, 2))).json<Receipt>()
    expect((await own.change(more)).status).toBe(409)
    const byEditLink = (party: Named[]) =>
      call('PUT', `/api/responses/${editToken}`, { version: 1, party: party.map(own.person) })
    expect(await refusalOf(await byEditLink(more))).toMatchObject({ status: 409, code: 'limit_reached' })
    expect((await byEditLink(more.slice(0, 1))).status).toBe(200)
    expect(await own.registered()).toBe(1)
  })

  it('may be larger where the planner says so', async () => {
    const own = await invited(['Ann'])
    await own.answer(own.party.people)
    const { responseId } = (await own.row()) ?? {}
    const party = [...own.party.people, { name: 'Two' }].map(own.person)
    expect((await own.send('PUT', `/responses/${responseId}`, { party, version: 1 })).status).toBe(200)
    expect((await own.list()).counts).toMatchObject({ coming: 1, unlisted: 1 })
  })

  it('never shows needs or words about them, and keeps them where a change does not send any', async () => {
    const own = await invited(['Ann', 'Tom'])
    const [ann, tom] = own.party.people
    const needs = [{ what: 'nuts', how: 'allergy', by: 'guest' }]
    const told = { ...ann, name: 'Ann', allergies: 'Severe hazelnut', needs, consent: true }
    expect((await own.answer([told, { ...tom, name: 'Tom' }], { email: '' })).status).toBe(201)
    const text = JSON.stringify(await own.view())
    expect(text).not.toMatch(/hazelnut|"needs"|"consent"|"special"/)
    expect(
      (
        await own.change([
          { ...ann, name: 'Anna' },
          { ...tom, name: 'Tom' },
        ])
      ).status,
    ).toBe(200)
    const [response] = (await own.stored()).responses
    expect(response?.party[0]).toMatchObject({
      name: 'Anna',
      allergies: 'Severe hazelnut',
      needs,
      special: 1,
    })
    const changed = await own.change([{ ...ann, name: 'Anna', allergies: 'Celery', consent: true }], {
      version: 2,
    })
    expect(changed.status).toBe(200)
    expect((await own.stored()).responses[0]?.party[0]).toMatchObject({ allergies: 'Celery', needs })
  })

  it('that is older than what is stored is refused without what is stored', async () => {
    const own = await invited(['Ann'])
    const [ann] = own.party.people
    await own.answer([{ ...ann, name: 'Ann', allergies: 'Severe hazelnut', consent: true }])
    await own.change([{ ...ann, name: 'Anna' }])
    const stale = await own.change([{ ...ann, name: 'Annie' }])
    const body = await stale.json<ErrorBody>()
    expect([stale.status, body.error.code]).toEqual([409, 'changed'])
    expect(body.error.message).toContain('load the page again')
    expect(JSON.stringify(body)).not.toMatch(/hazelnut|Anna/)
  })

  it('changes who does not come', async () => {
    const own = await invited(['Ann', 'Bob', 'Tom'])
    const [ann, bob, tom] = own.party.people
    const some = (...people: typeof own.party.people) => people
    await own.answer(own.party.people.slice(0, 2), { notComing: [tom?.id] })
    await own.change(some(...own.party.people.slice(0, 1)), { notComing: [bob?.id, tom?.id] })
    expect((await own.row())?.counts).toEqual({ coming: 1, notComing: 2, silent: 0, unused: 0 })
    expect((await own.view()).notComingIds).toEqual([bob?.id, tom?.id])
    await own.change(
      [
        { ...ann, name: 'Ann' },
        { ...tom, name: 'Tom' },
      ],
      { version: 2, notComing: [] },
    )
    expect((await own.row())?.counts).toEqual({ coming: 2, notComing: 0, silent: 1, unused: 0 })
    expect((await own.stored()).declines).toEqual([])
    const [event] = await db.select().from(events).where(eq(events.id, own.event.id))
    expect(event).toMatchObject({ registeredGuests: 2, declinedGuests: 0 })
  })
})

describe('a decline by a personal link', () => {
  it('is of all the listed, takes the place of their answer, and is one however often it is sent', async () => {
    const own = await invited(['Ann', 'Bob', 'Tom'], { maxSize: 4 })
    await own.answer(own.party.people.slice(0, 2), { notComing: [own.party.people[2]?.id] })
    const id = crypto.randomUUID()
    const [first, second] = [await own.decline(id), await own.decline(id)]
    expect([first.status, second.status]).toEqual([201, 200])
    expect(await second.json()).toEqual(await first.json())
    expect(await own.registered()).toBe(0)
    expect(await own.row()).toMatchObject({
      ...{
        status: 'not_coming',
        responseId: null,
        counts: { coming: 0, notComing: 3, silent: 0, unused: 1 },
      },
    })
    expect((await own.stored()).declines).toMatchObject([{ names: ['Ann', 'Bob', 'Tom'] }])
    expect((await own.view()).notComingIds).toEqual(own.party.people.map(({ id: one }) => one))
  })

  it('of a party of which nobody is named goes by its label', async () => {
    const own = await invited([], { label: 'The Lees', maxSize: 4 })
    expect((await own.decline()).status).toBe(201)
    expect((await own.stored()).declines).toMatchObject([{ names: ['The Lees'] }])
    expect(await own.row()).toMatchObject({ status: 'not_coming', counts: { notComing: 1, unused: 3 } })
  })

  it('stands while those who want back do not fit, with the places of the moment, and goes once they do', async () => {
    const own = await invited(['Ann', 'Bob', 'Cleo', 'Tom'])
    await own.decline()
    for (const size of [10, 10, 8]) await makeResponse(env, own.event, partyOf(size))
    const refused = await refusalOf(await own.answer(own.party.people))
    expect(refused).toMatchObject({ status: 409, code: 'capacity' })
    expect(refused.message).toContain('leaving 2 available slots')
    expect((await own.row())?.status).toBe('not_coming')
    expect((await own.answer(own.party.people.slice(0, 2))).status).toBe(201)
    expect((await own.row())?.counts).toEqual({ coming: 2, notComing: 0, silent: 2, unused: 0 })
    expect((await own.stored()).declines).toEqual([])
  })

  it('by the edit link of the answer is the party’s own, and the way back holds its places', async () => {
    const own = await invited(['Ann', 'Bob'])
    const { editToken } = await (await own.answer(own.party.people)).json<Receipt>()
    const declined = await call('POST', `/api/codes/${own.event.eventCode}/declines`, {
      ...{ submissionId: crypto.randomUUID(), names: ['Ann'], editToken },
    })
    const { declineToken } = await declined.json<{ declineToken: string }>()
    expect(await own.row()).toMatchObject({ status: 'not_coming', counts: { notComing: 2, silent: 0 } })
    const back = (people: Named[]) =>
      call('PUT', `/api/declines/${declineToken}`, {
        ...{ submissionId: crypto.randomUUID(), party: people.map(own.person) },
      })
    const three = [{ name: 'Ann' }, { name: 'Bob' }, { name: 'Cleo' }]
    expect(await refusalOf(await back(three))).toMatchObject({ status: 409, code: 'limit_reached' })
    expect((await back(three.slice(0, 2))).status).toBe(201)
    expect(await own.row()).toMatchObject({ status: 'coming', counts: { coming: 2 } })
  })
})

describe('an answer that the planner deletes and restores', () => {
  it('is the party’s again, unless another one is by now', async () => {
    const own = await invited(['Ann'])
    const { responseId } = await (await own.answer(own.party.people)).json<Receipt>()
    await own.send('DELETE', `/responses/${responseId}`)
    expect((await own.row())?.status).toBe('silent')
    await own.send('POST', `/responses/${responseId}/restore`, {})
    expect(await own.row()).toMatchObject({ status: 'coming', responseId })
    await own.send('DELETE', `/responses/${responseId}`)
    const other = await (await own.answer(own.party.people)).json<Receipt>()
    expect((await own.send('POST', `/responses/${responseId}/restore`, {})).status).toBe(200)
    expect(await own.row()).toMatchObject({ responseId: other.responseId })
    expect((await own.list()).counts).toMatchObject({ coming: 1, unlisted: 1 })
  })
})
