import { editDoesNotFit, partyDoesNotFit } from '#contract/capacity'
import {
  answerRemoved,
  changedMeanwhile,
  deadlinePassed,
  eventGone,
  eventNotFoundHome,
  firstAnswerSaved,
  linkExpired,
  linkInvalid,
  menuChanged,
  noCategories,
  noItems,
  type ResponseView,
  submitFailed,
  tooManyAddresses,
  updateFailed,
} from '#contract/guest'
import { tooMany } from '#contract/refusal'
import { callDesk } from '#core/desk-call'
import { hmac } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { errorFields, log } from '#core/log'
import { mailboxOf } from '#core/mail/mailbox'
import { settings } from '#core/settings'
import type { Ask, Outcome, Sender, StoredResponse } from './commands.ts'

export type Done = Extract<Outcome, { done: string }>

/** A stored response as its guest and its planner see it. */
export function responseView(
  row: Omit<StoredResponse, 'eventId' | 'submissionHash' | 'editTokenHash' | 'deletedAt'>,
): ResponseView {
  const { id, leadGuestName, leadGuestEmail, guestCount, party, version, createdAt, updatedAt } = row
  return { id, leadGuestName, leadGuestEmail, guestCount, party, version, createdAt, updatedAt }
}

/**
 * Asks an event's desk and words its refusals.
 * @param address whose edits and mail addresses are counted; left out where neither is asked for
 * @throws Refusal with the sentence and figures of the moment; 429 `too_many` for one change too many; 503
 *   `unavailable` when the outcome is not known: the same ask may be sent again
 */
export async function atDesk(env: Env, code: string, ask: Ask, address?: string): Promise<Done> {
  const outcome = await outcomeOf(env, code, ask, address)
  if ('done' in outcome) return outcome
  throw refusalFor(ask, outcome)
}

async function outcomeOf(env: Env, code: string, ask: Ask, address?: string): Promise<Outcome> {
  try {
    const sender = address === undefined ? undefined : await senderOf(env, ask, address)
    return await callDesk(env, code, async (desk): Promise<Outcome> => desk.ask(code, ask, sender))
  } catch (error) {
    log('error', 'desk failed', { code, ...errorFields(error) })
    return { refused: 'unavailable' }
  }
}

/** Who is counted: hashes under the server's key, since addresses can be guessed. */
async function senderOf(env: Env, ask: Ask, address: string): Promise<Sender> {
  const { secret } = settings(env)
  const email = 'content' in ask ? ask.content.email : null
  const [from, mailbox] = await Promise.all([
    hmac(secret, `change ${address}`),
    email === null ? null : hmac(secret, `mailbox ${mailboxOf(email)}`),
  ])
  return { from, mailbox }
}

function refusalFor(ask: Ask, outcome: Exclude<Outcome, Done>): Refusal {
  const submits = ask.kind === 'submit'
  switch (outcome.refused) {
    case 'capacity': {
      const { guestLimit, registeredGuests } = outcome
      const sentence =
        submits || ask.kind === 'restore'
          ? partyDoesNotFit(outcome)
          : editDoesNotFit(guestLimit, registeredGuests)
      return new Refusal(409, 'capacity', sentence, { details: { guestLimit, registeredGuests } })
    }
    case 'changed':
      return new Refusal(409, 'changed', changedMeanwhile, {
        details: { response: responseView(outcome.newer) },
      })
    case 'too_many_edits':
      return new Refusal(429, 'too_many', tooMany, { retryAfter: outcome.retryAfter })
    case 'too_many_addresses':
      return new Refusal(429, 'too_many', tooManyAddresses, {
        retryAfter: outcome.retryAfter,
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
      // `unavailable`, and whatever only a desk of another version says.
      return new Refusal(503, 'unavailable', submits ? submitFailed : updateFailed, { retryAfter: 2 })
  }
}
