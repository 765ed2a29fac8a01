import { Hono } from 'hono'
import { now } from '#core/clock'
import { database } from '#core/db'
import { type AppContext, type AppEnv, clientAddressOf } from '#core/http/app'
import { chooseWordsFor, languageOf } from '#core/http/language'
import { valid } from '#core/http/valid'
import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import type { SavedResponse } from '#party/shape/responses'
import { actorByLink } from '../../guest/actor-by-link.ts'
import { codeParam } from '../../guest/code-param.ts'
import { limitSubmissions, limitUnknownCodes } from '../../guest/rate-limits.ts'
import { eventCodeOf } from '../../guest/token.ts'
import { edgeMenus } from '../../menu/guests/cache.ts'
import { askForLinks } from '../ask-for-links.ts'
import {
  type InviteView,
  inviteCorrection,
  inviteDecline,
  inviteSubmission,
  linkAsked,
} from '../shape/invite.ts'
import { answerInvitation, changeResponse, declineInvitation } from './answer.ts'
import { readInvitation } from './read.ts'

type Calling = Parameters<typeof answerInvitation>[0] & { token: string; code: string }

/** Runs a call by a personal link. A made-up link counts as a code that nobody has, since it tests one. */
function byLink<T>(context: AppContext, run: (calling: Calling) => Promise<T>): Promise<T> {
  const { env } = context
  const token = context.req.param('inviteToken') ?? ''
  const clientAddress = clientAddressOf(context)
  return limitUnknownCodes(env, clientAddress, async () => {
    const code = eventCodeOf(token)
    const language = languageOf(context.req.raw, env)
    return run({ env, clientAddress, language, token, code, actor: await actorByLink(context, code) })
  })
}

/** `/api/codes/:code/link`: how listed guests get their personal link again. */
export const linksByCode = new Hono<AppEnv>()
  /** Mails the personal links of an address to it, if it is on the list: 204 for any address. 429 `too_many`. */
  .post('/:code/link', valid(linkAsked), codeParam, async (context) => {
    const { env } = context
    const { code } = context.req.valid('param')
    await askForLinks(
      { env, clientAddress: clientAddressOf(context) },
      { ...context.req.valid('json'), code },
    )
    context.set('sendMailAfterReply', true)
    return context.body(null, 204)
  })

/** `/api/invitations/:inviteToken`: what an invited party does by its personal link. */
export const invitationsByLink = new Hono<AppEnv>()
  /** `InviteView`. 404 for a link that opens nothing, 410 `closed`, 409 `no_categories`, `no_items`. */
  .get('/:inviteToken', async (context) => {
    const { env } = context
    const chooseWords = chooseWordsFor(context.req.raw, env)
    const view = await limitUnknownCodes(env, clientAddressOf(context), () =>
      readInvitation(database(env.DB), edgeMenus(env), context.req.param('inviteToken'), now(), chooseWords),
    )
    return context.json<InviteView>(view)
  })
  /** Stores the party's answer: 201 `Receipt`, or 200 when this submission was stored before. 409 `answered`. */
  .post('/:inviteToken/responses', valid(inviteSubmission), async (context) => {
    const form = context.req.valid('json')
    const { receipt, created } = await byLink(context, async ({ code, token, ...calling }) => {
      await limitSubmissions(calling.env, calling.clientAddress, code)
      return answerInvitation(calling, { ...form, token })
    })
    context.set('sendMailAfterReply', form.email !== '')
    return context.json<Receipt>(receipt, created ? 201 : 200)
  })
  /** Changes that answer: `SavedResponse`. Needs that are not sent stay. 409 `changed` for an older version. */
  .put('/:inviteToken/responses', valid(inviteCorrection), async (context) => {
    const form = context.req.valid('json')
    return context.json<SavedResponse>(
      await byLink(context, ({ token, ...calling }) => changeResponse(calling, { ...form, token })),
    )
  })
  /** Stores that nobody of the party comes: 201 `DeclineReceipt`, or 200 when this decline was stored before. */
  .post('/:inviteToken/declines', valid(inviteDecline), async (context) => {
    const form = context.req.valid('json')
    const { receipt, created } = await byLink(context, async ({ code, token, ...calling }) => {
      await limitSubmissions(calling.env, calling.clientAddress, code)
      return declineInvitation(calling, { ...form, token })
    })
    return context.json<DeclineReceipt>(receipt, created ? 201 : 200)
  })
