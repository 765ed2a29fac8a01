import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import * as z from 'zod/mini'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { EventRow } from '#events/table/events'
import {
  type Invitation,
  type InvitationList,
  type NewInvitationMade,
  newInvitation,
} from '#invitations/shape/invitation'
import { declines } from '#party/table/declines'
import { createInvitation } from '../../invitations/create.ts'
import { importInvitations } from '../../invitations/import/import.ts'
import { invitations } from '../../invitations/table.ts'
import { call } from '../http.ts'
import { makePlanner, makeSession } from './account-factories.ts'
import { makeEvent, makeMenu } from './factories.ts'
import { makeDecline, makeResponse } from './party-factories.ts'

const db = database(env.DB)

/** An invitation of people, as the planner's page adds it. @returns it with its personal link's token */
export async function makeInvitation(
  env: Env,
  event: Pick<EventRow, 'id' | 'eventCode' | 'title' | 'userId'>,
  names: string[],
  more: object = {},
): Promise<Invitation & { token: string }> {
  const actor = { kind: 'planner', id: event.userId } as const
  const made = await createInvitation(
    { env, db: database(env.DB), event: event as EventRow, actor, at: now() },
    z.parse(newInvitation, { people: names.map((name) => ({ name })), ...more }),
  )
  return { ...made.invitation, token: made.url.split('/').at(-1) ?? '' }
}

/** A planner's event with a guest list, and ways to call what changes it. */
export async function listedEvent(more: Parameters<typeof makeEvent>[2] = { guestLimit: 200 }) {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id, more)
  const menu = await makeMenu(db, event.id, { Main: ['Beef', 'Bass'] })
  const send = (method: string, path: string, body?: unknown) =>
    call(method, `/api/events/${event.id}${path}`, body, { cookie })
  return {
    planner,
    cookie,
    event,
    menu,
    send,
    list: async (query = '') => (await send('GET', `/invitations${query}`)).json<InvitationList>(),
    /** Adds a party, by its people's names or by more. */
    add: async (body: object | string[]): Promise<Invitation & { url: string }> => {
      const people = Array.isArray(body) ? { people: body.map((name) => ({ name })) } : body
      const added = await send('POST', '/invitations', people)
      const { invitation, url } = await added.json<NewInvitationMade>()
      return { ...invitation, url }
    },
  }
}

type Listing = Awaited<ReturnType<typeof listedEvent>>

/** Parties of two that answered in each way. Two people were invited alone. */
const pairs = { coming: 41, halfComing: 2, notComing: 4, silent: 12 }

/**
 * Fills a list with 120 people in 61 parties: 84 come, 9 do not, and 27 have not answered, in two parties beside somebody
 * who comes. A party of six comes besides.
 */
export async function invite120({ event, menu }: Listing): Promise<void> {
  const actor = { kind: 'planner', id: event.userId } as const
  const kinds = [
    ...Object.entries(pairs).flatMap(([kind, count]) =>
      Array.from({ length: count }, () => ({ kind, size: 2 })),
    ),
    { kind: 'notComing', size: 1 },
    { kind: 'silent', size: 1 },
  ]
  const rows = kinds.map(({ size }, at) => ({
    rowNo: at + 1,
    label: `Party ${String(at + 1).padStart(2, '0')}`,
    phone: `+49 30 ${5550000 + at}`,
    people: Array.from({ length: size }, (_, person) => ({ name: `Guest ${at + 1}-${person + 1}` })),
  }))
  await importInvitations({ env, db, event, actor, at: now() }, { importId: crypto.randomUUID(), rows })
  const main = menu[0]
  const eats = (people: { id?: string; name: string }[]) =>
    people.map(({ id, name }) => ({
      ...{ ...(id && { id }), name, allergies: '' },
      selections: { [main?.id ?? '']: main?.items[0]?.id ?? '' },
    }))
  const listed = await db.select().from(invitations).where(eq(invitations.eventId, event.id))
  for (const { id: invitationId, people, rowNo } of listed) {
    const kind = kinds[(rowNo ?? 0) - 1]?.kind
    if (kind === 'notComing') {
      const { id } = await makeDecline(
        env,
        event,
        people.map(({ name }) => name),
      )
      const personIds = people.map((person) => person.id)
      await db.update(declines).set({ invitationId, personIds }).where(eq(declines.id, id))
    }
    if (kind === 'coming' || kind === 'halfComing')
      await makeResponse(env, event, eats(kind === 'coming' ? people : people.slice(0, 1)), { invitationId })
  }
  await makeResponse(env, event, eats(Array.from({ length: 6 }, (_, at) => ({ name: `Friend ${at + 1}` }))))
}
