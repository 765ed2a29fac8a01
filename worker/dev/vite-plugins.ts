import { existsSync, globSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, relative } from 'node:path'
import type { Plugin } from 'vite'
import { assetHeaders } from '../core/http/headers.ts'

/** The built files of words, by room and language. */
function wordsBuilt(folder: string): Record<string, Record<string, string>> {
  const path = `${folder}/assets/words.json`
  return existsSync(path) ? JSON.parse(readFileSync(path, 'utf8')) : {}
}

/** The Worker's document of an address, with the sources in the place of the built files. */
async function sourceDocument(
  server: string,
  kinds: readonly string[],
  url: string,
  cookie = '',
): Promise<{ status: number; html: string }> {
  const answer = await fetch(server + url, { headers: { cookie } })
  let html = await answer.text()
  for (const name of kinds) {
    const manifest: Record<string, { file: string; isEntry?: boolean }> = JSON.parse(
      readFileSync(`dist/client/assets/${name}.json`, 'utf8'),
    )
    for (const [source, { file, isEntry }] of Object.entries(manifest))
      if (isEntry) html = html.replace(`/${file}"`, `/${source}"`)
  }
  for (const [room, paths] of Object.entries(wordsBuilt('dist/client')))
    for (const [tag, path] of Object.entries(paths))
      html = html.replaceAll(`"${path}"`, `"/@fs${process.cwd()}/worker/languages/${tag}/${room}.ts"`)
  // The sources bring their styles and chunks themselves.
  const built =
    /<style>[^<]*<\/style>|<link rel="(?:stylesheet|modulepreload)" href="\/(?:assets|@fs)\/[^>]*>/g
  return { status: answer.status, html: html.replace(built, '') }
}

/**
 * The documents of `vite dev`.
 * @param server the Worker's origin
 * @param kinds the builds, each with a manifest
 */
export const sourceDocuments = (server: string, kinds: readonly string[]): Plugin => ({
  name: 'documents',
  apply: 'serve',
  configureServer: (vite) => () => {
    vite.middlewares.use((request, response, next) => {
      const url = request.originalUrl ?? '/'
      sourceDocument(server, kinds, url, request.headers.cookie)
        .then(async ({ status, html }) => {
          response.statusCode = status
          response.setHeader('Content-Type', 'text/html; charset=utf-8')
          response.end(await vite.transformIndexHtml(url, html))
        })
        .catch(next)
    })
  },
})

/** A file of words: its build, its source, and whose words in which language it has. */
type WordsFile = { name: string; source: string; room: string; tag: string }

/** Writes down where the words of each room and language are, for the Worker's documents: `assets/words.json`. */
export const wordsFiles = (files: readonly WordsFile[]): Plugin => ({
  name: 'words-files',
  apply: 'build',
  writeBundle({ dir = '' }, bundle) {
    const file = files.find(({ name }) => name === this.environment.name)
    const entry = Object.values(bundle).find((one) => one.type === 'chunk' && one.isEntry)
    if (!file || !entry) return
    const paths = wordsBuilt(dir)
    paths[file.room] = { ...paths[file.room], [file.tag]: `/${entry.fileName}` }
    writeFileSync(`${dir}/assets/words.json`, JSON.stringify(paths))
  },
})

/** Writes down which modules each file holds, and how long they are there: the tests of the build and its report read it. */
export const modulesOf: Plugin = {
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
    mkdirSync('dist/modules', { recursive: true })
    writeFileSync(`dist/modules/${this.environment.name}.json`, JSON.stringify(Object.fromEntries(lengths)))
  },
}

/** Words that a page loads beside its script: one file for each room and language, which imports no other. */
export const words = globSync('worker/languages/*/{guest,guest-home,guest-edit,guest-invite,kitchen}.ts').map(
  (source) => {
    const [room, tag] = [basename(source, '.ts'), basename(dirname(source))]
    return { name: `words_${room}_${tag}`.replaceAll('-', '_'), source, room, tag }
  },
)

/** Writes the headers of the static assets: `_headers`. */
export const headers: Plugin = {
  name: 'asset-headers',
  apply: 'build',
  writeBundle: ({ dir }) => writeFileSync(`${dir}/_headers`, assetHeaders()),
}
