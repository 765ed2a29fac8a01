import { brotliCompressSync } from 'node:zlib'
import { build, type Rolldown } from 'vite'

/** What one page costs: compressed bytes, and what of the script is whose. */
export type RouteCost = {
  route: string
  js: number
  css: number
  /** Compressed bytes of script by library (or part of our own), the largest first. */
  libraries: [name: string, bytes: number][]
}

// What is loaded to use each page: the route's module, and behind a ` + ` what a click or a session brings there.
const routes: [route: string, modules: string[]][] = [
  ['/ (guest)', ['guest/home-page.tsx']],
  ['/event/:code', ['guest/event-page.tsx']],
  ['/edit/:token', ['guest/edit-page.tsx']],
  ['/planner, signed out', ['planner/account/planner-page.tsx']],
  ['/reset-password2', ['planner/account/reset-page.tsx']],
  ['/confirm-email', ['planner/account/confirm-page.tsx']],
  [
    '/dashboard',
    ['planner/account/planner-page.tsx', 'planner/app/dashboard.tsx', 'planner/account/account-part.tsx'],
  ],
  [
    '/dashboard + event form',
    [
      'planner/account/planner-page.tsx',
      'planner/app/dashboard.tsx',
      'planner/account/account-part.tsx',
      'planner/events/event-form.tsx',
    ],
  ],
  [
    '/dashboard + upgrade',
    [
      'planner/account/planner-page.tsx',
      'planner/app/dashboard.tsx',
      'planner/account/account-part.tsx',
      'planner/purchases/upgrade-modal.tsx',
    ],
  ],
  ['/events/:id/menu', ['planner/menu/menu-page.tsx', 'planner/account/account-part.tsx']],
  [
    '/events/:id/menu + form',
    ['planner/menu/menu-page.tsx', 'planner/account/account-part.tsx', 'planner/menu/category-form.tsx'],
  ],
  ['/events/:id/menu/:categoryId', ['planner/menu/category-page.tsx', 'planner/account/account-part.tsx']],
  ['/events/:id/responses', ['planner/responses/page.tsx', 'planner/account/account-part.tsx']],
  ['/events/:id/totals', ['planner/kitchen/totals-page.tsx', 'planner/account/account-part.tsx']],
  ['/dashboard/account', ['planner/account/own-account-page.tsx', 'planner/account/account-part.tsx']],
  ['/dashboard/orders', ['planner/purchases/orders-page.tsx', 'planner/account/account-part.tsx']],
  ['/dashboard/admin', ['planner/admin/admin-page.tsx', 'planner/account/account-part.tsx']],
  ['/checkout/success', ['planner/purchases/success-page.tsx', 'planner/account/account-part.tsx']],
  ['/pricing', ['texts/pricing-route.ts']],
  ['/help', ['texts/planner-guide-route.ts']],
  ['/guest-help', ['texts/guest-guide-route.ts']],
  ['/terms-and-conditions', ['texts/terms-route.ts']],
  ['/privacy-policy', ['texts/privacy-route.ts']],
]

/** Whose a module is: the package it comes from, or the folder of ours. */
function libraryOf(id: string): string {
  const [, scope = '', name = ''] = /.*\/node_modules\/(@[^/]+\/)?([^/]+)/.exec(id) ?? []
  if (name) return scope + name
  const [, own] = /\/((?:web|worker)\/(?:[\w-]+(?=\/))?)/.exec(id) ?? []
  return own ? `ours: ${own.replace(/\/$/, '')}` : 'the build’s own'
}

const size = (content: string | Uint8Array) => brotliCompressSync(content).length

/** Builds the site in memory and takes it apart. */
export async function bundle(): Promise<RouteCost[]> {
  const { output } = (await build({
    configFile: 'vite.config.ts',
    logLevel: 'error',
    build: { write: false },
  })) as Rolldown.RolldownOutput
  const chunks = new Map(output.flatMap((one) => (one.type === 'chunk' ? [[one.fileName, one]] : [])))
  const sheets = new Map(
    output.flatMap((one) =>
      one.type === 'asset' && one.fileName.endsWith('.css') ? [[one.fileName, size(one.source)]] : [],
    ),
  )
  const sizes = new Map([...chunks].map(([file, { code }]) => [file, size(code)]))
  const entry = [...chunks.values()].find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('the build has no entry')

  const closure = (from: Rolldown.OutputChunk[]): Rolldown.OutputChunk[] => {
    const found = new Set<Rolldown.OutputChunk>()
    const add = (chunk: Rolldown.OutputChunk | undefined) => {
      if (!chunk || found.has(chunk)) return
      found.add(chunk)
      for (const file of chunk.imports) add(chunks.get(file))
    }
    for (const chunk of from) add(chunk)
    return [...found]
  }

  const holding = (module: string): Rolldown.OutputChunk => {
    const chunk = [...chunks.values()].find(({ moduleIds }) =>
      moduleIds.some((id) => id.endsWith(`/web/${module}`)),
    )
    if (!chunk) throw new Error(`no chunk holds ${module}`)
    return chunk
  }

  return routes.map(([route, modules]) => {
    const loaded = closure([entry, ...modules.map(holding)])
    const css = new Set(loaded.flatMap(({ viteMetadata }) => [...(viteMetadata?.importedCss ?? [])]))
    const libraries = new Map<string, number>()
    for (const chunk of loaded) {
      const parts = Object.entries(chunk.modules)
      const whole = parts.reduce((sum, [, { renderedLength }]) => sum + renderedLength, 0) || 1
      // A compressed chunk cannot be cut: each module bears the part that its length is of the whole.
      for (const [id, { renderedLength }] of parts) {
        const share = ((sizes.get(chunk.fileName) ?? 0) * renderedLength) / whole
        libraries.set(libraryOf(id), (libraries.get(libraryOf(id)) ?? 0) + share)
      }
    }
    return {
      route,
      js: loaded.reduce((sum, { fileName }) => sum + (sizes.get(fileName) ?? 0), 0),
      css: [...css].reduce((sum, file) => sum + (sheets.get(file) ?? 0), 0),
      libraries: [...libraries].sort(([, one], [, other]) => other - one),
    }
  })
}

const kB = (bytes: number) => (bytes / 1000).toFixed(1).padStart(6)

/** Prints the report: a line for each page, and below it the libraries that cost a hundred bytes or more. */
export function printBundle(report: RouteCost[]): void {
  console.log('kB compressed (brotli): everything a page loads when it is the first one visited\n')
  for (const { route, js, css, libraries } of report) {
    console.log(`${route.padEnd(30)} JS ${kB(js)}   CSS ${kB(css)}`)
    for (const [name, bytes] of libraries.filter(([, bytes]) => bytes >= 100))
      console.log(`${' '.repeat(33)}${kB(bytes)}   ${name}`)
  }
}
