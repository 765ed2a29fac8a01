import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { afterEach, expect, it } from 'vitest'
import { user } from '#account/table'
import { setClock } from '#core/clock'
import { database } from '#core/db'
import { MailDeferred } from '#core/mail/email'
import { templateContext } from '#core/mail/language'
import { events } from '#events/table/events'
import { declines } from '#party/table/declines'
import { invitations } from '../../invitations/table.ts'
import { listedEvent } from '../../testing/factories/guest-list.ts'
import { makeDecline, makeResponse } from '../../testing/factories/party-factories.ts'
import { withoutRandom } from '../../testing/without-random.ts'
import { stopLinkOf } from '../stop-token.ts'
import { type DueRow, writeListMail } from './list-mail.ts'

const db = database(env.DB)
const lees = { people: [{ name: 'Anna Lee' }, { name: 'Tom Lee' }], email: 'anna@example.com' }
afterEach(() => setClock())

async function given(more: Parameters<typeof listedEvent>[0] = {}) {
  const own = await listedEvent({ guestLimit: 200, eventDate: '2031-06-01', hostName: 'Mia Ott', ...more })
  const row = (invitation: { id: string }, kind: DueRow['kind'] = 'invite', note = ''): DueRow => ({
    ...{ id: `${kind} ${invitation.id}`, kind, note, changed: [] },
    ...{ eventId: own.event.id, invitationId: invitation.id, responseId: null },
  })
  return {
    ...own,
    row,
    set: (values: Partial<typeof events.$inferInsert>) =>
      db.update(events).set(values).where(eq(events.id, own.event.id)),
    write: (...rows: DueRow[]) => writeListMail(templateContext(env), rows),
    /** Some of a party answer; the rest stay away where they are named. */
    answer: async (
      { id, people }: { id: string; people: { id: string; name: string }[] },
      away: number[] = [],
    ) => {
      const come = people.slice(0, 1).map((person) => ({ ...person, allergies: '', selections: {} }))
      const stay = people.filter((_, at) => away.includes(at))
      if (stay.length > 0) {
        const decline = await makeDecline(
          env,
          own.event,
          stay.map(({ name }) => name),
        )
        await db
          .update(declines)
          .set({ invitationId: id, personIds: stay.map((one) => one.id) })
          .where(eq(declines.id, decline.id))
      }
      await makeResponse(env, own.event, come, { invitationId: id })
    },
  }
}

it('an invitation says who invites whom to what, by when, why, how to report and how to stop', async () => {
  const { add, row, write, event } = await given({
    ...{ serviceDay: '2031-06-11', serviceTime: '19:30', venue: 'The Barn', cloth: 'night' },
  })
  const party = await add({ ...lees, maxSize: 3 })
  const written = await write(row(party))
  expect(written?.of).toEqual([`invite ${party.id}`])
  const mail = written?.mail
  expect(mail).toMatchObject({
    ...{ to: 'anna@example.com', subject: 'You are invited to Harvest supper' },
    from: { name: 'Mia Ott via Platewise', email: 'invitations@mail.platewise.example' },
  })
  expect(mail).not.toHaveProperty('replyTo')
  for (const body of [mail?.text, mail?.html]) {
    for (const said of [
      'An invitation from Mia Ott for Anna Lee, Tom Lee, and 1 more guest.',
      'Wednesday, June 11, 2031 at 7:30',
      'The Barn',
      'Sunday, June 1, 2031 (Berlin time)',
      party.url,
      'You get this mail because Mia Ott put your address on the guest list of Harvest supper.',
      'Nobody reads replies to this mail.',
      `write to support@platewise.example and mention the event code ${event.eventCode}.`,
      'Stop getting mail like this',
    ])
      expect(body).toContain(said)
    expect(body).not.toContain('writes:')
  }
  expect(mail?.html).toContain('bgcolor="#1c2438"')
})

it('a mail stops by the address in its head and at its end, which names its event and mailbox', async () => {
  const { add, row, write, event } = await given()
  const mail = (await write(row(await add({ ...lees, email: 'Anna+menu@example.com' }))))?.mail
  const [, url = ''] = /^<(.*)>$/.exec(mail?.headers?.['List-Unsubscribe'] ?? '') ?? []
  expect(mail?.headers?.['List-Unsubscribe-Post']).toBe('List-Unsubscribe=One-Click')
  expect(mail?.text).toContain(url)
  expect(mail?.html).toContain(`href="${url}"`)
  expect(await stopLinkOf(env, url.split('/').at(-1) ?? '')).toMatchObject({ eventId: event.id })
})

