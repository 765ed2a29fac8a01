import { forget, keptTerm, keptTokens, shellOf, tokenAt } from './kept-pages.ts'

// The service worker of kitchens' pages that are kept on the device. It serves such a page when the site does not respond,
// and changes nothing else.

type Waiting = Event & { waitUntil: (work: Promise<unknown>) => void }
type Fetching = Waiting & { request: Request; respondWith: (response: Promise<Response>) => void }
type Handlers = { install: Event; activate: Waiting; fetch: Fetching; sync: Waiting }
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
const patience = 6_000

scope.addEventListener('install', () => void scope.skipWaiting())
scope.addEventListener('activate', (event) => event.waitUntil(sweep()))
// The browser sends this once there is internet again, even if no page is open.
scope.addEventListener('sync', (event) => event.waitUntil(check()))
scope.addEventListener('fetch', (event) => {
  const { request } = event
  const { origin, pathname } = new URL(request.url)
  if (origin !== location.origin || request.method !== 'GET') return
  const token = tokenAt(pathname)
  if (request.mode === 'navigate' && token) event.respondWith(open(event, token))
  else if (pathname.startsWith('/assets/')) event.respondWith(file(request))
})

/** Responds with a link's page from the site, else with the kept one. */
async function open(event: Fetching, token: string): Promise<Response> {
  await sweep()
  const kept = await keptTerm(token, Date.now())
  const asked = fetch(event.request)
  if (!kept) return asked
  try {
    const response = await Promise.race([asked, tooLate()])
    if (isOver(response)) await forget(token)
    event.waitUntil(check(token))
    if (response.status < 500) return response
  } catch {
    event.waitUntil(scope.registration.sync?.register('check').catch(() => undefined) ?? Promise.resolve())
  }
  return (await shellOf(token)) ?? asked
}

/** Responds with a file of a page. Its name contains its hash, so that a kept one equals the site's. */
async function file(request: Request): Promise<Response> {
  return (await caches.match(request, { ignoreVary: true })) ?? fetch(request)
}

/** Deletes kept pages of links that have ended. @param but a token to leave out, since it was checked already */
async function check(but?: string): Promise<void> {
  for (const token of await keptTokens()) {
    if (token === but) continue
    const response = await fetch(`/api/kitchen/${token}`, { method: 'HEAD', cache: 'no-store' })
    if (isOver(response)) await forget(token)
  }
}

/** Deletes every page whose term is over. */
async function sweep(): Promise<void> {
  for (const token of await keptTokens()) await keptTerm(token, Date.now())
}

function isOver({ status }: Response): boolean {
  return status === 404 || status === 410
}

function tooLate(): Promise<never> {
  return new Promise((_, reject) => setTimeout(() => reject(new Error('too late')), patience))
}
