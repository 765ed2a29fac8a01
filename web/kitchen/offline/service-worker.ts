import { deletePage, offlineTokens, readCopyAge, shellOf, tokenAt } from './pages.ts'

// The service worker of kitchens' pages that are kept on the device. It serves such a page when the site does not respond,
// and changes nothing else.

type ExtendableEvent = Event & { waitUntil: (work: Promise<unknown>) => void }
type FetchEvent = ExtendableEvent & { request: Request; respondWith: (response: Promise<Response>) => void }
type Handlers = { install: Event; activate: ExtendableEvent; fetch: FetchEvent; sync: ExtendableEvent }
type Scope = {
  skipWaiting: () => Promise<void>
  registration: ServiceWorkerRegistration & { sync?: { register: (tag: string) => Promise<void> } }
  addEventListener: <Kind extends keyof Handlers>(
    kind: Kind,
    handler: (event: Handlers[Kind]) => void,
  ) => void
}
const scope = self as unknown as Scope

// Milliseconds after which a site that has not responded counts as unreachable.
const timeoutMs = 6_000

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(sweep()))
// The browser sends this once there is internet again, even if no page is open.
scope.addEventListener('sync', (event) => event.waitUntil(check()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  const token = tokenAt(pathname)
  if (request.mode === 'navigate' && token) event.respondWith(respondWithPage(event, token))
  else if (pathname.startsWith('/assets/')) event.respondWith(respondWithFile(request))
})

/** Responds with a link's page from the site, else with the kept one. */
async function respondWithPage(event: FetchEvent, token: string): Promise<Response> {
  await sweep()
  const copyAge = await readCopyAge(token, Date.now())
  const network = fetch(event.request)
  if (!copyAge) return network
  try {
    const response = await Promise.race([network, tooLate()])
    if (hasLinkEnded(response)) await deletePage(token)
    event.waitUntil(check(token))
    if (response.status < 500) return response
  } catch {
    event.waitUntil(scope.registration.sync?.register('check').catch(() => undefined) ?? Promise.resolve())
  }
  return (await shellOf(token)) ?? network
}

/** Responds with a file of a page. Its name contains its hash, so that a kept one equals the site's. */
async function respondWithFile(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Deletes kept pages of links that have ended. @param except a token to leave out, since it was checked already */
async function check(except?: string): Promise<void> {
  for (const token of await offlineTokens()) {
    if (token === except) continue
    const response = await fetch(`/api/kitchen/${token}`, { method: 'HEAD', cache: 'no-store' })
    if (hasLinkEnded(response)) await deletePage(token)
  }
}

/** Deletes every expired page. */
async function sweep(): Promise<void> {
  for (const token of await offlineTokens()) await readCopyAge(token, Date.now())
}

function hasLinkEnded({ status }: Response): boolean {
  return status === 404 || status === 410
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), timeoutMs))
}
