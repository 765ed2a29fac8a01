import { tooBusy } from '#contract/account'
import { Refusal } from '#core/http/refusal'
import { hashPassword, verifyPassword } from './password-hash.ts'

/**
 * Who asks for a computation. `known` is a browser the account was signed in with before, or a mailed link; everybody
 * else shares the other lane. `of` is what one asker's places are counted by: device, link or address.
 */
export type Asker = { lane: Lane; of: string }
type Lane = keyof typeof lanes

/**
 * Places in the queue, and how many of them one asker may have. At a fifth of a second each, with the pause, nobody waits
 * longer than some ten seconds; twenty planners of one address fit in at once.
 */
const lanes = { known: { places: 20, each: 2 }, others: { places: 30, each: 20 } } as const
/** Known ones come first, but of four computations one is for the others while somebody waits there. */
const knownInARowMax = 3
const poll = 10
/** What guests have between two computations, in milliseconds: enough for several of them. */
const pause = 50
/** A request that was given up never says so: a turn that was not heard of for so long is over, milliseconds. */
const lostAfter = 3_000

type Turn = Asker & { heard: number }
const turns: Turn[] = []
let knownInARow = 0
/** When the first of those who wait was heard after the last computation; the clock stands still while one runs. */
let overSince: number | null = null

/** How many passwords this isolate has computed. */
export const work = { computed: 0 }

/** The hash of a new password, in its turn. */
export async function hashOf(password: string, asker: Asker): Promise<string> {
  return inTurn(asker, () => hashPassword(password))
}

/** Whether a password is the one a hash was made of, in its turn. */
export async function matches(hash: string, password: string, asker: Asker): Promise<boolean> {
  return inTurn(asker, () => verifyPassword(hash, password))
}

/** Refuses with 503 an asker for whom there is no place now, before anything else is done for them. */
export function refuseWithoutPlace({ lane, of }: Asker): void {
  forgetLost()
  const inLane = turns.filter((turn) => turn.lane === lane)
  const own = inLane.filter((turn) => turn.of === of)
  if (inLane.length >= lanes[lane].places || own.length >= lanes[lane].each) throw busy()
}

/**
 * One computation at a time in an isolate: it keeps its one thread for 0.15 s, in which nobody else is
 * heard. So each queues up first, by a timer of its own (one request cannot wake another), and between two of them
 * there is a pause in which guests are served and those who come are counted. Refuses with 503 where there is no place.
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

/** Whose turn it is among those who were heard of since the last computation: who has gone holds nobody up. */
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
  return new Refusal(503, 'unavailable', tooBusy, { retryAfter: 3 })
}
