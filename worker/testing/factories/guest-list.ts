import { env } from 'cloudflare:workers'
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
import { createInvitation } from '../../invitations/create.ts'
import { call } from '../http.ts'
import { makeEvent, makeMenu, makePlanner, makeSession } from './factories.ts'

const db = database(env.DB)

/** A listed party of people, as the planner's page adds it. @returns it with its personal link's token */
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
    ...{ planner, cookie, event, menu, send },
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
