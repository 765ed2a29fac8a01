import { registerHooks } from 'node:module'
import type { Miniflare } from 'miniflare'
import type { Call, WriteCase } from '../faults/write-case.ts'
import { changes, type Rows, rowsNaming } from './rows.ts'
import { mails } from './server.ts'
import { prepared } from './workers-in-node.ts'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'cloudflare:workers'
      ? { url: new URL('./workers-in-node.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
})
const { everyCall } = await import('../faults/every-call.ts')
const { requestOf } = await import('../faults/write-case.ts')

// It answers with a built page, which this server does not have.
const withPage = 'stop a mail by its link'
const cases = Object.values<Record<string, WriteCase>>(everyCall)
  .flatMap((group) => Object.entries(group))
  .filter(([name]) => name !== withPage)

/** The name of every call in the catalogue. */
export const names = cases.map(([name]) => name)

/** A call of the catalogue, and the rows that name what it is about. */
export type Act = {
  name: string
  one: WriteCase
  call: Call
  /** The ids of what was prepared, and of what the call makes. */
  about: string[]
  before: Rows
  /** As they were right after the answer; null without one. */
  left: Rows | null
  /** Null while there is no answer. */
  status: number | null
}

/** True if nobody was told how it went: no answer, or one that asks to send it again. */
export const isCutOff = ({ status }: Act) => status === null || status >= 500
/** True if it was acknowledged. */
export const isDone = ({ status }: Act) => status !== null && status < 300

let turn = Math.floor(Math.random() * cases.length)

/** Prepares and sends one call after the other until the end, or until something has no answer. */
export async function perform(server: Miniflare, acts: Act[], ended: () => boolean): Promise<void> {
  while (!ended()) {
    const [name, one] = cases[turn++ % cases.length] ?? ['', undefined]
    if (!one) return
    const [call, texts] = await prepared(one.given)
    if ('run' in call) throw new Error(`${name} is no call`)
    const about = [...texts, ...textsIn(call.body)]
    const act: Act = { name, one, call, about, before: await rowsNaming(about), left: null, status: null }
    acts.push(act)
    act.status = await send(server, act)
    if (isDone(act)) act.left = await rowsNaming(about)
  }
}

async function send(server: Miniflare, { call }: Act): Promise<number> {
  const { url, ...init } = requestOf(call)
  const response = await server.dispatchFetch(url, init)
  await response.text()
  return response.status
}

function textsIn(body: unknown): string[] {
  if (typeof body === 'string') return [body]
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(textsIn) : []
}

/** @returns one line for each acknowledged call of which not all is stored */
export async function lostActs(acts: Act[]): Promise<string[]> {
  const lost: string[] = []
  for (const { name, about, left } of acts) {
    if (!left) continue
    const since = changes(left, await rowsNaming(about))
    if (since !== '') lost.push(`${name}: acknowledged and lost, ${since}`)
  }
  return lost
}

/**
 * Sends what was cut off again, until it is answered. However far it had come, it then leaves what an untouched call leaves.
 * @returns one line for each that leaves something else
 */
export async function sentAgain(server: Miniflare, acts: Act[], untouched: Act[]): Promise<string[]> {
  const usual = new Map(untouched.map(({ name, before, left }) => [name, madeOf(before, left ?? before)]))
  const wrong: string[] = []
  for (const act of acts.filter(isCutOff)) {
    const { name, one, about, before } = act
    for (let tries = 0; tries < 5 && isCutOff(act); tries++) act.status = await send(server, act)
    const again = act.status !== null && one.again?.includes(act.status)
    const made = madeOf(before, await rowsNaming(about))
    // A repeated request for one more of something gets one more.
    const more = one.more !== undefined && made !== ''
    if (!(isDone(act) || again) || (made !== usual.get(name) && !more))
      wrong.push(`${name}: sent again ${act.status}, changed ${made}, and not ${usual.get(name)}`)
  }
  return wrong
}

/** What a call changes. Of a mail that it takes back nothing is left to see once it was sent. */
function madeOf(before: Rows, after: Rows): string {
  const outbox = before.outbox?.filter((row) => after.outbox?.includes(row)) ?? []
  return changes({ ...before, outbox }, after)
}

/** @returns one line for each event that was closed early of which its planner was not mailed once */
export async function untoldOfClosing(d1: D1Database, acts: Act[]): Promise<string[]> {
  const ids = acts.filter(({ name }) => name === 'close an event early').flatMap(({ about }) => about)
  const { results } = await d1
    .prepare(
      `select u.email, (select count(*) from outbox where kind = 'event_closed' and subject_id = e.id) as queued
       from events e join user u on u.id = e.user_id
       where e.id in (select value from json_each(?)) and e.closes_at < e.first_closes_at`,
    )
    .bind(JSON.stringify(ids))
    .all<{ email: string; queued: number }>()
  return results.flatMap(({ email, queued }) => {
    const sent = mails.get(email) ?? 0
    // One that was sent in the last moment before a kill goes out again.
    return queued === 1 && sent > 0 && sent < 3
      ? []
      : [`a closed event: queued ${queued}, mailed ${sent} times`]
  })
}
