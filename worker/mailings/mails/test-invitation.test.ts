import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { database } from '#core/db'
import { mailingIn } from '#core/mail/language'
import { events } from '#events/table/events'
import { makePlanner } from '../../testing/factories/account-factories.ts'
import { makeEvent } from '../../testing/factories/factories.ts'
import { testInvitation } from './test-invitation.ts'

const db = database(env.DB)

it('a test invitation shows its planner alone what guests get, says that it is a test, and opens their own trial', async () => {
  const planner = await makePlanner(db)
  const event = await makeEvent(db, planner.id, { hostName: 'Mia Ott', venue: 'The Barn', cloth: 'night' })
  const mail = await testInvitation(mailingIn(env), event.id)
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
  await db.delete(events).where(eq(events.id, event.id))
  expect(await testInvitation(mailingIn(env), event.id)).toBeNull()
})
