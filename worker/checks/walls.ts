/** A file's place in the house: its room, and what part of it the file is. */
export type Place = {
  side: 'worker' | 'web'
  /** The folder below the side: a noun, `core`, or one of the page's rooms with its inner room, `guest/form`. */
  room: string
  part: Part
}
type Part = 'plain' | 'table' | 'routes' | 'http' | 'verb' | 'core' | 'top' | 'aside' | 'page' | 'test'

const aside = new Set(['dev', 'testing', 'checks', 'scripts', 'bench'])
const plain = /^(shape|rules|words)(\.|\/)/
/** Rooms of the page that their neighbours may import. */
const shared = new Set(['guest/form', 'guest/needs', 'guest/dishes', 'planner/shared'])
const innerRooms = new Set(['guest', 'planner'])

/** The place of a source, read from its path from the repository's root. */
export function placeOf(file: string): Place {
  const [side, room = '', ...rest] = file.split('/')
  const inside = rest.join('/')
  if (side === 'web') {
    if (rest.length === 0 || room === 'e2e')
      return { side, room: rest.length === 0 ? '' : room, part: room === 'e2e' ? 'test' : 'top' }
    const inner = innerRooms.has(room) && rest.length > 1 ? `${room}/${rest[0]}` : room
    return { side, room: inner, part: /\.test\.tsx?$/.test(file) ? 'test' : 'page' }
  }
  return { side: 'worker', room: rest.length === 0 ? '' : room, part: partOf(room, inside) }
}

function partOf(room: string, inside: string): Part {
  if (aside.has(room)) return 'aside'
  if (/\.test\.tsx?$/.test(inside)) return 'test'
  if (inside === '' || room === 'app' || room === 'pages') return 'top'
  if (room === 'languages') return 'plain'
  if (plain.test(inside)) return 'plain'
  if (room === 'core') return 'core'
  if (/(^|\/)table(\.ts|\/)/.test(inside)) return 'table'
  if (/^http\//.test(inside)) return 'http'
  return /(^|\/)routes\.ts$/.test(inside) ? 'routes' : 'verb'
}

/**
 * Tells why a file may not import another one.
 * @param from the importing file
 * @param to the imported one
 * @param isPlain whether a file of core reaches nothing but plain parts and packages for both sides
 * @returns the rule that is broken, or null
 */
export function wallBetween(from: string, to: string, isPlain: (file: string) => boolean): string | null {
  const [here, there] = [placeOf(from), placeOf(to)]
  if (here.part === 'aside') return null
  if (here.part === 'test')
    return /^worker\/(checks|scripts)\//.test(to) ? 'tests import neither checks nor scripts' : null
  if (there.part === 'aside' || there.part === 'test')
    return 'production imports nothing of its tools and tests'
  if (here.side === 'web') return wallOnPage(here, there, to, isPlain)
  if (there.side === 'web')
    return to === 'web/edge.tsx' && here.room === 'pages'
      ? null
      : 'the Worker renders pages through web/edge.tsx alone'
  if (to === 'worker/index.ts') return 'index imports the others, not the other way round'
  const isShared = there.part === 'plain' || (there.part === 'core' && isPlain(to))
  if (here.part === 'plain')
    return isShared ? null : 'shapes, rules and words import each other and plain parts of core'
  if (here.part === 'core')
    return isShared || there.part === 'core' ? null : 'core knows no noun but its shapes and rules'
  if (here.part === 'top' || there.part === 'table' || there.part === 'core' || isShared) return null
  if (there.part === 'top') return 'app and pages import nouns, not the other way round'
  if (here.part === 'table') return 'a table imports tables, plain parts and core'
  if (there.part === 'verb' || there.part === 'http') return null
  return here.room === there.room && here.part === 'routes' ? null : 'only app imports routes'
}

function wallOnPage(
  here: Place,
  there: Place,
  to: string,
  isPlain: (file: string) => boolean,
): string | null {
  if (here.room === '') return null
  if (there.side === 'worker') {
    if (there.part === 'plain' && here.room === 'ui')
      return to.startsWith('worker/core/words/') ? null : 'ui knows nothing of this product'
    if (there.part === 'plain' || (there.part === 'core' && isPlain(to)))
      return here.room === 'ui' ? 'ui knows nothing of this product' : null
    return to === 'worker/app/api.ts' && here.room === 'client'
      ? null
      : 'the page sees shapes, rules and words, and the API through client'
  }
  if (here.room === there.room || there.room === 'ui') return null
  if (there.room === '' || /(^|\/)entry[\w-]*\.tsx?$/.test(to)) return 'a room does not know who mounts it'
  if (here.room === 'ui') return 'ui knows nothing of this product'
  if (there.room === 'client') return null
  if (here.room === 'client') return 'client stands below the rooms'
  const [mine = '', theirs = ''] = [here.room.split('/')[0], there.room.split('/')[0]]
  if (mine !== theirs) return 'rooms do not import one another'
  if (there.room === mine) return 'a room does not know who mounts it'
  return here.room === mine || here.room === 'planner/app' || shared.has(there.room)
    ? null
    : 'rooms do not import one another'
}

const packagesOnPage = /^(zod\/mini|date-fns|@date-fns|qrcode-generator)/

/** The reason for which a file may not import a package; null where it may. */
export function wallToPackage(from: string, name: string): string | null {
  const { side, room, part } = placeOf(from)
  if (part === 'aside' || part === 'test') return null
  if (part === 'plain')
    return packagesOnPage.test(name) ? null : 'shapes, rules and words import zod/mini and date-fns'
  if (side === 'web')
    return room === 'ui' && /^(hono|react-router)/.test(name) ? 'ui knows nothing of this product' : null
  if (/^@hono\//.test(name)) return part === 'core' ? null : 'validation goes through core/http/valid.ts'
  if (/^hono/.test(name))
    return part === 'verb' || part === 'table' ? 'only routes, app, pages and core import Hono' : null
  return null
}

/** True if plain code may import a package. */
export function isPlainPackage(name: string): boolean {
  return packagesOnPage.test(name)
}

/**
 * Finds what imports itself through others.
 * @param graph what each name imports
 * @returns the groups of names that reach each other, each sorted
 */
export function cyclesOf(graph: ReadonlyMap<string, ReadonlySet<string>>): string[][] {
  const [index, low] = [new Map<string, number>(), new Map<string, number>()]
  const [stack, open] = [[] as string[], new Set<string>()]
  const found: string[][] = []
  const visit = (name: string): void => {
    index.set(name, index.size)
    low.set(name, index.get(name) ?? 0)
    stack.push(name)
    open.add(name)
    for (const next of graph.get(name) ?? []) {
      if (!index.has(next)) visit(next)
      else if (!open.has(next)) continue
      const reached = open.has(next)
        ? Math.min(low.get(next) ?? 0, index.get(next) ?? 0)
        : (low.get(next) ?? 0)
      low.set(name, Math.min(low.get(name) ?? 0, reached))
    }
    if (low.get(name) !== index.get(name)) return
    const group = stack.splice(stack.indexOf(name))
    for (const one of group) open.delete(one)
    if (group.length > 1) found.push(group.sort())
  }
  for (const name of graph.keys()) if (!index.has(name)) visit(name)
  return found
}
