import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { now, setClock } from '#core/clock'
import { database } from '#core/db'
import { templateContext } from '#core/mail/language'
import { events } from '#events/table/events'
import { responses } from '#party/table/responses'
import { removeCategory } from '../../menu/remove-category.ts'
import { removeItem } from '../../menu/remove-item.ts'
import { replaceItem } from '../../menu/replace-item.ts'
import { makePlanner } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu, makePurchase } from '../../testing/factories/factories.ts'
import { makeResponse } from '../../testing/factories/party-factories.ts'
import { heldIn } from '../../testing/without-random.ts'
import { editLinkMail } from './edit-link.ts'

const db = database(env.DB)
afterEach(() => setClock())

async function mailed(email: string | null, more: Parameters<typeof makeEvent>[2] = {}) {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, {
    title: 'Harvest <b>supper</b>',
    eventDate: '2031-06-01',
    ...more,
  })
  await makePurchase(db, event.id, planner.id, 100)
  const menu = await makeMenu(db, event.id)
  const [starter] = menu
  const party = [
    { name: 'Ada', allergies: 'Peanuts', selections: { [starter?.id ?? '']: starter?.items[0]?.id ?? '' } },
    { name: 'Bea', allergies: '', selections: {} },
  ]
  return { event, menu, response: await makeResponse(env, event, party, { leadGuestEmail: email }) }
}

it('names the event, each person with their dishes, the deadline in its time zone and the link, and no need', async () => {
  const { response } = await mailed('ada@example.com')
  const mail = await editLinkMail(templateContext(env), response.id)
  expect(mail?.to).toBe('ada@example.com')
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(`http://localhost:8787/edit/${response.token}`)
    expect(body).toMatch(/Sunday, June 1, 2031/)
    expect(body).toContain('Berlin time')
    expect(body).toContain('Thank you, Ada.')
    expect(body).toContain('party of 2')
    expect(body).toContain('Ada: Soup')
    expect(body).toContain('Bea: no dishes')
    expect(body).not.toContain('Peanuts')
  }
  expect(mail?.html).not.toContain('<b>supper')
})

it('names day, time and place of the meal and who asks, where the event does', async () => {
  const meal = { serviceDay: '2031-06-11', serviceTime: '19:30', venue: 'The Barn' }
  const { response } = await mailed('ada@example.com', { ...meal, hostName: 'Ana Weber' })
  const text = (await editLinkMail(templateContext(env), response.id))?.text
  expect(text).toMatch(/^The meal: Wednesday, June 11, 2031 at 7:30.PM$/m)
  expect(text).toMatch(/^Place: The Barn$/m)
  expect(text).toMatch(/^Hosted by: Ana Weber$/m)
  const without = await mailed('ada@example.com')
  expect((await editLinkMail(templateContext(env), without.response.id))?.text).not.toMatch(
    /The meal|Place|Hosted by/,
  )
})

it('has the plain colour of the event’s cloth at its head', async () => {
  const { response } = await mailed('ada@example.com', { cloth: 'night' })
  expect((await editLinkMail(templateContext(env), response.id))?.html).toContain('bgcolor="#1c2438"')
})

