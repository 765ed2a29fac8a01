import { waitUntil } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { now } from '#core/clock'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'

const shape = z.object({
  eventId: z.string(),
  menuVersion: z.number(),
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      items: z.array(z.object({ id: z.string(), name: z.string(), description: z.string() })),
    }),
  ),
})

// The browser's types, which the page's code needs, know no cache by that name.
const edge = () => (caches as unknown as { default: Cache }).default

/** An event's menu as it was at one of its versions. Nothing about people, and nothing that changes with answers. */
export type EdgeMenu = z.infer<typeof shape>

/** Where menus are kept near the guests, by the code of their event. Whoever reads one asks the event's row whether it is right. */
export type EdgeMenus = {
  find: (code: string) => Promise<EdgeMenu | null>
  keep: (code: string, menu: EdgeMenu) => void
}

// A menu that changed is read again at once, since its row says so: this only bounds how long unused ones lie there,
// and how long after a restored backup a version could mean something else.
const kept = 'public, max-age=3600'

// Menus this isolate has just had in its hands, the latest last: asking the cache takes half as long as asking D1.
const atHand = new Map<string, { menu: EdgeMenu; until: number }>()
// Two hundred, and of large ones fewer: an isolate has 128 MB for everything. Held for ten minutes.
const [mostMenus, mostItems] = [200, 10_000]
const heldFor = 600_000

/** Forgets them, as a new isolate has. */
export function forgetMenus(): void {
  atHand.clear()
}

function take(code: string): EdgeMenu | null {
  const found = atHand.get(code)
  if (!found) return null
  atHand.delete(code)
  if (found.until <= now()) return null
  atHand.set(code, found)
  return found.menu
}

function hold(code: string, menu: EdgeMenu): void {
  const until = now() + heldFor
  atHand.delete(code)
  atHand.set(code, { menu, until })
  let items = 0
  for (const held of atHand.values()) items += itemsOf(held.menu)
  for (const [oldest, held] of atHand) {
    if (atHand.size <= mostMenus && items <= mostItems) break
    items -= itemsOf(held.menu)
    atHand.delete(oldest)
  }
}

function itemsOf({ categories }: EdgeMenu): number {
  return categories.reduce((sum, { items }) => sum + 1 + items.length, 0)
}

/**
 * The menus at hand in this isolate, and behind them those in the cache of the place the request came in at. What both
 * lack, or cannot give, is read from D1.
 */
export function edgeMenus(env: Env): EdgeMenus {
  // No page of ours has such an address: only what is written here is ever found here.
  const key = (code: string) => `${settings(env).origin}/__edge/menu-1/${code}`
  return {
    async find(code) {
      const held = take(code)
      if (held) return held
      try {
        const found = await edge().match(key(code))
        const menu = found ? shape.parse(await found.json()) : null
        if (menu) hold(code, menu)
        return menu
      } catch (error) {
        log('warn', 'a menu at the edge was unreadable', errorFields(error))
        return null
      }
    },
    keep(code, menu) {
      hold(code, menu)
      waitUntil(put(key(code), menu))
    },
  }
}

async function put(key: string, menu: EdgeMenu): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': kept }
  try {
    await edge().put(key, new Response(JSON.stringify(menu), { headers }))
  } catch (error) {
    log('warn', 'a menu was not kept at the edge', errorFields(error))
  }
}
