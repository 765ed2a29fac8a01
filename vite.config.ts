import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { keptWorker } from './worker/contract/kitchen/kept.ts'
import { stockIds } from './worker/contract/kitchen/stock.ts'
import { pages, scriptOf } from './worker/contract/pages.ts'
import { assetHeaders } from './worker/core/http/headers.ts'

const server = process.env.PLATEWISE_API ?? 'http://localhost:8787'
const proxied = { target: server, headers: { origin: server } }

const guestPages = Object.entries(pages).flatMap(([id, { kind }]) =>
  kind === 'guest' && scriptOf(id) === id && id !== 'kitchenLink' ? [id] : [],
)

/**
 * What a document loads: the site's script on each page, and an entry for texts, one for each guest's page, one for the
 * kitchen's, and one for planners (worker/pages/build.ts). A document for paper loads its own, and a sheet for the paper's size or the cards' stock.
 */
const entries: Record<
  'site' | 'text' | 'guest' | 'kitchen' | 'offline' | 'planner' | 'print',
  Record<string, string>
> = {
  site: { site: 'web/site/entry.ts' },
  text: { text: 'web/texts/entry.css' },
  guest: Object.fromEntries(guestPages.map((id) => [id, `web/guest/entry-${id}.tsx`])),
  kitchen: { kitchen: 'web/guest/entry-kitchenLink.tsx' },
  offline: { offline: 'web/guest/kitchen/offline.ts' },
  planner: { planner: 'web/planner/app/main.tsx' },
  print: {
    ...{ print: 'web/print/entry.ts', a4: 'web/print/a4.css', letter: 'web/print/letter.css' },
    cards: 'web/print/cards/cards.css',
    ...Object.fromEntries(stockIds.map((id) => [`stock-${id}`, `web/print/stock/${id}.css`])),
  },
}
const names = Object.keys(entries) as (keyof typeof entries)[]

// What several of a guest's pages need is one file, but for what the page that a guest arrives at does not need.
const later = [
  'client/menu-card.tsx',
  'client/receipt-lines.tsx',
  'client/decline-line.tsx',
  'guest/dishes.tsx',
  'guest/lost-list.tsx',
  'en/after-closing.ts',
  'en/dishes.ts',
  'en/edit.ts',
  'en/edit-later.ts',
  'en/receipt-card.ts',
  'en/review.ts',
  'guest/age-line.tsx',
  'guest/name-of.ts',
  'contract/words-in.ts',
  'en/conflicts.ts',
  'en/contents.ts',
  'en/needs.ts',
  'en/no-need.ts',
  'guest/late-conflicts.ts',
  'ui/dialog.tsx',
  'ui/toasts.tsx',
]
const shared = {
  name: 'guest',
  minShareCount: 2,
  test: (module: string) =>
    !module.includes('/contract/needs/') && !later.some((path) => module.endsWith(`/${path}`)),
}

// What the dashboard and the account's pages do without.
const ofDishes =
  /contract\/(needs|kitchen|menu-copy)\b|words\/en\/(needs|contents|dish-contents|conflicts|kitchen[\w-]*|no-need|offers)\.ts|planner\/menu\/contents-/

// What two of the pages share and is smaller than the cost of a file.
const small =
  /planner\/(need-more|use-wide|account\/sign-in-form)|contract\/early-closing|planner\/events\/deadline-of|client\/first-event|words\/en\/suspension\.|planner\/events\/suspended\.|icons\/(arrow-left|plus)\.mjs/

// What the menu's pages share, and no other page.
const ofMenu =
  /planner\/menu\/(menu-ways|guest-preview|usage|delete-dialog|event-menu|add-draft|draft-tree|draft|use-add-draft|dish-contents|contents-draft|contents-fields|item-fields)\.|contract\/(menu-copy|needs\/(merged-contents|contents-rules))/

// Sorting by hand, which the menu's pages and that of tables share.
const ofSorting = /planner\/(ordered|use-order|use-drag)\.|icons\/(grip-vertical|arrow-up|arrow-down)\.mjs/

// What only few of the pages need.
const apart =
  /contract\/(common-passwords|new-password)\.ts|planner\/(account\/(password-twice|strength)|choose-again|contents-changed|untold-notice|use-near|menu\/(draft|use-add-draft))\.tsx?|words\/en\/(choose-again|menu|tables[\w-]*)\.ts|contract\/(seating|words-in)/

// What several of the planner's pages need is one file as well: many small ones are a tenth larger when compressed.
const groups: Partial<
  Record<
    string,
    {
      name: string
      minShareCount: number
      includeDependenciesRecursively?: boolean
      test?: (module: string) => boolean
    }[]
  >
> = {
  guest: [shared],
  planner: [
    {
      name: 'planner',
      minShareCount: 3,
      test: (module) => !ofDishes.test(module) && !apart.test(module) && !ofSorting.test(module),
    },
    { name: 'planner', minShareCount: 2, test: (module) => small.test(module) },
    {
      name: 'of-dishes',
      minShareCount: 3,
      includeDependenciesRecursively: false,
      test: (module) => /(needs|en)\/(diets|needs-form|needs|contents)\.|contents-line/.test(module),
    },
    {
      name: 'sorting',
      minShareCount: 2,
      includeDependenciesRecursively: false,
      test: (module) => ofSorting.test(module),
    },
    {
      name: 'of-menu',
      minShareCount: 2,
      includeDependenciesRecursively: false,
      test: (module) => ofMenu.test(module),
    },
  ],
}

