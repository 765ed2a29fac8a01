import { eq, sql } from 'drizzle-orm'
import { now } from '#core/clock'
import { type Database, preparedQuery, runBatch } from '#core/db'
import { hmac, sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import { closingOf } from '#events/rules/closing'
import { deadlineStateOf } from '#events/rules/early-closing'
import { events } from '#events/table/events'
import { kitchenView, plannerView, viewerName } from '../desk/live-views.ts'
import { deskStub } from '../live/call.ts'
import { replicaFirst } from './look-up.ts'
import { countingMisses } from './rate-limits.ts'

const closingOfCode = preparedQuery((db) =>
  db
    .select({
      closesAt: events.closesAt,
      eventDate: events.eventDate,
      timeZone: events.timeZone,
      refundedAt: events.refundedAt,
    })
    .from(events)
    .where(eq(events.eventCode, sql.placeholder('code'))),
)

/**
 * The time at which a guest's view of a code's event ends at the latest, in milliseconds: when it closes, or, closed early, when it can
 * be opened again no more.
 * @throws Refusal 404 `not_found`, 410 `closed`
 */
async function lastsUntil(db: Database, code: string): Promise<number> {
  const { found } = await runBatch(db, { found: closingOfCode(db, { code }) })
  const [event] = found
  if (!event) throw new Refusal('code_not_found')
  const standing = deadlineStateOf(event, now())
  if (standing === 'over' || event.refundedAt !== null) throw new Refusal('deadline_passed')
  return standing === 'open' ? event.closesAt : closingOf(event.eventDate, event.timeZone)
}

/**
 * Opens a guest's live view of an event. The code is looked up first, so that unknown and closed events start no desk; one
 * that was closed early tells when it is opened again.
 * @param address the caller's network address, whose wrong codes and open views are counted
 * @throws Refusal 403 `origin`, 404 `not_found`, 410 `closed`, 429 `too_many`
 */
export async function guestLive(env: Env, request: Request, code: string, address: string) {
  if (!isUpgrade(request)) return new Response(null, { status: 426 })
  requireOwnOrigin(request, env)
  const closesAt = await countingMisses(env, address, () =>
    replicaFirst(env, { bypassCache: false }, (db) => lastsUntil(db, code)),
  )
  const from = await hmac(settings(env).secret, `live ${address}`)
  return openAtDesk(env, request, code, '/guest', { from, closes: String(closesAt) })
}

/**
 * Opens a planner's live view of their event, open or closed, in which the other members see that they are here. The view is closed when its session ends, by the session's
 * hash.
 * @throws Refusal 403 `origin`, 429 `too_many`
 */
export async function plannerLive(
  env: Env,
  request: Request,
  event: { eventCode: string; closesAt: number },
  viewer: { userId: string; name: string; sessionToken: string },
) {
  if (!isUpgrade(request)) return new Response(null, { status: 426 })
  requireOwnOrigin(request, env)
  const session = await sha256(viewer.sessionToken)
  const closes = String(event.closesAt)
  const named = new Request(request)
  named.headers.set(viewerName, encodeURIComponent(viewer.name))
  return openAtDesk(env, named, event.eventCode, plannerView, { planner: viewer.userId, session, closes })
}

/**
 * Opens the live view of a kitchen's page.
 * @param find reads the link, and refuses one that opens nothing
 * @throws Refusal 403 `origin`, 429 `too_many`, and what `find` throws
 */
export async function kitchenLive(
  env: Env,
  request: Request,
  find: () => Promise<{ linkId: string; eventCode: string }>,
) {
  if (!isUpgrade(request)) return new Response(null, { status: 426 })
  requireOwnOrigin(request, env)
  const { linkId, eventCode } = await find()
  return openAtDesk(env, request, eventCode, kitchenView, { link: linkId })
}

async function openAtDesk(
  env: Env,
  request: Request,
  code: string,
  path: string,
  query: Record<string, string>,
): Promise<Response> {
  const url = new URL(path, request.url)
  for (const [name, value] of Object.entries(query)) url.searchParams.set(name, value)
  const response = await deskStub(env, code).fetch(new Request(url, request))
  if (response.status === 429) throw new Refusal('too_many', { retryAfter: 60 })
  return response
}

function isUpgrade(request: Request): boolean {
  return request.headers.get('upgrade')?.toLowerCase() === 'websocket'
}

/** Refuses other sites with 403: browsers apply no CORS to WebSockets. */
function requireOwnOrigin(request: Request, env: Env): void {
  const allowed = [settings(env).origin, new URL(request.url).origin]
  if (!allowed.includes(request.headers.get('origin') ?? '')) throw new Refusal('origin')
}
