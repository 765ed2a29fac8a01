import { withoutPunctuation } from '#events/rules/typed-code'
import { type CopyAge, isCopyExpired, offlineWorker, shellPath } from '#links/rules/offline'
import type { KitchenView } from '#links/shape/link'

// A device keeps a cache per link, with its age, the view, the page without its data and the files that page loads. The page
// writes it, and the service worker responds from it.

const prefix = 'kitchen-kept:'
const copyAgeKey = `${shellPath}?age`
const viewKey = `${shellPath}?view`
const registrationTimeoutMs = 20_000

/** True if the device can keep pages. Some private windows cannot. */
export function canKeepPages(): boolean {
  return 'serviceWorker' in navigator && 'caches' in globalThis
}

/** The token in the URL of a link's page. */
export function tokenAt(pathname: string): string | undefined {
  const [, segment] = /^\/kitchen\/([^/]+)$/.exec(pathname) ?? []
  return segment && withoutPunctuation(segment)
}

/** A view with its ETag. */
export type OfflineView = { view: KitchenView; tag: string | null }

/**
 * The age of a link's page on this device. An expired page is deleted.
 * @returns null where nothing is kept
 */
export async function readCopyAge(token: string, now: number): Promise<CopyAge | null> {
  if (!(await caches.has(prefix + token))) return null
  const cache = await caches.open(prefix + token)
  const copyAge = await read<CopyAge>(cache, copyAgeKey)
  if (!copyAge || isCopyExpired(copyAge, now)) {
    await deletePage(token)
    return null
  }
  await write(cache, copyAgeKey, { ...copyAge, lastClock: Math.max(copyAge.lastClock, now) })
  return copyAge
}

/** The last page of a link, where it is kept, and when it was true. */
export async function readOfflineView(
  token: string,
  now: number,
): Promise<(OfflineView & { at: number }) | null> {
  const copyAge = await readCopyAge(token, now)
  if (!copyAge) return null
  const offlineView = await read<OfflineView>(await caches.open(prefix + token), viewKey)
  return offlineView && { ...offlineView, at: copyAge.upToDateAt }
}

/** The page without its data, as the link's own cache has it. */
export async function shellOf(token: string): Promise<Response | undefined> {
  return (await caches.open(prefix + token)).match(shellPath)
}

/**
 * Keeps a link's page for a day, and lets it open without internet.
 * @throws Error where the device has no storage or a file could not be fetched: then nothing is kept
 */
export async function keepPage(
  token: string,
  offlineView: OfflineView,
  upToDateAt: number,
): Promise<CopyAge> {
  try {
    const cache = await caches.open(prefix + token)
    await write(cache, viewKey, offlineView)
    await keepShell(token)
    const now = Date.now()
    await write(cache, copyAgeKey, { keptSince: now, lastClock: now, upToDateAt } satisfies CopyAge)
    await register()
    const copyAge = await readCopyAge(token, now)
    if (!copyAge) throw new Error('forgotten meanwhile')
    return copyAge
  } catch (error) {
    await deletePage(token)
    throw error
  }
}

/** Registers the service worker, which opens kept pages without internet from the next time on. */
export async function register(): Promise<void> {
  await navigator.serviceWorker.register(offlineWorker.script, { scope: offlineWorker.scope })
  await withTimeout(registrationTimeoutMs, navigator.serviceWorker.ready)
}

/** Replaces the kept view of a link by a newer one. Its day does not restart. */
export async function updateView(token: string, at: number, newer?: OfflineView): Promise<void> {
  const copyAge = await readCopyAge(token, Date.now())
  if (!copyAge) return
  const cache = await caches.open(prefix + token)
  if (newer) await write(cache, viewKey, newer)
  await write(cache, copyAgeKey, { ...copyAge, lastClock: Date.now(), upToDateAt: at })
}

/**
 * Fetches the page without its data, and the files it loads. The files are cached first, so that a kept page can be opened at
 * any time.
 * @throws Error where a request fails
 */
export async function keepShell(token: string): Promise<void> {
  const cache = await caches.open(prefix + token)
  const shell = await fetchOk(shellPath, 'no-store', { 'Accept-Language': document.documentElement.lang })
  const files = await filesOf(await shell.clone().text())
  await Promise.all(
    files.map(async (file) => {
      if (!(await cache.match(file))) await cache.put(file, await fetchOk(file, 'default'))
    }),
  )
  await cache.put(shellPath, shell)
  const cached = (await cache.keys()).map(({ url }) => new URL(url).pathname)
  const outdated = cached.filter((path) => path.startsWith('/assets/') && !files.includes(path))
  await Promise.all(outdated.map((path) => cache.delete(path)))
}

/** Forgets a link's page, and with the last one the service worker. */
export async function deletePage(token: string): Promise<void> {
  await caches.delete(prefix + token)
  if ((await offlineTokens()).length > 0) return
  const registration =
    'registration' in self
      ? (self.registration as ServiceWorkerRegistration)
      : await navigator.serviceWorker.getRegistration(offlineWorker.scope)
  await registration?.unregister()
}

/** The tokens of the links whose pages are kept here. */
export async function offlineTokens(): Promise<string[]> {
  return (await caches.keys()).flatMap((name) => (name.startsWith(prefix) ? [name.slice(prefix.length)] : []))
}

type Chunk = { file: string; css?: string[]; assets?: string[] }

/** The files of the kitchen's page and of the frame around it, lazily loaded ones among them. */
async function filesOf(html: string): Promise<string[]> {
  const manifests = await Promise.all(
    ['kitchen', 'site'].map(
      async (kind) => (await (await fetchOk(`/assets/${kind}.json`)).json()) as Record<string, Chunk>,
    ),
  )
  const chunks = manifests.flatMap((manifest) => Object.values(manifest))
  const files = chunks.flatMap(({ file, css = [], assets = [] }) => [file, ...css, ...assets])
  const loaded = [...html.matchAll(/\/assets\/[\w.-]+/g)].map(([path]) => path)
  return [...new Set([...files.map((file) => `/${file}`), ...loaded])]
}

async function fetchOk(
  path: string,
  cache: RequestCache = 'no-store',
  headers: HeadersInit = {},
): Promise<Response> {
  const response = await fetch(path, { cache, headers })
  if (!response.ok) throw new Error(`${path}: ${response.status}`)
  return response
}

async function read<T>(cache: Cache, key: string): Promise<T | null> {
  const response = await cache.match(key)
  return response ? ((await response.json()) as T) : null
}

function write(cache: Cache, key: string, value: unknown): Promise<void> {
  return cache.put(key, Response.json(value))
}

function withTimeout<T>(ms: number, promise: Promise<T>): Promise<T> {
  return Promise.race([
    promise,
    new Promise<T>((_, reject) => setTimeout(() => reject(new Error('too late')), ms)),
  ])
}
