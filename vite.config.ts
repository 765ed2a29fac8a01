import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defaultClientConditions, defineConfig, type EnvironmentOptions, type Plugin } from 'vite'
import { pages } from './worker/contract/pages.ts'
import { assetHeaders } from './worker/core/http/headers.ts'

const server = process.env.PLATEWISE_API ?? 'http://localhost:8787'
const proxied = { target: server, headers: { origin: server } }

const guestPages = Object.entries(pages).flatMap(([id, { kind }]) => (kind === 'guest' ? [id] : []))

/**
 * What a document loads: the site's script on each page, and an entry for texts, one for each guest's page, and one for
 * planners (worker/pages/build.ts).
 */
const entries: Record<'site' | 'text' | 'guest' | 'planner', Record<string, string>> = {
  site: { site: 'web/site/entry.ts' },
  text: { text: 'web/texts/entry.css' },
  guest: Object.fromEntries(guestPages.map((id) => [id, `web/guest/entry-${id}.tsx`])),
  planner: { planner: 'web/planner/app/main.tsx' },
}
const names = Object.keys(entries) as (keyof typeof entries)[]

// What several of a guest's pages need is one file, but for what the page that a guest arrives at does not need.
const later = ['guest/dishes.tsx', 'en/edit.ts', 'ui/dialog.tsx', 'ui/toasts.tsx']
const shared = {
  name: 'guest',
  minShareCount: 2,
  test: (module: string) => !later.some((path) => module.endsWith(`/${path}`)),
}

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
            ...(name === 'guest' && { output: { codeSplitting: { groups: [shared] } } }),
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
  applyToEnvironment: ({ name }) => name === 'guest',
  load: (id) => (id === '\0vite/preload-helper.js' ? 'export const __vitePreload = (load) => load()' : null),
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
  plugins: [plainImports, react(), documents, modulesOf(mode), headers],
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
    proxy: { '^/api/': { ...proxied, ws: true }, '/__local': proxied },
  },
}))
