import type { GuestWords } from '#languages/language'
import { hasErasedNames } from '#party/rules/anonymized'
import { ApiError } from '../../client/calls/api.ts'
import { firstNameOf } from '../../client/receipt/display-name.ts'
import { type KeptReceipt, receiptsFor } from '../../client/receipt/kept-receipts.ts'
import { readDecline } from '../../client/receipt/read-decline.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import type { PreviousAnswer } from './machine/state.ts'

/** Finds the newest response or decline of this device for an event that can still be changed; null without one. */
export async function findPreviousAnswer(words: GuestWords, code: string): Promise<PreviousAnswer | null> {
  for (const receipt of receiptsFor(code)) {
    try {
      const previous = await (receipt.declined
        ? previousDecline(words, receipt)
        : previousResponse(words, receipt))
      if (previous) return previous
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      // It was withdrawn, or its event was refunded or suspended.
      if (error.status !== 404 && error.status !== 410)
        return { token: receipt.token, names: [], declined: receipt.declined === true }
    }
  }
  return null
}

async function previousResponse(words: GuestWords, { token }: KeptReceipt): Promise<PreviousAnswer | null> {
  const { response, closed } = await readResponse(words, token)
  const names = response.party.map(({ name }) => firstNameOf(name))
  return closed ? null : { token, names, declined: false, response }
}

async function previousDecline(words: GuestWords, { token }: KeptReceipt): Promise<PreviousAnswer | null> {
  const { names } = (await readDecline(words, token)).decline
  const firstNames = names.filter((name) => name !== '').map(firstNameOf)
  return hasErasedNames(names) ? null : { token, names: firstNames, declined: true }
}
