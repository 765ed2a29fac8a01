import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { MailDeferred } from '#core/mail/email'
import { templateContext } from '#core/mail/language'
import { deadlineInstant } from '#events/rules/closing'
import { events } from '#events/table/events'
import { responses } from '#party/table/responses'
import { invitations } from '../../invitations/table.ts'
import { menuCategories } from '../../menu/table.ts'
import { listedEvent } from '../../testing/factories/guest-list.ts'
import { makeResponse } from '../../testing/factories/party-factories.ts'
import { withoutRandom } from '../../testing/without-random.ts'
import { type DueRow, writeListMail } from './list-mail.ts'

const db = database(env.DB)
const ada = { leadGuestEmail: 'ada@example.com' }
afterEach(() => setClock())

async function given(more: Parameters<typeof listedEvent>[0] = {}) {
  const own = await listedEvent({ guestLimit: 200, eventDate: '2031-06-01', hostName: 'Mia Ott', ...more })
  const [main] = own.menu
  const course = main?.id ?? ''
  await db.update(menuCategories).set({ required: true }).where(eq(menuCategories.id, course))
  const eats = (name: string, dish: string | undefined = main?.items[0]?.id) => ({
    ...{ name, allergies: 'Peanuts', selections: dish ? { [course]: dish } : {} },
  })
  const row = (response: { id: string }, kind: 'complete' | 'news' = 'complete', more = {}): DueRow => ({
    ...{ id: `${kind} ${response.id}`, kind, note: '', changed: [], invitationId: null },
    ...{ eventId: own.event.id, responseId: response.id, ...more },
  })
  return {
    ...{ ...own, eats, row },
    set: (values: Partial<typeof events.$inferInsert>) =>
      db.update(events).set(values).where(eq(events.id, own.event.id)),
    answer: (people: ReturnType<typeof eats>[], more: Partial<typeof responses.$inferInsert> = ada) =>
      makeResponse(env, own.event, people, more),
    change: (response: { id: string }, values: Partial<typeof responses.$inferInsert>) =>
      db.update(responses).set(values).where(eq(responses.id, response.id)),
    write: (...rows: DueRow[]) => writeListMail(templateContext(env), rows),
  }
}

it('names who chose nothing in a required course, and nobody else, no dish and no need', async () => {
  const { answer, eats, row, write } = await given()
  const response = await answer([eats('Ada'), eats('Tom', '')])
  const written = await write(row(response))
  expect(written).toMatchObject({
    of: [`complete ${response.id}`],
    mail: { to: 'ada@example.com', subject: 'A choice is still open: Harvest supper' },
  })
  for (const body of [written?.mail.text, written?.mail.html]) {
    expect(body).toContain('Tom: Main')
    expect(body).toContain(`/edit/${response.token}`)
    expect(body).toContain('your address was given with an answer for Harvest supper')
    expect(withoutRandom(body ?? '')).not.toMatch(/\bAda\b|Peanuts|Beef/)
  }
})

it('nobody is asked who has chosen, said none, is an infant, or withdrew; nor once the event has closed', async () => {
  const { answer, eats, row, write, change, event } = await given()
  const infant = { ...eats('Kim', ''), age: 'infant' as const }
  const whole = await answer([eats('Ada'), eats('Ben', 'none'), infant])
  expect(await write(row(whole))).toBeNull()
  const open = await answer([eats('Ada', '')])
  expect(await write(row(whole), row(open))).toMatchObject({ of: [`complete ${open.id}`] })
  await change(open, { deletedAt: 1 })
  expect(await write(row(open))).toBeNull()
  await change(open, { deletedAt: null })
  setClock(() => event.closesAt)
  expect(await write(row(open))).toBeNull()
})

it('an answer without an address is asked at its party’s, by the personal link, unless the party is paused', async () => {
  const { answer, eats, row, write, add } = await given()
  const party = await add({ people: [{ name: 'Anna Lee' }], email: 'anna@example.com' })
  const response = await answer([eats('Anna Lee', '')], { invitationId: party.id })
  const mail = (await write(row(response)))?.mail
  expect(mail?.to).toBe('anna@example.com')
  expect(mail?.text).toContain(party.url)
  expect(mail?.text).toContain('put your address on the guest list')
  expect(mail?.text).not.toContain('/edit/')
  const paused = (on: boolean) =>
    db.update(invitations).set({ paused: on }).where(eq(invitations.id, party.id))
  await paused(true)
  expect(await write(row(response))).toBeNull()
  await paused(false)
  await db.update(invitations).set({ email: null }).where(eq(invitations.id, party.id))
  expect(await write(row(response))).toBeNull()
})

