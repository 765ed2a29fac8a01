import { waitUntil } from 'cloudflare:workers'
import * as z from 'zod/mini'
import { now } from '#core/clock'
import { shortSha256 } from '#core/hash'
import { errorFields, log } from '#core/log'
import { settings } from '#core/settings'
import { contentStates } from '#needs/rules/contents'
import { factIds } from '#needs/rules/diets'
import type { Ingredient } from '#needs/rules/needs'
import { dish } from '../shape/dish.ts'

const kitchenAt = z.optional(z.number())
// Ingredients are not checked: an event may have its own.
const shownContent = z.object({
  what: z.pipe(
    z.string(),
    z.transform((what) => what as Ingredient),
  ),
  state: z.enum(contentStates),
  kitchenAt,
})
const shownFact = z.object({ fact: z.enum(factIds), value: z.enum(['yes', 'no']), kitchenAt })

const words = z.optional(z.record(z.string(), z.object({ name: z.string(), description: z.string() })))

const shape = z.object({
  eventId: z.string(),
  menuVersion: z.number(),
  categories: z.array(
    z.object({
      id: z.string(),
      name: z.string(),
      words,
      required: z.optional(z.boolean()),
      items: z.array(
        z.extend(dish, {
          id: z.string(),
          words,
          contents: z.optional(z.array(shownContent)),
          facts: z.optional(z.array(shownFact)),
          contentsVersion: z.optional(z.number()),
        }),
      ),
    }),
  ),
})

// The DOM's types, which the page needs, lack `caches.default`.
const edge = () => (caches as unknown as { default: Cache }).default

/** An event's menu at one of its versions, in all its languages: one that is cached serves every reader. It holds nothing about people and nothing that changes with responses. */
export type EdgeMenu = z.infer<typeof shape>

/** A cache of menus near the guests, by the event's code. Readers compare the version with the event's row in D1. */
export type EdgeMenus = {
  find: (code: string) => Promise<EdgeMenu | null>
  keep: (code: string, menu: EdgeMenu) => void
}

// The event's row tells which version is current, so this only bounds how long unused menus are kept, and for how long
// after a restored backup an old version number could match another menu.
const cacheControl = 'public, max-age=3600'

// The menus this isolate used last, the latest at the end: the edge cache takes half as long as D1.
const inMemory = new Map<string, { menu: EdgeMenu; until: number }>()
// An isolate has 128 MB for everything.
const [menusMax, itemsMax] = [200, 10_000]
const heldForMs = 600_000

/** Empties the memory, as in a new isolate. */
export function forgetMenus(): void {
  inMemory.clear()
}

function fromMemory(code: string): EdgeMenu | null {
  const found = inMemory.get(code)
  if (!found) return null
  inMemory.delete(code)
  if (found.until <= now()) return null
  inMemory.set(code, found)
  return found.menu
}

function remember(code: string, menu: EdgeMenu): void {
  const until = now() + heldForMs
  inMemory.delete(code)
  inMemory.set(code, { menu, until })
  let items = 0
  for (const held of inMemory.values()) items += itemsOf(held.menu)
  for (const [oldest, held] of inMemory) {
    if (inMemory.size <= menusMax && items <= itemsMax) break
    items -= itemsOf(held.menu)
    inMemory.delete(oldest)
  }
}

function itemsOf({ categories }: EdgeMenu): number {
  return categories.reduce((sum, { items }) => sum + 1 + items.length, 0)
}

/** The menus in this isolate's memory, and behind them the edge cache of the location that handles the request. */
export function edgeMenus(env: Env): EdgeMenus {
  return {
    async find(code) {
      const held = fromMemory(code)
      if (held) return held
      try {
        const found = await edge().match(await edgeKey(env, code))
        const menu = found ? shape.parse(await found.json()) : null
        if (menu) remember(code, menu)
        return menu
      } catch (error) {
        log('warn', 'cached menu unreadable', errorFields(error))
        return null
      }
    },
    keep(code, menu) {
      remember(code, menu)
      waitUntil(put(env, code, menu))
    },
  }
}

// Versions of the Worker whose shapes differ never read each other's menus.
const shapeInWords = JSON.stringify(z.toJSONSchema(shape, { io: 'input', unrepresentable: 'any' }))

/** The edge's key of a code's menu. No page has such a path, so only this module writes there. */
export async function edgeKey(env: Env, code: string): Promise<string> {
  return `${settings(env).origin}/__edge/menu/${await shortSha256(shapeInWords)}/${code}`
}

async function put(env: Env, code: string, menu: EdgeMenu): Promise<void> {
  const headers = { 'Content-Type': 'application/json', 'Cache-Control': cacheControl }
  try {
    await edge().put(await edgeKey(env, code), new Response(JSON.stringify(menu), { headers }))
  } catch (error) {
    log('warn', 'menu not cached', errorFields(error))
  }
}
