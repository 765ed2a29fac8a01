import { Hono } from 'hono'
import * as z from 'zod/mini'
import { notSuspended, sessionToken, userOfSession } from '#account/http/session'
import { now } from '#core/clock'
import { database, runBatch } from '#core/db'
import { type AppContext, type AppEnv, clientAddressOf } from '#core/http/app'
import { Refusal } from '#core/http/refusal'
import { valid, validQuery } from '#core/http/valid'
import { access, readEvent, verbContext } from '#events/http/access'
import { limitUnknownCodes } from '../guest/rate-limits.ts'
import { notifyEventChanged, notifyMembershipEnded } from '../live/notify.ts'
import { acceptMembership, readMembership } from './accept.ts'
import { changeMember, removeMember } from './change.ts'
import { acceptOffer, readOffer } from './hand-over.ts'
import { inviteMember, withdrawInvitation } from './invite.ts'
import { logCursor, logOf, logQueries } from './log.ts'
import { endOffer, offerEvent } from './offer.ts'
import { memberListOf, memberQueries, offerOf } from './read.ts'
import type { EventLog } from './shape/log.ts'
import {
  type Handover,
  type Joined,
  type MemberInvitation,
  type MemberList,
  type Membership,
  memberChange,
  newHandover,
  newMember,
  type OfferedEvent,
} from './shape/member.ts'

const pageQuery = validQuery(
  z.object({ after: z.optional(z.string().check(z.regex(logCursor))) }),
  'unknown_cursor',
)

/** `/api/events/:id/log`: what was changed of an event, and by whom. 401 signed out, 404 for who is no member. */
export const eventLog = new Hono<AppEnv>()
  /** `EventLog`, 50 newest first; `?after=` is a page's `next`. */
  .get('/:id/log', pageQuery, async (context) => {
    const { after } = context.req.valid('query')
    return context.json<EventLog>(
      logOf(
        await readEvent(context, 'viewer', (db, eventId, userId) =>
          logQueries(db, { eventId, userId, after }),
        ),
      ),
    )
  })

/** `/api/events/:id/members`: who may use an event. 401 signed out, 403 for members without the right, 404 for others. */
export const members = new Hono<AppEnv>()
  /** `MemberList`. Only the owner's has invitations, and theirs and the member's it is made to the offer. */
  .get('/:id/members', access('viewer'), async (context) => {
    const db = context.get('db')
    const rows = await runBatch(
      db,
      memberQueries(db, { eventId: context.get('event').id, userId: context.get('user').id, at: now() }),
    )
    const owns = context.get('eventAccess').role === 'owner'
    const who = { code: context.get('event').eventCode, userId: context.get('user').id, owns }
    return context.json<MemberList>({
      ...memberListOf(rows, owns),
      ...(await offerOf(context.env, rows, who)),
    })
  })
  /** Invites an address: 201 `MemberInvitation`, whether it has an account or not. 409 `limit_reached`, `already_member`; 429. */
  .post('/:id/members', access('owner'), valid(newMember), async (context) => {
    const invitation = await inviteMember(verbContext(context), context.req.valid('json'))
    context.set('sendMailAfterReply', true)
    return context.json<MemberInvitation>(invitation, 201)
  })
  /** Takes an invitation back: 204, also when it is gone. */
  .delete('/:id/members/invitations/:mid', access('owner'), async (context) => {
    await withdrawInvitation(verbContext(context), context.req.param('mid'))
    return context.body(null, 204)
  })
  /** Gives a member another role: 200. 404 for who is no member. */
  .put('/:id/members/:userId', access('owner'), valid(memberChange), async (context) => {
    const { env } = context
    const { eventCode } = context.get('event')
    const userId = context.req.param('userId')
    await changeMember(verbContext(context), { ...context.req.valid('json'), userId })
    context.executionCtx.waitUntil(notifyEventChanged(env, eventCode))
    return context.json({}, 200)
  })
  /** Removes a member, or lets one leave: 204, also when they have left. Their open pages are told. 403 for another member. */
  .delete('/:id/members/:userId', access('viewer'), async (context) => {
    const { env } = context
    const { eventCode } = context.get('event')
    const userId = context.req.param('userId')
    const { role } = context.get('eventAccess')
    if (role !== 'owner' && userId !== context.get('user').id) throw new Refusal('role_too_small')
    await removeMember(verbContext(context), userId)
    context.executionCtx.waitUntil(notifyMembershipEnded(env, eventCode, userId))
    return context.body(null, 204)
  })

