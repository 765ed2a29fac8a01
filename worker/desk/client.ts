import type { ResponseView } from '#contract/guest'
import { hmac } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { mailboxOf } from '#core/mail/mailbox'
import { settings } from '#core/settings'
import {
  answerRemoved,
  changedMeanwhile,
  deadlinePassed,
  editDoesNotFit,
  eventGone,
  eventNotFoundHome,
  firstAnswerSaved,
  linkExpired,
  linkInvalid,
  menuChanged,
  noCategories,
  noItems,
  partyDoesNotFit,
  submitFailed,
  tooMany,
  tooManyAddresses,
  updateFailed,
} from '#words/guest'
import { callDesk } from './call.ts'
import type { Command, Result, Sender, StoredResponse } from './commands.ts'

export type Done = Extract<Result, { done: string }>
export type Refused = Exclude<Result, Done>

/** A stored response as its guest and its planner see it. */
export function responseView(
  row: Omit<StoredResponse, 'eventId' | 'submissionHash' | 'editTokenHash' | 'deletedAt'>,
): ResponseView {
  const { id, leadGuestName, leadGuestEmail, guestCount, party, version, createdAt, updatedAt } = row
  return { id, leadGuestName, leadGuestEmail, guestCount, party, version, createdAt, updatedAt }
}

/**
 * Sends a command to an event's desk.
 * @param address the network address whose edits and mail addresses are counted; left out where neither is
 * @returns the desk's result; `unavailable` when the result is unknown: the same command may be sent again
 */
export async function sendCommand(
  env: Env,
  code: string,
  command: Command,
  address?: string,
): Promise<Result> {
  try {
    const sender = address === undefined ? undefined : await senderOf(env, command, address)
    return await callDesk(env, code, async (desk): Promise<Result> => desk.execute(code, command, sender))
  } catch (error) {
    log('error', 'desk failed', { code, ...errorFields(error) })
    return { refused: 'unavailable' }
  }
}

/** Who is counted. The hashes are keyed, since addresses can be guessed. */
async function senderOf(env: Env, command: Command, address: string): Promise<Sender> {
  const { secret } = settings(env)
  const email = 'content' in command ? command.content.email : null
  const [from, mailbox] = await Promise.all([
    hmac(secret, `change ${address}`),
    email === null ? null : hmac(secret, `mailbox ${mailboxOf(email)}`),
  ])
  return { from, mailbox }
}

/**
 * What a guest is told of a refused command, with the figures of the moment. 429 `too_many` for one change too many, 503
 * `unavailable` where the same command may be sent again.
 */
export function guestRefusal(command: Command, result: Refused): Refusal {
  const submits = command.kind === 'submit'
  switch (result.refused) {
    case 'capacity': {
      const { guestLimit, registeredGuests } = result
      const sentence =
        submits || command.kind === 'restore'
          ? partyDoesNotFit(result)
          : editDoesNotFit(guestLimit, registeredGuests)
      return new Refusal(409, 'capacity', sentence, { details: { guestLimit, registeredGuests } })
    }
    case 'changed':
      return new Refusal(409, 'changed', changedMeanwhile, {
        details: { response: responseView(result.newer) },
      })
    case 'too_many_edits':
      return new Refusal(429, 'too_many', tooMany, { retryAfter: result.retryAfter })
    case 'too_many_addresses':
      return new Refusal(429, 'too_many', tooManyAddresses, {
        retryAfter: result.retryAfter,
        fields: { email: tooManyAddresses },
      })
    case 'no_event':
      return new Refusal(404, 'not_found', submits ? eventNotFoundHome : eventGone)
    case 'closed':
      return submits ? new Refusal(410, 'closed', deadlinePassed) : new Refusal(410, 'expired', linkExpired)
    case 'no_categories':
      return new Refusal(409, 'no_categories', noCategories)
    case 'no_items':
      return new Refusal(409, 'no_items', noItems)
    case 'menu_changed':
      return new Refusal(409, 'menu_changed', menuChanged)
    case 'id_reused':
      return new Refusal(409, 'id_reused', firstAnswerSaved)
    case 'foreign_id':
      return new Refusal(400, 'invalid', submitFailed)
    case 'removed':
      return submits ? new Refusal(410, 'removed', answerRemoved) : new Refusal(404, 'not_found', linkInvalid)
    case 'unknown':
      return new Refusal(404, 'not_found', linkInvalid)
    default:
      // `unavailable`, and refusals of a newer desk during a deploy.
      return new Refusal(503, 'unavailable', submits ? submitFailed : updateFailed, { retryAfter: 2 })
  }
}

/** What a planner is told of a refused command. A planner works on a list, not by a link: `gone` replaces 404. */
export function plannerRefusal(command: Command, result: Refused, gone: Refusal): Refusal {
  const refusal = guestRefusal(command, result)
  return refusal.status === 404 ? gone : refusal
}
