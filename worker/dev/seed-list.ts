import { and, eq, isNull } from 'drizzle-orm'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { EventRow } from '#events/table/events'
import { leadNameOf } from '#invitations/rules/match'
import { declines } from '#party/table/declines'
import { responses } from '#party/table/responses'
import { importInvitations } from '../invitations/import/import.ts'
import { invitations } from '../invitations/table.ts'
import { makeDecline } from '../testing/factories/party-factories.ts'

const families = [
  ...['Weiss', 'Laurent', 'Nair', 'Herrera', 'Schmidt', 'Adeyemi', 'Lindqvist', 'Tanaka', 'Okafor', 'Rossi'],
  ...['Novak', 'Silva', 'Kowalski', 'Dubois', 'Haddad', 'Jensen', 'O’Brien', 'Müller', 'Park', 'Castillo'],
]
const firstNames = [
  ...['Nora', 'Émile', 'Priya', 'Tomás', 'Hannah', 'Oluwaseun', 'Ingrid', 'Kenji', 'Grace', 'Luca'],
  ...['Eva', 'Rui', 'Zofia', 'Claire', 'Samir', 'Mads', 'Aoife', 'Jürgen', 'Minji', 'Elena'],
]
const others = ['Alex', 'Robin', 'Sam', 'Jo', 'Kim', 'Charlie', 'Lee', 'Max', 'Toni', 'Pat']

/** Parties of the gala's list. The first six are those who have answered. */
const parties = 60
const declining = [9, 17, 26, 38, 51]

/** A party of one to four: every fifth has a seat without a name, every seventh a child. */
function partyAt(index: number) {
  const family = families[index % families.length] ?? ''
  const first = firstNames[(index + Math.floor(index / families.length) * 7) % firstNames.length] ?? ''
  const lead = { name: `${first} ${family}` }
  const partner = index < 6 || index % 3 === 0 ? [] : [{ name: `${others[index % others.length]} ${family}` }]
  const child =
    index >= 6 && index % 7 === 0
      ? [{ name: `Little ${others[(index + 3) % others.length]}`, kind: 'child' }]
      : []
  const people = [lead, ...partner, ...child]
  return {
    ...{ rowNo: index + 2, people, maxSize: people.length + (index % 5 === 4 ? 1 : 0) },
    label:
      people.length === 1 ? lead.name : `The ${family}${family.endsWith('s') ? 'es' : 's'}, with ${first}`,
    ...(index % 4 !== 0 && { email: `guest${index}@example.com` }),
    ...(index % 3 === 1 && { phone: `+49 30 5550${100 + index}` }),
    ...(index % 10 === 0 && { note: 'Near the stage' }),
  }
}

/** Gives the gala a list of sixty parties: who answered before, some who cannot come, and many who are silent. */
export async function fillList(
  env: Env,
  event: Pick<EventRow, 'id' | 'eventCode' | 'title' | 'userId'>,
): Promise<void> {
  const db = database(env.DB)
  const actor = { kind: 'planner', id: event.userId } as const
  const rows = Array.from({ length: parties }, (_, index) => partyAt(index))
  await importInvitations({ env, db, event, actor, at: now() }, { importId: crypto.randomUUID(), rows })
  const listed = await db.select().from(invitations).where(eq(invitations.eventId, event.id))
  for (const { id, label, people, rowNo } of listed) {
    const answered = and(
      eq(responses.eventId, event.id),
      eq(responses.leadGuestName, leadNameOf({ label, people })),
      isNull(responses.deletedAt),
    )
    if ((rowNo ?? 0) < 8) await db.update(responses).set({ invitationId: id }).where(answered)
    if (!declining.includes(rowNo ?? 0)) continue
    const decline = await makeDecline(
      env,
      event,
      people.map(({ name }) => name),
    )
    await db
      .update(declines)
      .set({ invitationId: id, personIds: people.map((person) => person.id) })
      .where(eq(declines.id, decline.id))
  }
}
