import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { assertSchemaCurrent } from '#core/schema/assert-schema-current'
import worker from '../../index.ts'
import { counted, type Tally } from './counted.ts'

export type AskedInit = Omit<RequestInit, 'headers'> & { cookie?: string; headers?: Record<string, string> }

/**
 * Sends a request to the Worker with a counting database, and waits for its `waitUntil` work.
 * @returns the response with its tally. Trips and rows exclude `waitUntil` work; `statements` and `ways` include it.
 */
export async function asked(path: string, init: AskedInit = {}, bindings: Partial<Env> = {}) {
  // Each isolate checks the schema once. Checking it here keeps that trip out of the tally.
  await assertSchemaCurrent(env.DB)
  const { db: counting, tally } = counted(env.DB)
  const context = createExecutionContext()
  const headers = {
    origin: 'http://localhost:8787',
    'content-type': 'application/json',
    ...(init.cookie && { cookie: init.cookie }),
    ...init.headers,
  }
  const request = new Request(`http://localhost:8787${path}`, { ...init, headers })
  const response = await worker.fetch(
    request as Parameters<typeof worker.fetch>[0],
    { ...env, DB: counting, ...bindings },
    context,
  )
  const text = await response.text()
  const answered: Tally & { status: number; text: string } = { ...tally, status: response.status, text }
  await waitOnExecutionContext(context)
  return answered
}
