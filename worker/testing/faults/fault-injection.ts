import { misdirected } from '../../dev/misdirected.ts'
import { wrapDatabase } from './wrap-database.ts'

/** The external call that fails, counted from one; `after` if it took effect before it failed. */
export type Plan = {
  call: number
  when: 'before' | 'after'
  reason?: string
  /** True if all later calls fail too. */
  onwards?: boolean
  /** Names of later calls that fail as well. */
  beside?: readonly string[]
}

export const lost = 'D1_ERROR: Network connection lost.'
export const overloaded = 'D1_ERROR: D1 DB is overloaded. Requests queued for too long.'

/** Counts external calls and makes the planned one fail. */
export class Faults {
  calls = 0
  /** The calls in order. */
  readonly names: string[] = []
  /** Those that failed. */
  readonly failed: string[] = []
  /** Milliseconds each call takes longer, or the calls that never end. */
  latency = 0
  hangs: (name: string) => boolean = () => false
  readonly #times = new Map<string, number>()
  readonly #plan: Plan | null

  constructor(plan: Plan | null = null) {
    this.#plan = plan
  }

  async around<T>(name: string, run: () => Promise<T>): Promise<T> {
    const call = ++this.calls
    const time = (this.#times.get(name) ?? 0) + 1
    this.#times.set(name, time)
    const unique = time === 1 ? name : `${name} ${time}`
    this.names.push(unique)
    if (this.hangs(name)) return new Promise<T>(() => undefined)
    if (this.latency > 0) await new Promise((resolve) => setTimeout(resolve, this.latency))
    const plan = this.#plan
    const planned = plan?.onwards ? call >= plan.call : call === plan?.call
    const fails = plan !== null && (planned || plan.beside?.includes(unique))
    if (fails) this.failed.push(unique)
    if (fails && plan.when === 'before') throw new Error(plan.reason ?? lost)
    const result = await run()
    if (fails) throw new Error(plan.reason ?? lost)
    return result
  }
}

/** A database whose calls may fail: each batch is one call, as is each statement run by itself. */
export function injectFaults(d1: D1Database, faults: Faults): D1Database {
  return wrapDatabase(d1, ({ kind, sql }, run) => {
    const name = `D1 ${sql[0]?.trim().slice(0, 60)}`
    return faults.around(kind === 'batch' ? `D1 batch of ${sql.length}: ${name}` : name, run)
  })
}

/** A mail as the binding received it, and what was wrong with its address at that moment. */
export type SentMail = { to: string; subject: string; text: string; wrong?: string | null }

/** Bindings whose external calls are counted and fail as planned. Mail is collected, not sent. */
export function injectFaultsInEnv(env: Env, faults: Faults, mails: SentMail[]): Env {
  const around = (name: string, owner: object) => ({
    ...Object.fromEntries(
      ['put', 'get', 'list', 'delete'].map((verb) => [
        verb,
        (...args: unknown[]) =>
          faults.around(
            `${name} ${verb}`,
            () =>
              (owner as Record<string, (...args: unknown[]) => Promise<unknown>>)[verb]?.(
                ...args,
              ) as Promise<unknown>,
          ),
      ]),
    ),
  })
  return {
    ...env,
    DB: injectFaults(env.DB, faults),
    COVERS: around('R2', env.COVERS) as unknown as R2Bucket,
    EMAIL: {
      send: (mail: SentMail) =>
        faults.around('mail', async () => {
          mails.push({ ...mail, wrong: await misdirected(env.DB, mail) })
          return { messageId: crypto.randomUUID() }
        }),
    } as unknown as SendEmail,
  }
}

/** Runs a function while calls to the card provider fail as planned. */
export async function injectFaultsInCards<T>(faults: Faults, run: () => Promise<T>): Promise<T> {
  const real = globalThis.fetch
  globalThis.fetch = ((...args: Parameters<typeof fetch>) =>
    faults.around('cards', () => real(...args))) as typeof fetch
  try {
    return await run()
  } finally {
    globalThis.fetch = real
  }
}
