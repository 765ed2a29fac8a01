import { type DatabaseCall, wrapDatabase } from '../faults/wrap-database.ts'

type Waiting = {
  statements: D1PreparedStatement[]
  resolve: (results: D1Result[]) => void
  reject: (error: unknown) => void
}

/**
 * A database that runs statements asked for at the same moment as one batch: a round trip costs more than most statements
 * of a fixture. Where one fails, all of the batch do.
 */
export function joined(d1: D1Database): D1Database {
  let waiting: Waiting[] = []
  const send = async () => {
    const batch = waiting
    waiting = []
    try {
      const results = await d1.batch(batch.flatMap(({ statements }) => statements))
      for (const { statements, resolve } of batch) resolve(results.splice(0, statements.length))
    } catch (error) {
      for (const { reject } of batch) reject(error)
    }
  }
  const ask = (statements: D1PreparedStatement[]) =>
    new Promise<D1Result[]>((resolve, reject) => {
      if (waiting.push({ statements, resolve, reject }) === 1) setTimeout(() => void send(), 0)
    })
  return wrapDatabase(d1, async <T>({ kind, statements }: DatabaseCall, run: () => Promise<T>) => {
    if (kind === 'raw') return run()
    const results = await ask(statements)
    return (kind === 'batch' ? results : results[0]) as T
  })
}
