import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { templateContext } from '#core/mail/language'
import { events } from '#events/table/events'
import { makePlanner } from '../../testing/factories/account-factories.ts'
import { makeEvent } from '../../testing/factories/factories.ts'
import { eventMailings } from '../table.ts'
import { testInvitation } from './test-invitation.ts'

const db = database(env.DB)

it('a test invitation shows its planner alone what guests get, says that it is a test, and opens their own preview', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { hostName: 'Mia Ott', venue: 'The Barn', cloth: 'night' })
  const mail = await testInvitation(templateContext(env), event.id)
  expect(mail).toMatchObject({
    ...{ to: planner.email, subject: 'Test: You are invited to Harvest supper' },
    from: { name: 'Mia Ott via Platewise', email: 'invitations@mail.platewise.example' },
  })
  for (const body of [mail?.text, mail?.html])
    for (const said of [
      'This is a test.',
      'The Barn',
      `/events/${event.id}/try`,
      'Stop getting mail like this',
    ])
      expect(body).toContain(said)
  expect(mail?.html).toContain('bgcolor="#1c2438"')
  expect(mail?.text).not.toContain('A note from')
  await db.delete(events).where(eq(events.id, event.id))
  expect(await testInvitation(templateContext(env), event.id)).toBeNull()
})

it('a test invitation holds the note that its planner is writing, as guests read it', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { hostName: 'Mia Ott' })
  await db
    .insert(eventMailings)
    .values({ eventId: event.id, testedAt: 1, testNote: 'Bring a coat, <b>Anna</b>!' })
  const mail = await testInvitation(templateContext(env), event.id)
  expect(mail?.text).toContain('A note from Mia Ott:')
  expect(mail?.text).toContain('Bring a coat, <b>Anna</b>!')
  expect(mail?.html).toContain('Bring a coat, &lt;b&gt;Anna&lt;/b&gt;!')
})
