import { wrapDatabase } from '../testing/wrap-database.ts'

/**
 * A database further away: each call waits first, as on the way there.
 * @param wait in milliseconds
 */
export function slow(d1: D1Database, wait: number): D1Database {
  return wrapDatabase(d1, async (_call, run) => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    return run()
  })
}
