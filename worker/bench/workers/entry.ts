import production, { EventDesk as Desk } from '../../index.ts'
import { counted, type Tally } from '../database/counted.ts'
import { slow } from './slow.ts'

// The production Worker under measurement. `D1_WAIT` delays each database call by that many milliseconds. `COUNTED`
// counts the calls. Logs are dropped because the local log pipe is not part of the product.
type Measured = Env & { D1_WAIT?: string; COUNTED?: string }

for (const level of ['info', 'warn'] as const) console[level] = () => {}

// Production counts rate limits in the machine's memory. Locally each one is a call to another Worker.
const never: RateLimit = { limit: async () => ({ success: true }) }

const seen = new WeakMap<Measured, Env>()
const tallies: Tally[] = []

function placed(env: Measured): Env {
  const known = seen.get(env)
  if (known) return known
  const made = { ...env, DB: away(env), CODE_MISSES: never, SUBMISSIONS: never }
  seen.set(env, made)
  return made
}

function away({ DB, D1_WAIT, COUNTED }: Measured): D1Database {
  if (D1_WAIT !== undefined) return slow(DB, Number(D1_WAIT))
  if (COUNTED === undefined) return DB
  const { db, tally } = counted(DB)
  tallies.push(tally)
  return db
}

const spent = (what: 'trips' | 'rowsRead' | 'rowsWritten') =>
  tallies.reduce((sum, tally) => sum + tally[what], 0)

/** The production desk with the same delayed or counting database as the Worker. */
export class EventDesk extends Desk {
  constructor(state: DurableObjectState, env: Measured) {
    super(state, placed(env))
  }
}

export default {
  async fetch(request, env, context) {
    if (env.COUNTED === undefined) return production.fetch(request, placed(env), context)
    const before = [spent('trips'), spent('rowsRead'), spent('rowsWritten')] as const
    const answer = await production.fetch(request, placed(env), context)
    const body = await answer.arrayBuffer()
    const headers = new Headers(answer.headers)
    headers.set('x-trips', String(spent('trips') - before[0]))
    headers.set('x-rows', String(spent('rowsRead') - before[1]))
    headers.set('x-written', String(spent('rowsWritten') - before[2]))
    return new Response(answer.status === 204 ? null : body, { status: answer.status, headers })
  },
} satisfies ExportedHandler<Measured>
