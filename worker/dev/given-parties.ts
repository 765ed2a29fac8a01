import { eq, sql } from 'drizzle-orm'
import { Hono } from 'hono'
import { database, statement } from '#core/db'
import { events } from '#events/table/events'
import type { Person } from '#party/shape/person'

type Given = { parties?: Person[][]; event?: Partial<typeof events.$inferInsert> }

/** Gives an event responses and fields of its own, at once: `POST /parties/:code` `{parties?, event?}`. */
export const givenParties = new Hono<{ Bindings: Env }>().post('/parties/:code', async (context) => {
  const code = context.req.param('code')
  const { parties = [], event } = await context.req.json<Given>()
  const db = database(context.env.DB)
  await db
    .update(events)
    .set({ guestLimit: 2000, ...event })
    .where(eq(events.eventCode, code))
  await statement(
    db,
    sql`insert into guest_selections (id, event_id, lead_guest_name, guest_count, selections, submission_hash, edit_token_hash, created_at, updated_at)
      select e.id || '-' || p.key, e.id, p.value ->> '$[0].name', json_array_length(p.value), p.value,
        'h', e.id || '-' || p.key, e.created_at + p.key, e.created_at + p.key
      from json_each(${JSON.stringify(parties)}) p join events e on e.event_code = ${code}`,
  ).run()
  return context.body(null, 204)
})