it('answers of one mailbox share a mail, with a press and what is open of each', async () => {
  const { answer, eats, row, write } = await given()
  const one = await answer([eats('Ada', '')])
  const two = await answer([eats('Bob', '')], { leadGuestEmail: 'ada+bob@example.com' })
  const text = (await write(row(one), row(two)))?.mail.text ?? ''
  expect(text).toMatch(new RegExp(`Ada\\n\\n- Ada: Main\\n\\nChoose now:\\n\\S+/edit/${one.token}`))
  expect(text).toMatch(new RegExp(`Bob\\n\\n- Bob: Main\\n\\nChoose now:\\n\\S+/edit/${two.token}`))
})

it('news says what has changed, and day, hour and place as they are now', async () => {
  const { answer, eats, row, write, set } = await given()
  await set({ serviceDay: '2031-06-12', serviceTime: '18:00', venue: 'The Mill' })
  const response = await answer([eats('Ada')])
  const changed = { changed: ['place', 'day'], note: 'The barn is flooded.' }
  const mail = (await write(row(response, 'news', changed)))?.mail
  expect(mail?.subject).toBe('News about Harvest supper')
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Mia Ott has changed the day and the place.')
    expect(body).toContain('Thursday, June 12, 2031 at 6:00')
    expect(body).toContain('The Mill')
    expect(body).toContain('Sunday, June 1, 2031 (Berlin time)')
    expect(body).toContain('please change it')
    expect(body).toContain('The barn is flooded.')
    expect(body).toContain(`/edit/${response.token}`)
  }
  await set({ serviceDay: null, serviceTime: null, venue: null })
  const text = (await write(row(response, 'news', changed)))?.mail.text
  expect(text).toMatch(/^The meal: not known yet\nPlace: not known yet$/m)
  const other = (await write(row(response, 'news', { changed: ['deadline'] })))?.mail.text
  expect(other).toContain('changed the deadline for your choices.')
  expect(other).not.toMatch(/not known|The meal|Place/)
})

it('after the deadline an address of the list gets the news without a link, which would open nothing', async () => {
  const { answer, eats, row, write, add, event } = await given({ serviceDay: '2031-06-12' })
  const party = await add({ people: [{ name: 'Anna Lee' }], email: 'anna@example.com' })
  const response = await answer([eats('Anna Lee')], { invitationId: party.id })
  const news = row(response, 'news', { changed: ['place'] })
  expect((await write(news))?.mail.text).toContain(party.url)
  setClock(() => event.closesAt)
  const mail = (await write(news))?.mail
  expect(mail?.text).toContain('Mia Ott has changed the place.')
  expect(mail?.html).not.toMatch(/invite\/|class="press"/)
  expect(mail?.text).not.toMatch(/\/invite\/|Anyone with this link/)
})

it('news goes out after the deadline, too, until the meal is over, and to nobody who withdrew', async () => {
  const { answer, eats, row, write, change, set } = await given({ serviceDay: '2031-06-12' })
  const response = await answer([eats('Ada')])
  const news = row(response, 'news', { changed: ['time'] })
  setClock(() => deadlineInstant('2031-06-02', 'Europe/Berlin'))
  const text = (await write(news))?.mail.text
  expect(text).toContain('please tell your host')
  expect(text).not.toContain('until')
  setClock(() => deadlineInstant('2031-06-12', 'Europe/Berlin'))
  expect(await write(news)).toBeNull()
  setClock()
  await change(response, { deletedAt: 1 })
  expect(await write(news)).toBeNull()
  await change(response, { deletedAt: null })
  await set({ suspendedAt: 1 })
  await expect(write(news)).rejects.toThrow(MailDeferred)
  await set({ suspendedAt: null, refundedAt: 1 })
  expect(await write(news)).toBeNull()
})
