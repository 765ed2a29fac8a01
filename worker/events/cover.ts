import { and, eq, isNotNull, type SQL, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { type Database, insertSelect, runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { plannerEvent, plannerView } from './read.ts'
import { coverMax, coverTypeOf } from './rules/cover.ts'
import type { PlannerEvent } from './shape/event.ts'
import type { EventContext } from './table/context.ts'
import { leftCovers } from './table/covers.ts'
import { events } from './table/events.ts'
import { mayUseSql } from './table/may-use.ts'

// The trigger `event_deleted` has this path too.
const path = '/api/covers/'
const filenameMax = 100
/** Longer than any upload takes, in milliseconds: until then the cron leaves an image that no event shows. */
const uploadTime = 3_600_000

/** The key of a stored image. */
export const coverKey = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/

/** The file's name on the planner's device, without control characters and cut. */
export function coverFilename(given: string | undefined): string {
  return (given ?? '').replace(/[\p{Cc}\p{Cf}\p{Cs}]/gu, '').slice(0, filenameMax) || 'cover'
}

/**
 * Stores an image under a random key and makes it the event's cover. It is recorded as unused before it is stored and until
 * the event shows it, so that the cron deletes what a failed upload leaves.
 * @throws Refusal 415 for what is no JPEG, PNG or WebP, 413 above 5 MB, 404 when the event is gone
 */
export async function setCover(
  { env, db, event: { id }, actor, at }: EventContext<'env' | 'db' | 'event' | 'actor' | 'at'>,
  { bytes, filename }: { bytes: Uint8Array; filename: string },
): Promise<PlannerEvent> {
  const contentType = coverTypeOf(bytes)
  if (!contentType) throw new Refusal('cover_type')
  const size = bytes.byteLength
  if (size > coverMax) throw new Refusal('cover_too_large')
  const key = crypto.randomUUID()
  const coverImageUrl = path + key
  await db.insert(leftCovers).values({ key, dueAt: at + uploadTime })
  await env.COVERS.put(key, bytes, { httpMetadata: { contentType } })
  const mayEditSql = mayUseSql(id, actor.id, 'editor')
  const { after } = await runBatch(db, {
    left: leaveCover(db, mayEditSql),
    update: audited(
      db,
      db
        .update(events)
        .set({ coverImageUrl, coverImageFilename: filename, coverImageSize: size, updatedAt: at })
        .where(mayEditSql),
      {
        actor,
        action: 'UPDATE_COVER',
        entityType: 'event',
        entityId: id,
        details: { type: contentType, size },
        at,
      },
    ),
    inUse: db
      .delete(leftCovers)
      .where(
        and(
          eq(leftCovers.key, key),
          sql`exists (select 1 from events where events.id = ${id} and events.cover_image_url = ${coverImageUrl})`,
        ),
      ),
    after: plannerEvent(db, id, actor.id),
  })
  const [event] = after
  if (!event) throw notFound('event_not_found')
  return plannerView(event)
}

/** Removes an event's cover. The cron deletes the image. */
export async function removeCover({ db, event: { id }, actor, at }: EventContext): Promise<void> {
  const mayEditSql = mayUseSql(id, actor.id, 'editor')
  await runBatch(db, {
    left: leaveCover(db, mayEditSql),
    update: audited(
      db,
      db
        .update(events)
        .set({ coverImageUrl: null, coverImageFilename: null, coverImageSize: null, updatedAt: at })
        .where(and(mayEditSql, isNotNull(events.coverImageUrl))),
      {
        actor,
        action: 'UPDATE_COVER',
        entityType: 'event',
        entityId: id,
        details: { removed: true },
        at,
      },
    ),
  })
}

/** Records the image that an event shows as unused. It stands before the update that replaces or removes it. */
function leaveCover(db: Database, mayEditSql: SQL) {
  return insertSelect(
    db,
    leftCovers,
    { key: sql`substr(cover_image_url, ${path.length + 1})`, dueAt: 0 },
    sql`from ${events} where ${mayEditSql} and cover_image_url is not null`,
  ).onConflictDoNothing()
}