it('replies go to the host’s address where there is one, and to nobody where it is a number', async () => {
  const { add, row, write, set } = await given({ hostContact: ' mia@example.com ' })
  const party = await add(lees)
  const mail = (await write(row(party)))?.mail
  expect(mail?.replyTo).toBe('mia@example.com')
  expect(mail?.text).toContain('Replies go to Mia Ott.')
  await set({ hostContact: '+49 30 5550101' })
  const other = (await write(row(party)))?.mail
  expect(other).not.toHaveProperty('replyTo')
  expect(other?.text).toContain('Nobody reads replies')
  expect(other?.text).not.toContain('5550101')
})

it('the planner invites where no host is named', async () => {
  const { add, row, write } = await given({ hostName: null })
  const mail = (await write(row(await add(lees))))?.mail
  expect(mail?.from.name).toBe('Pat Planner via Platewise')
  expect(mail?.text).toContain('An invitation from Pat Planner')
})

it('nobody invites in our name: neither a host nor a planner who calls themselves so', async () => {
  const { add, row, write, set, planner } = await given({ hostName: 'Plâte Wise Support' })
  const party = await add(lees)
  expect((await write(row(party)))?.mail.from.name).toBe('Pat Planner via Platewise')
  await set({ hostName: 'platewise' })
  await db.update(user).set({ name: 'PLATEWISE Team' }).where(eq(user.id, planner.id))
  const mail = (await write(row(party)))?.mail
  expect(mail?.from.name).toBe('Platewise')
  expect(mail?.text).toContain('An invitation from your host for Anna Lee and Tom Lee.')
})

it('a mail sets the planner’s note apart as theirs', async () => {
  const { add, row, write } = await given()
  const mail = (await write(row(await add(lees), 'remind', 'Bring <boots>.\nIt rains.')))?.mail
  expect(mail?.text).toContain('A note from Mia Ott:\n> Bring <boots>.\n> It rains.')
  expect(mail?.html).toContain('Bring &lt;boots&gt;.<br>It rains.')
})

it('a reminder names who has not answered, and nobody else', async () => {
  const { add, row, write, answer } = await given()
  const silent = await add({ ...lees, maxSize: 4 })
  const text = (await write(row(silent, 'remind')))?.mail.text
  for (const said of ['Anna Lee has', 'Tom Lee has', '2 more guests have'])
    expect(text).toContain(`- ${said} not answered.`)
  const people = ['Ada', 'Ben', 'Cleo', 'Dan'].map((name) => ({ name }))
  const partly = await add({ people, email: 'ada@example.com' })
  await answer(partly, [1])
  const mail = (await write(row(partly, 'remind')))?.mail
  expect(mail?.subject).toBe('Please answer: Harvest supper')
  for (const body of [mail?.text, mail?.html]) {
    expect(body).toContain('Cleo has not answered.')
    expect(body).toContain('Dan has not answered.')
    expect(body).not.toMatch(/\bAda\b|\bBen\b/)
  }
})

it('parties that share a mailbox share a mail, with a press each', async () => {
  const { add, row, write } = await given()
  const [ann, bob] = [await add(lees), await add({ people: [{ name: 'Bob' }], email: 'Anna+b@example.com' })]
  const other = await add({ people: [{ name: 'Zoe' }], email: 'zoe@example.com' })
  const written = await write(row(ann), row(bob), row(other))
  expect(written?.of).toEqual([`invite ${ann.id}`, `invite ${bob.id}`])
  for (const body of [written?.mail.text, written?.mail.html]) {
    expect(body).toContain(ann.url)
    expect(body).toContain(bob.url)
    expect(body).not.toMatch(/\bZoe\b/)
  }
  expect(written?.mail.text).toContain('Bob\n\n- Bob\n\nOpen your invitation:')
})