/** `/api/events/:id/owner`: the offer of an event to one of its members. */
export const owners = new Hono<AppEnv>()
  /** Offers it: 201 `Handover`. 409 `confirm` without the typed word, `locked` within a day of another hand-over; 404 for who is no member; 429. */
  .post('/:id/owner', access('owner'), valid(newHandover), async (context) => {
    const offer = await offerEvent(verbContext(context), context.req.valid('json'))
    context.set('sendMailAfterReply', true)
    context.executionCtx.waitUntil(notifyEventChanged(context.env, context.get('event').eventCode))
    return context.json<Handover>(offer, 201)
  })
  /** Takes the offer back, or declines it as the member it is made to: 204, also where none stands. */
  .delete('/:id/owner', access('viewer'), async (context) => {
    await endOffer(verbContext(context))
    context.executionCtx.waitUntil(notifyEventChanged(context.env, context.get('event').eventCode))
    return context.body(null, 204)
  })

/** `/api/handovers/:handover`: an offer of an event by its link. */
export const offers = new Hono<AppEnv>()
  /** `OfferedEvent`. 404, 410 once expired, 429 after too many misses. */
  .get('/:handover', async (context) => {
    const { env } = context
    const token = context.req.param('handover')
    const userId = await readerOf(context)
    const read = () => readOffer({ db: database(env.DB), at: now() }, { token, userId })
    return context.json<OfferedEvent>(await limitUnknownCodes(env, clientAddressOf(context), read))
  })
  /** Accepts it: `Joined`, also for who has accepted it. Open pages of both are told. 401 signed out, 403 for another account and a suspended event, 404, 410. */
  .post('/:handover', notSuspended, async (context) => {
    const { env } = context
    const [token, user] = [context.req.param('handover'), context.get('user')]
    const accept = () => acceptOffer({ db: database(env.DB), at: now() }, { token, user })
    const { eventId, eventCode, left } = await limitUnknownCodes(env, clientAddressOf(context), accept)
    context.executionCtx.waitUntil(notifyEventChanged(env, eventCode))
    if (left) context.executionCtx.waitUntil(notifyMembershipEnded(env, eventCode, left))
    return context.json<Joined>({ eventId })
  })

/** `/api/memberships/:membership`: an invitation by its link. */
export const memberships = new Hono<AppEnv>()
  /** `Membership`: what it invites to. 404, for others than who accepted it too, 410 once expired, 429 after too many misses. */
  .get('/:membership', async (context) => {
    const { env } = context
    const token = context.req.param('membership')
    const userId = await readerOf(context)
    const read = () => readMembership({ db: database(env.DB), at: now() }, { token, userId })
    return context.json<Membership>(await limitUnknownCodes(env, clientAddressOf(context), read))
  })
  /** Accepts it: `Joined`, also for who has accepted it. 401 signed out, 403 for an account with another address, 404, 410, 409 `limit_reached`. */
  .post('/:membership', notSuspended, async (context) => {
    const { env } = context
    const [token, user] = [context.req.param('membership'), context.get('user')]
    const accept = () => acceptMembership({ db: database(env.DB), at: now() }, { token, user })
    return context.json<Joined>(await limitUnknownCodes(env, clientAddressOf(context), accept))
  })

/** The id of the signed-in reader, empty for nobody. */
async function readerOf(context: AppContext): Promise<string> {
  const token = await sessionToken(context)
  if (!token) return ''
  const { session } = await runBatch(database(context.env.DB), {
    session: userOfSession(database(context.env.DB), { token, at: now() }),
  })
  return session[0]?.id ?? ''
}
