import { registerHooks } from 'node:module'
import { restorableFor } from '#party/rules/restorable'
import type { Answer, Call, Promised, WriteCase } from '../faults/write-case.ts'
import { mails, toServer } from './server.ts'
import { storedAbout } from './stored.ts'
import { recorded } from './workers-in-node.ts'

registerHooks({
  resolve: (specifier, context, next) =>
    specifier === 'cloudflare:workers'
      ? { url: new URL('./workers-in-node.ts', import.meta.url).href, shortCircuit: true }
      : next(specifier, context),
})
const { everyCall } = await import('../faults/every-call.ts')
const { requestOf } = await import('../faults/write-case.ts')

// They answer with a built page, which this server does not have.
const withPage = ['stop a mail by its link', 'stop mail by its link']
const cases = Object.values<Record<string, WriteCase>>(everyCall)
  .flatMap((group) => Object.entries(group))
  .filter(([name]) => !withPage.includes(name))

/** Number of calls in the catalogue. */
export const kinds = cases.length

/** A call of the catalogue. */
export type Act = {
  name: string
  one: WriteCase
  call: Call
  /** Texts that its set-up stored, and those of its body: ids and addresses among them. */
  about: string[]
  /** The time of its set-up. */
  since: number
  promised: Promised[]
  /** Null while there is no answer. */
  status: number | null
}

/** True if nobody was told how it went: no answer, or one that asks to send it again. */
export const isCutOff = ({ status }: Act) => status === null || status >= 500
/** True if it was acknowledged. */
export const isDone = ({ status }: Act) => status !== null && status < 300

let turn = Math.floor(Math.random() * cases.length)

/** Sets up the next calls of the catalogue. */
export async function nextActs(count: number): Promise<Act[]> {
  const next = Array.from({ length: count }, () => cases[turn++ % cases.length]).filter(
    (one) => one !== undefined,
  )
  const acts = await Promise.all(
    next.map(async ([name, one]): Promise<Act> => {
      const [call, texts] = await recorded(one.given)
      if ('run' in call) throw new Error(`${name} is no call`)
      const about = [...texts, ...textsIn(call.body)]
      return { name, one, call, about, since: 0, promised: [], status: null }
    }),
  )
  for (const act of acts) act.since = Date.now()
  return acts
}

function textsIn(body: unknown): string[] {
  if (typeof body === 'string') return [body]
  return typeof body === 'object' && body !== null ? Object.values(body).flatMap(textsIn) : []
}

/** Sends an act, once. */
export async function sendAct(act: Act): Promise<void> {
  const [status, answer] = await answered(act.call)
  act.status = status
  if (isDone(act) || act.one.again?.includes(status)) act.promised = act.call.promises?.(answer) ?? []
}

async function answered(call: Call): Promise<[number, Answer]> {
  const { url, ...init } = requestOf(call)
  const response = await toServer(url, init)
  const text = await response.text()
  const isJson = response.headers.get('content-type')?.includes('json') && text !== ''
  return [response.status, (isJson ? JSON.parse(text) : {}) as Answer]
}

/** An act's rows and mails, without what differs from run to run. */
export type Left = { rows: string[]; mailed: number }

export async function leftOf({ about, since }: Act): Promise<Left> {
  const mailed = [...new Set(about)].reduce((sum, text) => sum + (mails.get(text) ?? 0), 0)
  return { rows: await storedAbout(about, since), mailed }
}

/** An untouched act: its rows before and after. */
export type Untouched = { before: Left; after: Left }

/**
 * Compares what an act left with what the same act leaves untouched: the same rows, and each mail once.
 * @param sent how often it was sent: one that was sent in the last moment before a kill goes out again
 * @returns one line for each difference
 */
export async function differences(act: Act, { before, after }: Untouched, sent: number): Promise<string[]> {
  const { one, name } = act
  const is = await leftOf(act)
  const [usual, mailed] = [after.mailed - before.mailed, is.mailed - before.mailed]
  // Each renewal of a link is another one.
  const renewed = (rows: string[]) =>
    one.more !== undefined && sent > 1
      ? rows.map((row) => row.replace(/\b(generation|link_version) \d+/, '$1 (again)'))
      : rows
  const [wanted, found] = [renewed(after.rows), renewed(is.rows)]
  // A request for more, sent again, leaves more of the same. So does a mail that goes out again with a link of its own, or
  // that the one kill stopped between its link and its sender.
  let links = mailed - usual + 1
  const more = (row: string) =>
    wanted.includes(row) &&
    ((one.more !== undefined && sent > 1) || (row.startsWith('account_links:') && links-- > 0))
  const wrong = [
    ...without(wanted, found).map((row) => `lost ${row}`),
    ...without(found, wanted)
      .filter((row) => !more(row))
      .map((row) => `not expected ${row}`),
  ]
  if (mailed < usual || mailed > usual * (1 + sent)) wrong.push(`mailed ${mailed} times, not ${usual}`)
  return wrong.map((line) => `${name} (sent ${sent} times): ${line}`)
}

/** True if the cron may have anonymized what an act deleted or restored, since that is old by now: a busy machine is slow. */
export const isLate = ({ since }: Act, { before, after }: Untouched) =>
  Date.now() - since > restorableFor / 2 &&
  [...before.rows, ...after.rows].some((row) => row.includes('deleted_at "'))

function without(rows: string[], others: string[]): string[] {
  const rest = [...others]
  return rows.filter((row) => {
    const at = rest.indexOf(row)
    if (at >= 0) rest.splice(at, 1)
    return at < 0
  })
}

/** @returns one line for each promise of an act that is not kept */
export async function brokenPromises({ name, promised }: Act): Promise<string[]> {
  const broken: string[] = []
  for (const { call, status, answers = {} } of promised) {
    const [is, answer] = await answered(call)
    const differing = Object.entries(answers).filter(([key, value]) => answer[key as keyof Answer] !== value)
    if (is !== status || differing.length > 0)
      broken.push(
        `${name}: ${call.method} ${call.path} answers ${is} ${JSON.stringify(answer).slice(0, 200)}`,
      )
  }
  return broken
}
