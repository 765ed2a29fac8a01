import react from '@vitejs/plugin-react'
import { defineConfig, type EnvironmentOptions } from 'vite'
import { guestEntry, pages, scriptOf } from './worker/core/pages.ts'
import { guestChunks, plannerChunks } from './worker/dev/chunks.ts'
import { headers, modulesOf, sourceDocuments, words, wordsFiles } from './worker/dev/vite-plugins.ts'
import { offlineWorker } from './worker/links/rules/offline.ts'
import { stockIds } from './worker/print/rules/stock.ts'

const server = process.env.PLATEWISE_API ?? 'http://localhost:8787'
const proxied = { target: server, headers: { origin: server } }

const guestPages = Object.entries(pages).flatMap(([id, { kind }]) =>
  kind === 'guest' && scriptOf(id) === id && id !== 'kitchenLink' ? [id] : [],
)

/**
 * Entries by the kind of document: the site's script on each page, one for texts, one for each guest's page, one for the
 * kitchen's, and one for planners (worker/pages/build.ts). A document for paper loads its own, and a sheet for the paper's size or the cards' stock.
 */
const entries: Record<
  'site' | 'text' | 'guest' | 'kitchen' | 'offline' | 'planner' | 'print',
  Record<string, string>
> = {
  site: { site: 'web/site/entry.ts' },
  text: { text: 'web/texts/entry.css' },
  guest: Object.fromEntries(guestPages.map((id) => [id, `web/${guestEntry(id)}`])),
  kitchen: { kitchen: 'web/kitchen/entry.tsx' },
  offline: { offline: 'web/kitchen/offline/service-worker.ts' },
  planner: { planner: 'web/planner/app/main.tsx' },
  print: {
    ...{ print: 'web/print/entry.ts', a4: 'web/print/a4.css', letter: 'web/print/letter.css' },
    cards: 'web/print/cards/cards.css',
    ...Object.fromEntries(stockIds.map((id) => [`stock-${id}`, `web/print/stock/${id}.css`])),
  },
}
const names = Object.keys(entries) as (keyof typeof entries)[]
const chunks: Partial<Record<string, typeof guestChunks | typeof plannerChunks>> = {
  guest: guestChunks,
  planner: plannerChunks,
}

/** A service worker is one file, whose name stays: its folder is the scope it may have. */
const serviceWorker = { entryFileNames: offlineWorker.script.slice(1), format: 'iife' } as const

// Each kind is a build of its own: what one page brings can never come with another. Its manifest tells the Worker
// and the tests which files those are.
const environments = Object.fromEntries([
  ...names.map((name): [string, EnvironmentOptions] => [
    name,
    {
      consumer: 'client',
      build: {
        outDir: '../dist/client',
        emptyOutDir: name === names[0],
        copyPublicDir: name === names[0],
        manifest: `assets/${name}.json`,
        target: 'es2022',
        rolldownOptions: {
          input: entries[name],
          output: name === 'offline' ? serviceWorker : { codeSplitting: { groups: chunks[name] ?? [] } },
        },
      },
    },
  ]),
  ...words.map(({ name, source, room, tag }): [string, EnvironmentOptions] => [
    name,
    {
      consumer: 'client',
      build: {
        outDir: '../dist/client',
        emptyOutDir: false,
        copyPublicDir: false,
        target: 'es2022',
        rolldownOptions: {
          input: { [`${room}-${tag}`]: source },
          preserveEntrySignatures: 'strict',
          optimization: { inlineConst: { mode: 'all', pass: 2 } },
        },
      },
    },
  ]),
])

export default defineConfig(({ command }) => ({
  root: 'web',
  appType: 'custom',
  plugins: [react(), sourceDocuments(server, names), modulesOf, wordsFiles(words), headers],
  ...(command === 'build' && { environments }),
  builder: {
    async buildApp(builder) {
      for (const name of [...names, ...words.map((one) => one.name)]) {
        const environment = builder.environments[name]
        if (environment) await builder.build(environment)
      }
    },
  },
  server: {
    host: 'localhost',
    proxy: { '^/api/': { ...proxied, ws: true }, '/__local': proxied, [offlineWorker.script]: proxied },
  },
}))
