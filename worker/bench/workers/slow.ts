import { wrapDatabase } from '../../testing/faults/wrap-database.ts'

/**
 * Simulates a distant database: delays each call.
 * @param wait delay in milliseconds
 */
export function slow(d1: D1Database, wait: number): D1Database {
  return wrapDatabase(d1, async (_call, run) => {
    await new Promise((resolve) => setTimeout(resolve, wait))
    return run()
  })
}
