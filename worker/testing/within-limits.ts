import { env } from 'cloudflare:workers'

// The local database has looser limits than production, so every statement of every test is checked against production's.
const parametersMax = 100
const statementMax = 100_000
const valueMax = 2_000_000
const batchMax = 100
const batchBytesMax = 1_000_000

const bytes = new TextEncoder()
const sizeOf = (value: unknown) => (typeof value === 'string' ? bytes.encode(value).length : 8)

/** The reason for which production would refuse a statement, or null. */
export function beyondLimits(sql: string, values: unknown[]): string | null {
  if (values.length > parametersMax) return `${values.length} parameters`
  if (bytes.encode(sql).length > statementMax) return `a statement of ${bytes.encode(sql).length} bytes`
  const large = values.find((value) => sizeOf(value) > valueMax)
  return large === undefined ? null : `a value of ${sizeOf(large)} bytes`
}

type Prepared = { statement: string; params: unknown[] }

function check({ statement, params }: Prepared): void {
  const beyond = beyondLimits(statement, params)
  if (beyond) throw new Error(`production takes no ${beyond}: ${statement.slice(0, 100)}`)
}

// Once, however many files of tests the same process runs.
const checked = Symbol.for('platewise.within-limits')
const shared = globalThis as { [checked]?: true }

if (!shared[checked]) {
  shared[checked] = true
  const databases = Object.getPrototypeOf(env.DB) as D1Database
  const statements = Object.getPrototypeOf(env.DB.prepare('select 1')) as D1PreparedStatement
  const { bind } = statements
  const { batch, prepare } = databases

  databases.prepare = function (this: D1Database, sql) {
    const prepared = prepare.call(this, sql)
    check(prepared as unknown as Prepared)
    return prepared
  }
  statements.bind = function (this: D1PreparedStatement, ...values) {
    const bound = bind.apply(this, values)
    check(bound as unknown as Prepared)
    return bound
  }
  databases.batch = function <T>(this: D1Database, asked: D1PreparedStatement[]) {
    const size = (asked as unknown as Prepared[])
      .flatMap(({ statement, params }) => [statement, ...params])
      .reduce((sum: number, value) => sum + sizeOf(value), 0)
    if (asked.length > batchMax) throw new Error(`a batch of ${asked.length} statements`)
    if (size > batchBytesMax) throw new Error(`a batch of ${size} bytes`)
    return batch.call(this, asked) as Promise<D1Result<T>[]>
  }
}
