import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import type { PageKind, PageOf } from '#core/pages'
import type { LanguageTag } from '#languages/languages'
import { roomOf } from '../pages/build.ts'

export { guestEntry } from '#core/pages'

/** A chunk as the build's manifest has it, by the path of the module it was made of. */
type Chunk = {
  file: string
  isEntry?: boolean
  css?: string[]
  imports?: string[]
  dynamicImports?: string[]
}

/** The site's own script, each kind of page, and the kitchen's: a build each. */
export type Entry = 'site' | 'kitchen' | PageKind

const folder = 'dist/client'

/** The manifest of one entry's build. */
export function manifestOf(entry: Entry): Record<string, Chunk> {
  return JSON.parse(readFileSync(`${folder}/assets/${entry}.json`, 'utf8'))
}

/** The file of a guest's page's words in a language. */
export function wordsFile(language: LanguageTag, id: PageOf<'guest'>): string {
  const words = JSON.parse(readFileSync(`${folder}/assets/words.json`, 'utf8'))
  return words[roomOf(id)][language].slice(1)
}

/** The entries of a build, by their path in its manifest. */
export function entriesOf(entry: Entry): string[] {
  const manifest = manifestOf(entry)
  return Object.keys(manifest).filter((key) => manifest[key]?.isEntry)
}

/**
 * The scripts of a build: what its entries load at once, and what the `more` modules load with it. Only of the entries
 * in `more`, if it has any.
 * @param more modules that are loaded later, by their path in the manifest
 * @param opened true to include everything those modules can load later
 */
export function scriptsOf(entry: Entry, more: string[] = [], opened = false): string[] {
  return distinct(chunksOf(entry, more, opened).map(({ file }) => file)).filter((file) =>
    file.endsWith('.js'),
  )
}

/** The style sheets that come with those scripts. */
export function stylesOf(entry: Entry, more: string[] = []): string[] {
  const files = chunksOf(entry, more, false).flatMap(({ file, css = [] }) => [file, ...css])
  return distinct(files).filter((file) => file.endsWith('.css'))
}

/** The scripts that an entry loads once its page is in use. */
export function lazyScriptsOf(entry: Entry, key: string): string[] {
  const at = scriptsOf(entry, [key])
  const late = chunksOf(entry, [key], false).flatMap(({ dynamicImports = [] }) => dynamicImports)
  const files = late.flatMap((one) => scriptsOf(entry, [key, one]))
  return distinct(files).filter((file) => !at.includes(file))
}

/** The same by part: what each brings beside the page's own. */
export function lazyChunksOf(entry: Entry, key: string): { part: string; files: string[] }[] {
  const at = scriptsOf(entry, [key])
  const parts = distinct(chunksOf(entry, [key], false).flatMap(({ dynamicImports = [] }) => dynamicImports))
  return parts.map((part) => ({
    part,
    files: scriptsOf(entry, [key, part]).filter((file) => !at.includes(file)),
  }))
}

function distinct(files: string[]): string[] {
  return [...new Set(files)]
}

function chunksOf(entry: Entry, more: string[], opened: boolean): Chunk[] {
  const manifest = manifestOf(entry)
  const taken = new Set<Chunk>()
  const take = (key: string) => {
    const chunk = manifest[key]
    if (!chunk) throw new Error(`the build of ${entry} has no ${key}`)
    if (taken.has(chunk)) return
    taken.add(chunk)
    chunk.imports?.forEach(take)
    if (opened && !chunk.isEntry) chunk.dynamicImports?.forEach(take)
  }
  const entries = more.some((key) => manifest[key]?.isEntry) ? [] : entriesOf(entry)
  for (const key of [...entries, ...more]) take(key)
  return [...taken]
}

/** The modules in the files of an entry's build, with the length each has there. */
export function modulesOf(entry: Entry, files: string[]): [path: string, length: number][] {
  const byFile: Record<string, [path: string, length: number][]> = JSON.parse(
    readFileSync(`dist/modules/${entry}.json`, 'utf8'),
  )
  return files.flatMap((file) => byFile[file] ?? [])
}

const sizes = new Map<string, number>()

/** Size of built files as sent to a browser, in bytes. */
export function bytesOf(files: string[]): number {
  for (const file of files)
    if (!sizes.has(file)) sizes.set(file, brotliCompressSync(readFileSync(`${folder}/${file}`)).length)
  return files.reduce((sum, file) => sum + (sizes.get(file) ?? 0), 0)
}
