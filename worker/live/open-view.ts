import { sha256 } from '#core/hash'
import { Refusal } from '#core/http/refusal'
import { settings } from '#core/settings'
import { deskStub } from './call.ts'
import { kitchenViewPath, plannerViewPath, viewerName } from './shape.ts'

/**
 * Opens a planner's live view of their event, open or closed, in which the other members see that they are here. The view
 * is closed when its session ends, by the session's hash.
 * @throws Refusal 403 `origin`, 429 `too_many`
 */
export async function openPlannerView(
  env: Env,
  request: Request,
  event: { eventCode: string; closesAt: number },
  viewer: { userId: string; name: string; sessionToken: string },
) {
  if (!isUpgrade(request)) return new Response(null, { status: 426 })
  requireOwnOrigin(request, env)
  const session = await sha256(viewer.sessionToken)
  const closes = String(event.closesAt)
  const requestWithName = new Request(request)
  requestWithName.headers.set(viewerName, encodeURIComponent(viewer.name))
  return openAtDesk(env, requestWithName, event.eventCode, plannerViewPath, {
    planner: viewer.userId,
    session,
    closes,
  })
}

/**
 * Opens the live view of a kitchen's page.
 * @param find reads the link, and refuses one that opens nothing
 * @throws Refusal 403 `origin`, 429 `too_many`, and what `find` throws
 */
export async function openKitchenView(
  env: Env,
  request: Request,
  find: () => Promise<{ linkId: string; eventCode: string }>,
) {
  if (!isUpgrade(request)) return new Response(null, { status: 426 })
  requireOwnOrigin(request, env)
  const { linkId, eventCode } = await find()
  return openAtDesk(env, request, eventCode, kitchenViewPath, { link: linkId })
}

/** Opens a view at an event's desk. @param query parameters of the view, see `LiveViews.open` */
export async function openAtDesk(
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

/** True if a request asks for a WebSocket. */
export function isUpgrade(request: Request): boolean {
  return request.headers.get('upgrade')?.toLowerCase() === 'websocket'
}

/** Refuses other sites with 403: browsers apply no CORS to WebSockets. */
export function requireOwnOrigin(request: Request, env: Env): void {
  const allowed = [settings(env).origin, new URL(request.url).origin]
  if (!allowed.includes(request.headers.get('origin') ?? '')) throw new Refusal('origin')
}
