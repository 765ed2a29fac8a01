import { Refusal } from '#core/http/refusal'
import { hashPassword, verifyPassword } from './password-hash.ts'

/**
 * An asker for a hash. The lane `known` is for browsers the account was signed in with before and for mailed links; all
 * others share the other lane. `of` identifies the asker: a device, link or address.
 */
export type Asker = { lane: Lane; of: string }
type Lane = keyof typeof lanes

/**
 * The length of the queue, and how much of it one asker may take. Each hash takes 0.2 s with its pause, so nobody waits
 * longer than about ten seconds, and twenty planners behind one address fit in.
 */
const lanes = { known: { places: 20, each: 2 }, others: { places: 30, each: 20 } } as const
/** `known` goes first, but every fourth hash is for the other lane while somebody waits there. */
const knownInARowMax = 3
const poll = 10
/** The pause between two hashes, in milliseconds: time to serve several guests. */
const pause = 50
/** A cancelled request does not report it: one that has not polled for so long, in milliseconds, loses its turn. */
const lostAfter = 3_000

type Turn = Asker & { heard: number }
const turns: Turn[] = []
let knownInARow = 0
/** Time at which the first waiting request polled after the last hash; the isolate's clock does not move during a hash. */
let overSince: number | null = null

/** Number of hashes this isolate has computed. */
export const work = { computed: 0 }

/** Hashes a new password when its turn comes. */
export async function hashOf(password: string, asker: Asker): Promise<string> {
  return inTurn(asker, () => hashPassword(password))
}

/** Verifies a password when its turn comes. */
export async function matches(hash: string, password: string, asker: Asker): Promise<boolean> {
  return inTurn(asker, () => verifyPassword(hash, password))
}

/** Refuses with 503 at once if the queue has no room for the asker. */
export function refuseWithoutPlace({ lane, of }: Asker): void {
  forgetLost()
  const inLane = turns.filter((turn) => turn.lane === lane)
  const own = inLane.filter((turn) => turn.of === of)
  if (inLane.length >= lanes[lane].places || own.length >= lanes[lane].each) throw busy()
}

/**
 * One hash at a time per isolate: a hash blocks its thread for 0.15 s. Requests wait in a queue, each with a timer of its
 * own, since one request cannot wake another. A pause between two hashes serves guests and counts new attempts. Refuses
 * with 503 when the queue is full.
 */
async function inTurn<T>(asker: Asker, compute: () => Promise<T>): Promise<T> {
  refuseWithoutPlace(asker)
  const turn: Turn = { ...asker, heard: Date.now() }
  turns.push(turn)
  try {
    do {
      await new Promise((resolve) => setTimeout(resolve, poll))
      turn.heard = Date.now()
      overSince ??= turn.heard
      forgetLost()
      if (!turns.includes(turn)) throw busy()
    } while (Date.now() - overSince < pause || next(overSince) !== turn)
  } finally {
    remove(turn)
  }
  overSince = null
  knownInARow = turn.lane === 'known' ? knownInARow + 1 : 0
  work.computed++
  return compute()
}

/** The next turn among the requests that polled since the last hash, so that cancelled ones block nobody. */
function next(since: number): Turn | undefined {
  const heard = turns.filter((turn) => turn.heard >= since)
  const known = heard.find(({ lane }) => lane === 'known')
  const other = heard.find(({ lane }) => lane === 'others')
  return known && other ? (knownInARow < knownInARowMax ? known : other) : (known ?? other)
}

function forgetLost(): void {
  const since = Date.now() - lostAfter
  for (const turn of turns.filter(({ heard }) => heard < since)) remove(turn)
}

function remove(turn: Turn): void {
  const at = turns.indexOf(turn)
  if (at >= 0) turns.splice(at, 1)
}

function busy(): Refusal {
  return new Refusal('sign_in_busy', { retryAfter: 3 })
}
