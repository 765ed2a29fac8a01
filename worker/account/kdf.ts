import { tooBusy } from '#contract/account'
import { Refusal } from '#ground/refusal'
import { hashPassword, verifyPassword } from './password-hash.ts'

/** Turns at once, and those of one address: at a seventh of a second each nobody waits longer than about three. */
const turnsMax = 20
const turnsOfAddress = 8
const poll = 10
/** What guests have between two computations, in milliseconds: enough for several of them. */
const pause = 50
/** A request that was given up never says so: a turn that was not heard of for so long is over. */
const patience = 3_000

type Turn = { address: string; heard: number }
const turns: Turn[] = []

/** How many passwords this isolate has computed, and when the last one was done. */
export const work = { computed: 0, doneAt: 0 }

/**
 * The hash of a new password, in its turn.
 * @param address who asks
 */
export async function hashOf(password: string, address: string): Promise<string> {
  return inTurn(address, () => hashPassword(password))
}

/** Whether a password is the one a hash was made of, in its turn. */
export async function matches(hash: string, password: string, address: string): Promise<boolean> {
  return inTurn(address, () => verifyPassword(hash, password))
}

/**
 * One computation at a time in an isolate: it keeps the processor for a tenth of a second, in which nobody else is
 * heard. So each queues up first, by a timer of its own (one request cannot wake another), and between two of them
 * there is a pause in which guests are served and those who come are counted.
 * Refuses with 503 what would have to wait too long, and what one address has too many of: it cannot fill the queue.
 */
async function inTurn<T>(address: string, compute: () => Promise<T>): Promise<T> {
  forgetLost()
  const ofAddress = turns.filter((turn) => turn.address === address).length
  if (turns.length >= turnsMax || ofAddress >= turnsOfAddress) throw busy()
  const turn: Turn = { address, heard: Date.now() }
  turns.push(turn)
  try {
    do {
      await new Promise((resolve) => setTimeout(resolve, poll))
      turn.heard = Date.now()
      forgetLost()
      if (!turns.includes(turn)) throw busy()
    } while (turns[0] !== turn || Date.now() - work.doneAt < pause)
    work.computed++
    return await compute()
  } finally {
    if (turns[0] === turn) work.doneAt = Date.now()
    remove(turn)
  }
}

function forgetLost(): void {
  const since = Date.now() - patience
  for (const turn of turns.filter(({ heard }) => heard < since)) remove(turn)
}

function remove(turn: Turn): void {
  const at = turns.indexOf(turn)
  if (at >= 0) turns.splice(at, 1)
}

function busy(): Refusal {
  return new Refusal(503, 'unavailable', tooBusy, { retryAfter: 3 })
}
