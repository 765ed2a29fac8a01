import { writeFileSync } from 'node:fs'
import react from '@vitejs/plugin-react'
import { defineConfig } from 'vite'
import { assetHeaders } from './worker/ground/headers.ts'

const server = process.env.PLATEWISE_API ?? 'http://localhost:8787'
const proxied = { target: server, headers: { origin: server } }

// React Aria brings its words in thirty languages; this site speaks one, and each of the others reads as that one.
const otherLanguages =
  /react-(aria|aria-components|stately)\/dist\/private\/intl\/.*\/(?!en-US)[a-z]{2}-[A-Z]{2}\.mjs$/

export default defineConfig({
  root: 'web',
  plugins: [
    react(),
    {
      name: 'one-language',
      load: (id) => (otherLanguages.test(id) ? "export { default } from './en-US.mjs'" : undefined),
    },
    {
      name: 'asset-headers',
      apply: 'build',
      writeBundle: ({ dir }) => writeFileSync(`${dir}/_headers`, assetHeaders()),
    },
  ],
  build: { outDir: '../dist/client', emptyOutDir: true, manifest: 'assets/manifest.json', target: 'es2022' },
  server: {
    host: 'localhost',
    proxy: { '^/api/': { ...proxied, ws: true }, '/__local': proxied },
  },
})