it('carries no link, address or number that a guest or planner typed, and shortens names', async () => {
  const planner = await makePlanner(db, { name: 'Mallory evil.example' })
  const event = await makeEvent(db, planner.id, {
    title: `Win at evil.example (call 555 123 4567) ${'now '.repeat(30)}`,
    description: 'Go to https://evil.example',
    venue: 'www.evil.example',
    hostName: 'Eve 555 123 4567',
    hostContact: 'eve@evil.example',
  })
  await makePurchase(db, event.id, planner.id, 100)
  const [course] = await makeMenu(db, event.id, { 'evil.example': [['www.evil.example', 'evil.example']] })
  const name = `Ada https://evil.example me@evil.example ${'Very '.repeat(20)}`
  const party = [
    { name, allergies: 'evil.example', selections: { [course?.id ?? '']: course?.items[0]?.id ?? '' } },
    { name: 'evil.example', allergies: '', selections: {} },
  ]
  const { id } = await makeResponse(env, event, party, { leadGuestEmail: 'victim@example.org' })
  const mail = await editLinkMail(templateContext(env), id)
  expect(mail?.text).toContain('Guest 2: no dishes')
  const said = `${mail?.subject}\n${mail?.text}\n${mail?.html}`
  expect(said).not.toMatch(/evil|\b555\b/)
  expect(mail?.text).toContain('Thank you, Ada Very')
  expect(mail?.subject.length).toBeLessThan(90)
  const links = [...said.matchAll(/https?:\/\/[^\s"<]+/g)].map(([link]) => new URL(link).origin)
  expect(new Set(links)).toEqual(new Set(['http://localhost:8787']))
})

it('is complete even when nothing is left of the names', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { title: 'evil.example' })
  await makePurchase(db, event.id, planner.id, 100)
  const party = [{ name: 'evil.example', allergies: '', selections: {} }]
  const { id } = await makeResponse(env, event, party, { leadGuestEmail: 'victim@example.org' })
  const mail = await editLinkMail(templateContext(env), id)
  expect(mail?.subject).toBe('Your menu choices')
  expect(mail?.text).toContain('Thank you.')
})

it('is not written without an address, for a withdrawn response, or after the deadline', async () => {
  const without = await mailed(null)
  expect(await editLinkMail(templateContext(env), without.response.id)).toBeNull()
  const { event, response } = await mailed('ada@example.com')
  setClock(() => event.closesAt)
  expect(await editLinkMail(templateContext(env), response.id)).toBeNull()
  setClock()
  await env.DB.prepare('update guest_selections set deleted_at = 1 where id = ?').bind(response.id).run()
  expect(await editLinkMail(templateContext(env), response.id)).toBeNull()
})

it('asks who chose a dish that is gone to choose again, and does not say which one', async () => {
  const { event, menu, response } = await mailed('ada@example.com')
  const [row] = await db.select().from(events).where(eq(events.id, event.id))
  const [starter] = menu
  const soup = starter?.items[0]?.id ?? ''
  if (!row) throw new Error('no event')
  const actor = { kind: 'planner', id: event.userId } as const
  await replaceItem({ db, event: row, actor, at: now() }, { itemId: soup, name: 'Oysters', description: '' })
  const mail = await editLinkMail(templateContext(env), response.id)
  expect(mail?.subject).toBe('What you chose for Harvest <b>supper</b> has changed')
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain(`http://localhost:8787/edit/${response.token}`)
    expect(body).toContain('Choose again')
    expect(body).toMatch(/Sunday, June 1, 2031/)
    expect(body).toContain('Ada, a dish that you or someone in your party chose')
    expect(heldIn(body ?? '', ['Peanuts', 'Bea', 'Starter', 'Soup', 'Oysters'])).toEqual([])
  }
  await db
    .update(events)
    .set({ closesAt: now() - 1 })
    .where(eq(events.id, event.id))
  expect(await editLinkMail(templateContext(env), response.id)).toBeNull()
})

it('asks nobody to choose again in a course that is gone, or has no dish left', async () => {
  for (const whole of [true, false]) {
    const { event, menu, response } = await mailed('ada@example.com')
    const [row] = await db.select().from(events).where(eq(events.id, event.id))
    const [starter] = menu
    if (!row || !starter) throw new Error('no event')
    const actor = { kind: 'planner', id: event.userId } as const
    if (whole) await removeCategory({ db, event: row, actor, at: now() }, starter.id)
    for (const { id } of whole ? [] : starter.items)
      await removeItem({ db, event: row, actor, at: now() }, id)
    expect((await editLinkMail(templateContext(env), response.id))?.text).toContain('Thank you, Ada.')
  }
})

it('speaks the language in which its guest answered, whatever is usual', async () => {
  const { response } = await mailed('ada@example.com')
  const own = async () => (await editLinkMail(templateContext(env), response.id))?.subject
  expect(await own()).toBe('Your menu choices for Harvest <b>supper</b>')
  const speak = (language: string) =>
    db.update(responses).set({ language }).where(eq(responses.id, response.id))
  await speak('en-XA')
  expect(await own()).toMatch(/^⟦.*Harvest.*⟧$/)
  // A language that is no longer on offer is none.
  await speak('tlh')
  expect(await own()).toBe('Your menu choices for Harvest <b>supper</b>')
})

it('speaks the language it is written in, around what people typed', async () => {
  const { response } = await mailed('ada@example.com')
  await db.update(responses).set({ language: 'en-XA' }).where(eq(responses.id, response.id))
  const mail = await editLinkMail(templateContext(env), response.id)
  expect(mail?.subject).toMatch(/^⟦.*Harvest.*⟧$/)
  const own = mail?.text.replace(/⟦[^⟦⟧]*⟧/g, '').replace(/https?:\S+/g, '')
  expect(own?.match(/[a-z]{2,}/gi)).toEqual(null)
})
