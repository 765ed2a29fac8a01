import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { EventCounts, EventList, EventRead } from '#events/shape/event'
import { events } from '#events/table/events'
import type { PlannerKitchen } from '#kitchen/shape/planner-kitchen'
import type { KitchenView } from '#links/shape/link'
import { linkPrintPath, printKindsOfLink } from '#print/shape/documents'
import { makeKitchenLink } from '../testing/factories/factories.ts'
import { invite120, listedEvent } from '../testing/factories/guest-list.ts'
import { call, textIn } from '../testing/http.ts'
import { heldIn } from '../testing/without-random.ts'
import { countsWithUnlisted } from './rules/counts.ts'
import type { NewInvitationMade } from './shape/invitation.ts'
import { countsLine } from './words/shared.ts'

const db = database(env.DB)

/** A list of 120, with a kitchen's link that shows every name. */
async function dinnerFor120() {
  const own = await listedEvent()
  await invite120(own)
  const link = await makeKitchenLink(env, own.event, { names: 'all' })
  const { cookie } = own
  return { ...own, link, ask: (path: string) => call('GET', path, undefined, { cookie }) }
}

const said = '84 coming · 9 not coming · 27 not answered (120 invited) · 6 not on the list'

it('a list of 120 in 61 parties says 84, 9 and 27 wherever an event is read', async () => {
  const own = await listedEvent()
  await invite120(own)
  const { invitations, counts } = await own.list()
  expect(invitations).toHaveLength(61)
  expect(countsLine(counts)).toBe(said)
  const { cookie } = own
  const ask = (path: string) => call('GET', path, undefined, { cookie })
  const { event } = await (await own.send('GET', '')).json<EventRead>()
  const { events: listed } = await (await ask('/api/events')).json<EventList>()
  const { counts: polled } = await (await ask('/api/events/counts')).json<EventCounts>()
  for (const one of [event, ...listed, ...polled])
    expect(one.listed && countsLine(countsWithUnlisted(one.listed, one.registeredGuests))).toBe(said)
  expect([listed.length, polled.length]).toEqual([1, 1])
})

it('a kitchen reads 84 who come and 27 who may, on its page, on paper and on a sheet, and never a number', async () => {
  const { event, send, link, ask } = await dinnerFor120()
  const path = `/api/kitchen/${link.token}`
  const view = await (await ask(path)).json<KitchenView>()
  expect(view).toMatchObject({ guests: 90, notComing: 9, listed: { coming: 84, silent: 27, unlisted: 6 } })
  expect((await send('POST', '/sheets', { id: crypto.randomUUID(), kind: 'provisional' })).status).toBe(201)
  const papers = [
    `/events/${event.id}/print/kitchen`,
    `/events/${event.id}/print/kitchen?sheet=1`,
    `/kitchen/${link.token}/print`,
  ]
  const texts = await Promise.all(papers.map(async (paper) => textIn(await (await ask(paper)).text())))
  for (const text of texts)
    expect(text).toContain('9 not coming · 84 coming, 6 not on the list, 27 may still come')
  await db
    .update(events)
    .set({ closesAt: now() - 1 })
    .where(eq(events.id, event.id))
  const closed = textIn(await (await ask(papers[0] ?? '')).text())
  expect(closed).toContain('84 coming, 6 not on the list, 27 never answered')
  // The numbered sheet stays as it was issued.
  expect(textIn(await (await ask(papers[1] ?? '')).text())).toContain('27 may still come')
})

it('phone numbers, notes and addresses of a list reach neither kitchen nor guests', async () => {
  const { event, send, link } = await dinnerFor120()
  const party = { label: 'The Lees', people: [{ name: 'Ann' }], phone: '+49 30 5559999' }
  const added = await send('POST', '/invitations', {
    ...party,
    note: 'Rude last time',
    email: 'lee@example.com',
  })
  const { url } = await added.json<NewInvitationMade>()
  const token = url.split('/').at(-1) ?? ''
  const kitchens = printKindsOfLink('all').map((kind) => linkPrintPath(link.token, kind))
  const guests = [`/event/${event.eventCode}`, `/invite/${token}`, `/api/codes/${event.eventCode}`]
  for (const path of [`/api/kitchen/${link.token}`, ...kitchens, ...guests, `/api/invitations/${token}`]) {
    const answer = await call('GET', path)
    const held = heldIn(await answer.text(), ['5559999', 'Rude', 'lee@example'])
    expect([path, answer.status]).toEqual([path, 200])
    expect([path, held]).toEqual([path, []])
  }
})

it('an event without a list tells nothing of one, neither on its own nor among others', async () => {
  const { cookie, send } = await listedEvent()
  const ask = (path: string) => call('GET', path, undefined, { cookie })
  const { event } = await (await send('GET', '')).json<EventRead>()
  const { events: listed } = await (await ask('/api/events')).json<EventList>()
  const { counts } = await (await ask('/api/events/counts')).json<EventCounts>()
  const kitchen = await (await send('GET', '/kitchen')).json<PlannerKitchen>()
  for (const one of [event, ...listed, ...counts, kitchen]) expect(one).not.toHaveProperty('listed')
  const paper = await (await ask(`/events/${event.id}/print/kitchen`)).text()
  expect(textIn(paper)).not.toMatch(/may still come|not coming/)
})