/** A service worker is one file, whose name stays: its folder is the scope it may have. */
const serviceWorker = { entryFileNames: keptWorker.script.slice(1), format: 'iife' } as const

/** The folder a mode builds into. `en-xa` is the site in the pseudo-language, beside the real one. */
const outOf = (mode: string) => (mode === 'en-xa' ? '.local/en-XA/dist' : 'dist')

// Each kind is a build of its own: what one page brings can never come with another. Its manifest tells the Worker
// and the tests which files those are.
const environmentsOf = (mode: string) =>
  Object.fromEntries(
    names.map((name): [string, EnvironmentOptions] => [
      name,
      {
        consumer: 'client',
        ...(mode === 'en-xa' && { resolve: { conditions: ['en-xa', ...defaultClientConditions] } }),
        build: {
          outDir: `../${outOf(mode)}/client`,
          emptyOutDir: name === names[0],
          copyPublicDir: name === names[0],
          manifest: `assets/${name}.json`,
          target: 'es2022',
          rolldownOptions: {
            input: entries[name],
            output: name === 'offline' ? serviceWorker : { codeSplitting: { groups: groups[name] ?? [] } },
          },
        },
      },
    ]),
  )

/** The Worker's document of an address, with the sources in the place of the built files. */
async function sourceDocument(url: string, cookie = ''): Promise<{ status: number; html: string }> {
  const answer = await fetch(server + url, { headers: { cookie } })
  let html = await answer.text()
  for (const name of names) {
    const manifest: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(
      readFileSync(`dist/client/assets/${name}.json`, 'utf8'),
    )
    for (const [source, { file, isEntry }] of Object.entries(manifest))
      if (isEntry) html = html.replace(`/${file}"`, `/${source}"`)
  }
  // The sources bring their styles and chunks themselves.
  const built = /<style>[^<]*<\/style>|<link rel="(?:stylesheet|modulepreload)" href="\/assets\/[^>]*>/g
  return { status: answer.status, html: html.replace(built, '') }
}

/** The documents of `vite dev`. */
const documents: Plugin = {
  name: 'documents',
  apply: 'serve',
  configureServer: (vite) => () => {
    vite.middlewares.use((request, response, next) => {
      const url = request.originalUrl ?? '/'
      sourceDocument(url, request.headers.cookie)
        .then(async ({ status, html }) => {
          response.statusCode = status
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await vite.transformIndexHtml(url, html))
        })
        .catch(next)
    })
  },
}

/** Writes down which modules each file holds, and how long they are there: the tests of the build and its report read it. */
const modulesOf = (mode: string): Plugin => ({
  name: 'modules-of-files',
  apply: 'build',
  writeBundle(_, bundle) {
    const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
    const lengths = files.map((file) => [
      file.fileName,
      Object.entries(file.modules).map(([id, { renderedLength }]) => [
        relative(process.cwd(), id),
        renderedLength,
      ]),
    ])
    const folder = `${outOf(mode)}/modules`
    mkdirSync(folder, { recursive: true })
    writeFileSync(`${folder}/${this.environment.name}.json`, JSON.stringify(Object.fromEntries(lengths)))
  },
})

/** Takes Vite's own way of preloading out of the guests' chunks: they bring no styles, and their bytes count. */
const plainImports: Plugin = {
  name: 'plain-imports',
  apply: 'build',
  enforce: 'pre',
  applyToEnvironment: ({ name }) => name === 'guest' || name === 'kitchen',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
}

/**
 * React makes a few errors when its script arrives, only to know them again. Where somebody inspects the page, each has the
 * browser read the whole script a second time to note where it was made. These are made without that.
 */
const errorsWithoutStack: Plugin = {
  name: 'errors-without-stack',
  apply: 'build',
  applyToEnvironment: ({ name }) => name === 'guest' || name === 'kitchen',
  transform: (code, id) =>
    id.includes('react-dom-client.production')
      ? code.replace(
          /(Exception = )Error\((formatProdErrorMessage\(\d+\))\)/g,
          '$1Object.assign(Object.create(Error.prototype), { message: $2 })',
        )
      : null,
}

const headers: Plugin = {
  name: 'asset-headers',
  apply: 'build',
  writeBundle: ({ dir }) => writeFileSync(`${dir}/_headers`, assetHeaders()),
}

export default defineConfig(({ command, mode }) => ({
  root: 'web',
  appType: 'custom',
  // React asks for its developer tools, which nobody has on a guest's phone.
  ...(command === 'build' && { define: { __REACT_DEVTOOLS_GLOBAL_HOOK__: 'undefined' } }),
  plugins: [plainImports, errorsWithoutStack, react(), documents, modulesOf(mode), headers],
  // The typed client can write Cookie headers. A browser refuses them, and they were three bytes of a hundred on a
  // guest's page.
  ...(command === 'build' && { environments: environmentsOf(mode) }),
  builder: {
    async buildApp(builder) {
      for (const name of names) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
  server: {
    host: 'localhost',
    proxy: { '^/api/': { ...proxied, ws: true }, '/__local': proxied, [keptWorker.script]: proxied },
  },
}))
