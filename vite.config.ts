import { readFileSync, writeFileSync } from 'node:fs'
import { relative } from 'node:path'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetHeaders } from './worker/core/http/headers.ts'

const server = process.env.PLATEWISE_API ?? 'http://localhost:8787'
const proxied = { target: server, headers: { origin: server } }

// What every page needs goes into one file, and what a guest's form needs into a second: a phone asks for as few
// files as it can. The rest is cut along the pages.
const everywhere =
  /node_modules\/(react|react-dom|react-router|scheduler|hono)\/|\/worker\/contract\/(capacity|code|day|guest|limits|live|person|refusal|site|text)\.ts|\/web\/(ui\/(button|dialog|field|loading|notice|title|toasts)\.tsx|frame\/[\w-]+\.tsx|client\/(api|live-socket|session|sign-in-again)\.ts)/
const guestForm =
  /\/web\/(guest\/(?!edit|newer|withdraw|use-edit|home|code-form|receipt)|client\/(device|use-answer|live)\.)[\w.-]+/

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    {
      // One request less on a guest's first visit.
      name: 'icon-in-the-page',
      apply: 'build',
      transformIndexHtml: (html) => {
        const icon = readFileSync('web/public/favicon.svg', 'utf8').trim()
        return html.replace('href="/favicon.svg"', `href="data:image/svg+xml,${encodeURIComponent(icon)}"`)
      },
    },
    {
      // Which module came into which file, and how long it is there: what the bundle's tests and its report read.
      name: 'modules-of-files',
      apply: 'build',
      writeBundle: (_, bundle) => {
        const files = Object.values(bundle).flatMap((file) => (file.type === 'chunk' ? [file] : []))
        const lengths = files.map(({ fileName, modules }) => [
          fileName,
          Object.entries(modules).map(([id, { renderedLength }]) => [
            relative(process.cwd(), id),
            renderedLength,
          ]),
        ])
        writeFileSync('dist/modules.json', JSON.stringify(Object.fromEntries(lengths)))
      },
    },
    {
      name: 'asset-headers',
      apply: 'build',
      writeBundle: ({ dir }) => writeFileSync(`${dir}/_headers`, assetHeaders()),
    },
  ],
  build: {
    outDir: '../dist/client',
    emptyOutDir: true,
    manifest: 'assets/manifest.json',
    target: 'es2022',
    rolldownOptions: {
      output: {
        codeSplitting: {
          groups: [
            { name: 'everywhere', test: everywhere },
            { name: 'guest', test: guestForm },
          ],
        },
      },
    },
  },
  server: {
    host: 'localhost',
    proxy: { '^/api/': { ...proxied, ws: true }, '/__local': proxied },
  },
})
