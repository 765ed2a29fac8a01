import type { Miniflare } from 'miniflare'
import { origin } from './server.ts'

/** A write to one thing, what is stored of that thing, and what the write leaves of it. */
export type Act = {
  /** Its name in reports. */
  what: string
  method: string
  path: string
  cookie?: string
  body?: object
  /** A query for what is stored, as one text. */
  stored: readonly [query: string, ...values: string[]]
  /** Rows it leaves; null until its answer says so. */
  leaves: string | null
  /** Rows it leaves, read from its answer. */
  told?: (answer: Answer) => string
  /** Null while there is no answer. */
  status: number | null
}
/** Fields that answers to writes share, as far as they are read. */
export type Answer = Record<'responseId' | 'editToken' | 'declineToken' | 'hash' | 'url', string> &
  Record<'number' | 'version', number>

/** Sends a write, and returns its answer: null where it is refused or has none. */
export async function sendAct(server: Miniflare, act: Act): Promise<Answer | null> {
  const response = await server.dispatchFetch(origin + act.path, {
    method: act.method,
    headers: { origin, 'content-type': 'application/json', ...(act.cookie && { cookie: act.cookie }) },
    ...(act.body && { body: JSON.stringify(act.body) }),
  })
  const text = await response.text()
  const answer = (text ? JSON.parse(text) : {}) as Answer
  if (response.ok && act.told) act.leaves = act.told(answer)
  act.status = response.status
  return response.ok ? answer : null
}

/** True if nobody was told how it went: no answer, or one that asks to send it again. */
export const isCutOff = ({ status }: Act) => status === null || status >= 500
/** True if it was acknowledged. */
export const isDone = ({ status }: Act) => status !== null && status < 300

/**
 * Compares what is stored with what was acknowledged. Each thing is as the last acknowledged write left it, or as the
 * write after it does that was cut off.
 * @returns one line for each thing that is neither
 */
export async function lostActs(d1: D1Database, acts: Act[]): Promise<string[]> {
  const lost = byThing(acts).map(async ([one, ofOne]) => {
    const is = await storedOf(d1, one)
    const last = ofOne.findLast(isDone)
    const after = ofOne.slice(last ? ofOne.indexOf(last) + 1 : 0).filter(isCutOff)
    const may = after.some(({ leaves }) => leaves === null || leaves === is)
    const acknowledged = last ? last.leaves : nothing
    if (acknowledged === is || may) return []
    return [`${one.what}: acknowledged ${acknowledged || 'nothing'}, stored ${is || 'nothing'}`]
  })
  return (await Promise.all(lost)).flat()
}

/**
 * Sends what was cut off again, until it is answered. What was stored already stays as it is; what was not is then stored.
 * @returns one line for each that is not stored once
 */
export async function sentAgain(server: Miniflare, d1: D1Database, acts: Act[]): Promise<string[]> {
  const wrong: string[] = []
  for (const act of acts.filter(isCutOff)) {
    const before = await storedOf(d1, act)
    const done = act.leaves === before
    for (let tries = 0; tries < 5 && isCutOff(act); tries++) await sendAct(server, act)
    const after = await storedOf(d1, act)
    // It may be refused for what others did meanwhile, but never after it was stored.
    const refused = !isDone(act) && !done && !isCutOff(act) && after === before
    const moved = act.told !== undefined && before !== nothing && after !== before
    if ((!refused && after !== act.leaves) || moved)
      wrong.push(
        `${act.what}: stored ${before}, sent again ${act.status}, stored ${after}, not ${act.leaves}`,
      )
  }
  return wrong
}

/** Stored value of something that is not there. */
const nothing = ''

async function storedOf(d1: D1Database, { stored: [query, ...values] }: Act): Promise<string> {
  const rows = await d1
    .prepare(query)
    .bind(...values)
    .raw<unknown[]>()
  return rows.map((row) => row.join(' ')).join(' and ')
}

function byThing(acts: Act[]): [Act, Act[]][] {
  const things = Map.groupBy(acts, ({ stored }) => stored.join(' '))
  return [...things.values()].flatMap((ofOne): [Act, Act[]][] => (ofOne[0] ? [[ofOne[0], ofOne]] : []))
}
