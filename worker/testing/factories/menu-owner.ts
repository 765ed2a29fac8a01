import { env } from 'cloudflare:workers'
import { eq } from 'drizzle-orm'
import { database } from '#core/db'
import type { ErrorBody } from '#core/refusals'
import { events } from '#events/table/events'
import type { Category } from '#menu/shape/menu'
import { call as send } from '../http.ts'
import { makePlanner, makeSession } from './account-factories.ts'
import { makeEvent } from './factories.ts'

const db = database(env.DB)

/** Calls a path below `/api/events`. */
export function call(method: string, path: string, body?: unknown, cookie = ''): Promise<Response> {
  return send(method, `/api/events${path}`, body, { cookie })
}

/** A planner with an event, and ways to change and to look at its menu. */
export async function givenOwner() {
  const planner = await makePlanner(db)
  const cookie = await makeSession(env, planner.id)
  const event = await makeEvent(db, planner.id)
  return {
    planner,
    cookie,
    event,
    send: (method: string, path: string, body?: unknown) => call(method, `/${event.id}${path}`, body, cookie),
    menu: async () => {
      const { categories } = await (await call('GET', `/${event.id}`, undefined, cookie)).json<{
        categories: Category[]
      }>()
      return categories
    },
    version: async () => {
      const [row] = await db.select().from(events).where(eq(events.id, event.id))
      return row?.menuVersion
    },
    audit: async () => {
      const { results } = await env.DB.prepare(
        "select user_id as userId, action, entity_id as entityId from audit_logs where json_extract(details, '$.event_id') = ? order by id",
      )
        .bind(event.id)
        .all<{ userId: string; action: string; entityId: string | null }>()
      return results
    },
  }
}

/** The body of a refusal, with its status. */
export async function refusalOf(response: Response | undefined) {
  if (!response) throw new Error('nothing was refused')
  const { error } = await response.json<ErrorBody>()
  return { status: response.status, ...error }
}