it('a mail is decided again when it is written: who has answered, declined, is paused or gone gets none', async () => {
  const { add, row, write, answer, send, set, event } = await given()
  const party = async () => add({ ...lees, email: `${crypto.randomUUID()}@example.com` })
  const [here, half, away] = [await party(), await party(), await party()]
  await answer(here, [1])
  await answer(half)
  const { id } = await makeDecline(env, event, ['Anna Lee', 'Tom Lee'])
  await db.update(declines).set({ invitationId: away.id }).where(eq(declines.id, id))
  for (const one of [here, away])
    for (const kind of ['invite', 'remind'] as const) expect(await write(row(one, kind))).toBeNull()
  expect(await write(row(half, 'invite'))).toBeNull()
  expect(await write(row(half, 'remind'))).not.toBeNull()

  const silent = await party()
  for (const [values, back] of [
    [{ paused: true }, { paused: false }],
    [{ email: null }, { email: 'anna@example.com' }],
  ]) {
    await db
      .update(invitations)
      .set(values ?? {})
      .where(eq(invitations.id, silent.id))
    expect(await write(row(silent))).toBeNull()
    await db
      .update(invitations)
      .set(back ?? {})
      .where(eq(invitations.id, silent.id))
    expect(await write(row(silent))).not.toBeNull()
  }
  await set({ refundedAt: 1 })
  expect(await write(row(silent))).toBeNull()
  await set({ refundedAt: null })
  await send('DELETE', `/invitations/${silent.id}`)
  expect(await write(row(silent))).toBeNull()
})

it('a mail does not go out after the deadline, and waits while its event is suspended', async () => {
  const { add, row, write, set, event } = await given()
  const party = await add(lees)
  await set({ suspendedAt: 1 })
  await expect(write(row(party))).rejects.toThrow(MailDeferred)
  await set({ suspendedAt: null })
  setClock(() => event.closesAt)
  expect(await write(row(party))).toBeNull()
})

it('a mail asks nobody whose answer is perhaps there already, until the planner says that it is not theirs', async () => {
  const { add, row, write, event, send } = await given()
  const party = await add({ people: [{ name: 'Chris Lee' }], email: 'chris@example.com' })
  const person = { name: 'Christopher', allergies: '', selections: {} }
  const { id } = await makeResponse(env, event, [person], { leadGuestEmail: 'chris@example.com' })
  for (const kind of ['invite', 'remind'] as const) expect(await write(row(party, kind))).toBeNull()
  await send('PUT', `/invitations/${party.id}/response`, { responseId: null, not: id })
  expect(await write(row(party, 'remind'))).not.toBeNull()
})

it('vendors are neither invited nor reminded', async () => {
  const { add, row, write } = await given()
  const band = await add({ people: [{ name: 'Band', kind: 'vendor' }], email: 'band@example.com' })
  expect(await write(row(band))).toBeNull()
  const people = [{ name: 'Ann' }, { name: 'Driver', kind: 'vendor' }]
  const text = (await write(row(await add({ people, email: 'ann@example.com' }))))?.mail.text
  expect(text).toContain('An invitation from Mia Ott for Ann.')
})

it('a mail carries no link, address or number that a planner typed, and is whole when nothing is left of the names', async () => {
  const { add, row, write } = await given({
    title: 'evil.example',
    hostName: 'Eve 555 123 4567',
    venue: 'www.evil.example',
  })
  const party = await add({
    people: [{ name: 'Ada https://evil.example' }, { name: 'evil.example' }],
    email: 'victim@example.org',
  })
  for (const kind of ['invite', 'remind'] as const) {
    const mail = (await write(row(party, kind)))?.mail
    expect(withoutRandom(JSON.stringify(mail))).not.toMatch(/evil|555/)
    expect(mail?.from.name).toBe('Eve via Platewise')
    expect(mail?.text).toContain('Ada')
  }
})

it('a mail speaks the invitation’s language, and the event’s where there is none of it', async () => {
  const { add, row, write, set } = await given()
  const party = await add({ ...lees, language: 'da' })
  expect((await write(row(party)))?.mail.html).toContain('<html lang="en"')
  await set({ language: 'tr' })
  expect((await write(row(party)))?.mail.html).toContain('<html lang="tr"')
  const austrian = await add({ ...lees, language: 'de-AT' })
  const german = (await write(row(austrian)))?.mail
  expect(german?.html).toContain('<html lang="de"')
  // The way to stop it is no exception.
  for (const body of [german?.text, german?.html]) {
    expect(body).toContain('Solche E-Mails abbestellen')
    expect(body).not.toContain('Stop getting mail')
  }
  await db.update(invitations).set({ language: 'en-xa' }).where(eq(invitations.id, party.id))
  const other = await write(row(party))
  expect(other?.mail.html).toContain('<html lang="en-XA"')
  const said = other?.mail.text.replace(/⟦[^⟦⟧]*⟧/g, '').replace(/https?:\S+/g, '') ?? ''
  expect(said).not.toMatch(/[a-z]/i)
})
