import { run } from '../dev/run-command.ts'
import {
  bytesOf,
  type Entry,
  entriesOf,
  manifestOf,
  modulesOf,
  scriptsOf,
  stylesOf,
} from '../testing/built.ts'

/** Compressed bytes of one page, with its script split by library. */
export type RouteCost = {
  /** The kind of page. For planners: the page's module, then ` + ` and the module of a part opened on it. */
  route: string
  kind: Exclude<Entry, 'site'>
  js: number
  css: number
  /** Compressed bytes of script by library or own folder, largest first. */
  libraries: [name: string, bytes: number][]
}

/** Returns the npm package of a module, or its folder if it is our own. */
function libraryOf(id: string): string {
  const [, scope = '', name = ''] = /.*node_modules\/(@[^/]+\/)?([^/]+)/.exec(id) ?? []
  if (name) return scope + name
  const [, own] = /((?:web|worker)\/(?:[\w-]+(?=\/))?)/.exec(id) ?? []
  return own ? `ours: ${own.replace(/\/$/, '')}` : 'the build’s own'
}

function costOf(route: string, kind: RouteCost['kind'], modules: string[] = []): RouteCost {
  const libraries = new Map<string, number>()
  const entries = [
    { entry: 'site', scripts: scriptsOf('site'), styles: stylesOf('site') },
    { entry: kind, scripts: scriptsOf(kind, modules), styles: stylesOf(kind, modules) },
  ] as const
  for (const { entry, scripts } of entries)
    for (const script of scripts) {
      const parts = modulesOf(entry, [script])
      const whole = parts.reduce((sum, [, length]) => sum + length, 0) || 1
      // Compressed size is not known per module, so each module gets a share in proportion to its length.
      for (const [id, length] of parts) {
        const share = (bytesOf([script]) * length) / whole
        libraries.set(libraryOf(id), (libraries.get(libraryOf(id)) ?? 0) + share)
      }
    }
  return {
    route,
    kind,
    js: bytesOf(entries.flatMap(({ scripts }) => scripts)),
    css: bytesOf(entries.flatMap(({ styles }) => styles)),
    libraries: [...libraries].sort(([, one], [, other]) => other - one),
  }
}

/** Builds the site and returns the cost of each page. */
export function bundle(): RouteCost[] {
  run('vite', ['build', '--logLevel', 'warn'])
  const manifest = manifestOf('planner')
  const entry = Object.values(manifest).find(({ isEntry }) => isEntry)
  const planners = entry?.dynamicImports ?? []
  return [
    costOf('a text', 'text'),
    ...entriesOf('guest').map((page) => costOf(page, 'guest', [page])),
    costOf('the kitchen’s page', 'kitchen'),
    ...planners.flatMap((page) => [
      costOf(page, 'planner', [page]),
      ...(manifest[page]?.dynamicImports ?? []).map((part) =>
        costOf(`${page} + ${part}`, 'planner', [page, part]),
      ),
    ]),
  ]
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)

/** Prints one line per page, followed by its libraries of 100 bytes or more. */
export function printBundle(report: RouteCost[]): void {
  console.log('kB compressed (brotli): everything a page loads on a first visit\n')
  for (const { route, js, css, libraries } of report) {
    console.log(`${route.padEnd(40)} JS ${kB(js)}   CSS ${kB(css)}`)
    for (const [name, bytes] of libraries.filter(([, bytes]) => bytes >= 100))
      console.log(`${' '.repeat(43)}${kB(bytes)}   ${name}`)
  }
}
