import { env } from 'cloudflare:workers'
import { eq, sql } from 'drizzle-orm'
import { describe, expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { reservedUntilMs } from '#events/rules/reserved-places'
import type { PlannerEvent } from '#events/shape/event'
import { events } from '#events/table/events'
import type { InviteView } from '#invitations/shape/invite'
import type { EditView, GuestMenu, Receipt } from '#party/shape/guest'
import { listedEvent } from '../../testing/factories/guest-list.ts'
import { makeResponse, partyOf } from '../../testing/factories/party-factories.ts'
import { call } from '../../testing/http.ts'

const db = database(env.DB)

type Party = { url: string }

/** An event that keeps places: so many guests have answered by its code, and so many parties of four are invited. */
async function keeping({ answered = 0, invited = 0, guestLimit = 30, email = '' } = {}) {
  const own = await listedEvent({ guestLimit })
  const { event, send, add } = own
  for (let left = answered; left > 0; left -= 10) await makeResponse(env, event, partyOf(Math.min(left, 10)))
  const parties: Party[] = []
  for (let at = 0; at < invited; at++)
    parties.push(await add({ label: `Party ${at}`, maxSize: 4, ...(email && { email }) }))
  const keep = (keepPlaces: boolean) => send('PUT', '', { keepPlaces })
  await keep(true)
  const linkOf = ({ url }: Party) => `/api/invitations/${url.split('/').at(-1)}`
  const answer = (path: string, size: number, more: object = {}) =>
    call('POST', `${path}/responses`, { submissionId: crypto.randomUUID(), party: partyOf(size), ...more })
  return {
    ...{ ...own, parties, keep },
    open: (size: number, more: object = {}) => answer(`/api/codes/${event.eventCode}`, size, more),
    listed: (party: Party | undefined, size: number) => answer(linkOf(party ?? { url: '' }), size),
    decline: (party: Party | undefined) =>
      call('POST', `${linkOf(party ?? { url: '' })}/declines`, { submissionId: crypto.randomUUID() }),
    menu: async () => (await call('GET', `/api/codes/${event.eventCode}`)).json<GuestMenu>(),
    view: async (party: Party | undefined) =>
      (await call('GET', linkOf(party ?? { url: '' }))).json<InviteView>(),
    figures: async () => {
      const [row] = await db.select().from(events).where(eq(events.id, event.id))
      return { registered: row?.registeredGuests ?? 0, reserved: row?.reservedGuests ?? 0 }
    },
  }
}

async function refusalIn(answer: Response) {
  const { error } = await answer.json<ErrorBody>()
  return {
    status: answer.status,
    code: error.code,
    message: error.message,
    details: error.details,
    fields: error.fields,
  }
}

describe('an event that keeps places', () => {
  it('leaves guests by its code what the invited leave, and the invited their own', async () => {
    const own = await keeping({ answered: 8, invited: 5 })
    expect(await own.menu()).toMatchObject({
      guestLimit: 30,
      registeredGuests: 28,
      event: { registeredGuests: 28 },
    })
    const refused = await refusalIn(await own.open(3))
    expect(refused).toMatchObject({
      status: 409,
      code: 'capacity',
      details: { guestLimit: 30, registeredGuests: 28 },
    })
    expect(refused.message).toContain('leaving 2 available slots')
    expect((await own.open(2)).status).toBe(201)
    expect((await refusalIn(await own.open(1))).message).toContain('leaving 0 available slots')
    expect(await own.view(own.parties[0])).toMatchObject({ guestLimit: 30, registeredGuests: 26 })
    expect((await own.listed(own.parties[0], 4)).status).toBe(201)
    expect(await own.figures()).toEqual({ registered: 14, reserved: 16 })
  })

  it('frees the places of a party that declines, and of seats that it does not use', async () => {
    const own = await keeping({ answered: 10, invited: 5 })
    expect((await own.open(1)).status).toBe(409)
    await own.decline(own.parties[0])
    expect((await own.open(5)).status).toBe(409)
    expect((await own.open(4)).status).toBe(201)
    expect((await own.listed(own.parties[1], 3)).status).toBe(201)
    expect((await own.open(1)).status).toBe(201)
  })

  it('tells a party that declined, and wants back, what the others leave', async () => {
    const own = await keeping({ answered: 8, invited: 5 })
    await own.decline(own.parties[0])
    expect((await own.open(4)).status).toBe(201)
    const refused = await refusalIn(await own.listed(own.parties[0], 4))
    expect(refused).toMatchObject({ code: 'capacity', details: { registeredGuests: 28 } })
    expect((await own.list()).invitations.filter(({ status }) => status === 'not_coming')).toHaveLength(1)
  })

  it('lets an answered party grow only into what is free, and an invited one into its own', async () => {
    const own = await keeping({ answered: 8, invited: 5 })
    const open = await (await own.open(2)).json<Receipt>()
    const grow = async ({ editToken }: Receipt, size: number) => {
      const { response } = await (await call('GET', `/api/responses/${editToken}`)).json<EditView>()
      const party = [...response.party, ...partyOf(size - response.guestCount)]
      return call('PUT', `/api/responses/${editToken}`, { version: response.version, party })
    }
    expect(await refusalIn(await grow(open, 3))).toMatchObject({
      code: 'capacity',
      details: { registeredGuests: 28 },
    })
    const { people, url } = await own.add({ people: [{ name: 'Ann' }, { name: 'Tom' }] })
    const one = { ...partyOf(1)[0], ...{ id: people[0]?.id, name: 'Ann' } }
    const listed = await call('POST', `/api/invitations/${url.split('/').at(-1)}/responses`, {
      ...{ submissionId: crypto.randomUUID(), party: [one] },
    })
    const receipt = await listed.json<Receipt>()
    const view = await (await call('GET', `/api/responses/${receipt.editToken}`)).json<EditView>()
    expect(view).toMatchObject({ reservedForParty: 1, event: { registeredGuests: 30 } })
    expect((await grow(receipt, 2)).status).toBe(200)
  })

  it('takes an answer by the code for the invited party’s that it is', async () => {
    const own = await keeping({ answered: 40, invited: 9, guestLimit: 80, email: 'ann@example.com' })
    const { people, email } = await own.add({
      people: [{ name: 'Ann Lee' }],
      maxSize: 4,
      email: 'lee@example.com',
    })
    const party = partyOf(4).map((one, at) => (at === 0 ? { ...one, name: people[0]?.name ?? '' } : one))
    expect((await own.open(4)).status).toBe(409)
    expect((await own.open(4, { party, email })).status).toBe(201)
    expect(await own.figures()).toEqual({ registered: 44, reserved: 36 })
  })

  it('binds no planner: they give away what is free', async () => {
    const own = await keeping({ answered: 10, invited: 5 })
    const body = { submissionId: crypto.randomUUID(), party: partyOf(3) }
    expect((await own.send('POST', '/responses', body)).status).toBe(201)
    expect(await own.figures()).toEqual({ registered: 13, reserved: 20 })
  })

  it('whose list outgrows its limit has others wait, and the invited come while there is room', async () => {
    const own = await keeping({ answered: 10, invited: 5 })
    const more = await own.add({ label: 'One more', maxSize: 8 })
    expect(await own.menu()).toMatchObject({ registeredGuests: 30 })
    expect((await own.open(1)).status).toBe(409)
    expect(await own.view(more)).toMatchObject({ registeredGuests: 22 })
    for (const party of own.parties) expect((await own.listed(party, 4)).status).toBe(201)
    expect((await refusalIn(await own.listed(more, 8))).details).toEqual({
      guestLimit: 30,
      registeredGuests: 30,
    })
    expect(await own.figures()).toEqual({ registered: 30, reserved: 8 })
  })

  it('keeps them no longer in the last week before the deadline', async () => {
    const own = await keeping({ answered: 10, invited: 5 })
    const closing = (left: number) =>
      db
        .update(events)
        .set({ closesAt: now() + reservedUntilMs + left })
        .where(eq(events.id, own.event.id))
    await closing(60_000)
    expect((await own.open(1)).status).toBe(409)
    await closing(-1)
    expect(await own.menu()).toMatchObject({ registeredGuests: 10 })
    expect((await own.open(10)).status).toBe(201)
    expect((await own.open(10)).status).toBe(201)
    expect((await own.listed(own.parties[0], 4)).status).toBe(409)
  })

  it('is full for nobody once it keeps them no more', async () => {
    const own = await keeping({ answered: 10, invited: 5 })
    expect((await own.open(4)).status).toBe(409)
    await own.keep(false)
    expect((await own.open(4)).status).toBe(201)
  })

  it('gives none away and leaves none free, whoever comes at once', async () => {
    const own = await keeping({ answered: 3, invited: 5 })
    const answers = await Promise.all([
      ...Array.from({ length: 12 }, () => own.open(2)),
      ...own.parties.map((party) => own.listed(party, 4)),
      ...Array.from({ length: 12 }, () => own.open(1)),
    ])
    const statuses = answers.map(({ status }) => status)
    expect(statuses.slice(12, 17)).toEqual([201, 201, 201, 201, 201])
    expect(new Set(statuses)).toEqual(new Set([201, 409]))
    expect(await own.figures()).toEqual({ registered: 30, reserved: 0 })
  })

  it('is asked of the database, whatever its desk remembers', async () => {
    const own = await keeping({ answered: 8, invited: 5 })
    expect((await own.open(1)).status).toBe(201)
    // The desk remembers that one place is free; meanwhile it is kept for somebody.
    await db.run(sql`update events set reserved_guests = reserved_guests + 1 where id = ${own.event.id}`)
    expect((await own.open(1)).status).toBe(409)
  })

  it('stores an answer once that was sent twice', async () => {
    const own = await keeping({ answered: 8, invited: 5 })
    const submissionId = crypto.randomUUID()
    expect((await own.open(2, { submissionId })).status).toBe(201)
    expect((await own.open(2, { submissionId })).status).toBe(200)
    expect(await own.figures()).toEqual({ registered: 10, reserved: 20 })
  })
})

describe('the switch of places kept', () => {
  it('is off by default, and stays as it is where it is left out', async () => {
    const own = await listedEvent()
    const { event } = await (await own.send('GET', '')).json<{ event: PlannerEvent }>()
    expect(event.keepPlaces).toBe(false)
    await own.send('PUT', '', { keepPlaces: true })
    const { title, eventDate, timeZone } = own.event
    const changed = await own.send('PUT', '', { title: `${title} 2`, description: '', eventDate, timeZone })
    expect(await changed.json()).toMatchObject({ event: { title: `${title} 2`, keepPlaces: true } })
  })

  it('changes nothing else where it is sent alone', async () => {
    const own = await listedEvent()
    const put = await own.send('PUT', '', { keepPlaces: true })
    expect(put.status).toBe(200)
    expect(await put.json()).toMatchObject({
      event: { keepPlaces: true, title: own.event.title, eventDate: own.event.eventDate },
    })
    expect(await refusalIn(await own.send('PUT', '', { keepPlaces: 'yes' }))).toMatchObject({
      ...{ status: 400, fields: { keepPlaces: 'Please say yes or no' } },
    })
  })

  it('is refused at its field while more are invited than there is room for', async () => {
    const own = await keeping({ answered: 11, invited: 5 })
    const refused = await refusalIn(await own.keep(true))
    expect(refused.status).toBe(400)
    expect(refused.fields?.keepPlaces).toMatch(
      /^20 invited guests have not answered, and 19 places are free\./,
    )
    await own.decline(own.parties[0])
    expect((await own.keep(true)).status).toBe(200)
    expect((await own.keep(true)).status).toBe(200)
  })

  it('is refused in the last week before the deadline', async () => {
    const own = await listedEvent()
    const { title, timeZone } = own.event
    const soon = new Date(now() + 3 * 86_400_000).toISOString().slice(0, 10)
    const form = { title, description: '', timeZone, eventDate: soon }
    expect((await refusalIn(await own.send('PUT', '', { ...form, keepPlaces: true }))).fields).toMatchObject({
      keepPlaces: expect.stringContaining('until 7 days before the deadline'),
    })
    expect((await own.send('PUT', '', form)).status).toBe(200)
  })
})
