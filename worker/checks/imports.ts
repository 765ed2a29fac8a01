import { readdirSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Imports of a source: files of the repository, and packages by name. */
export type Imports = { files: string[]; packages: string[] }

const specifiers = /(?:\bfrom|\bimport)\s*\(?\s*(['"])([^'"\n]+)\1/g

/** Every source of a folder and of those below it, by its path from the repository's root. */
export function sourcesIn(folder: string): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && /\.(ts|tsx)$/.test(entry.name) && !entry.name.endsWith('.d.ts'))
    .map((entry) => join(entry.parentPath, entry.name))
    .sort()
}

/**
 * Reads what each of some sources imports, by a type or a value, now or later.
 * @param sources paths from the repository's root
 * @throws Error for a relative or `#` import that leads nowhere
 */
export function importsOf(sources: readonly string[]): Map<string, Imports> {
  const aliases: [string, string][] = Object.entries(JSON.parse(readFileSync('package.json', 'utf8')).imports)
  const known = new Set(sources)
  const pathOf = (from: string, name: string): string => {
    if (name.startsWith('.')) return join(dirname(from), name)
    for (const [alias, target] of aliases) {
      const [before = '', after] = alias.split('*')
      const path = target.replace('./', '')
      if (after === undefined && name === alias) return path
      if (after !== undefined && name.startsWith(before)) return path.replace('*', name.slice(before.length))
    }
    throw new Error(`${from} imports ${name}, which package.json does not name`)
  }
  const read = (from: string): Imports => {
    const names = [...readFileSync(from, 'utf8').matchAll(specifiers)].map(([, , name = '']) => name)
    const [own, packages] = [
      names.filter((name) => /^[.#]/.test(name)),
      names.filter((name) => !/^[.#]/.test(name)),
    ]
    return { files: own.map((name) => pathOf(from, name)).filter((path) => known.has(path)), packages }
  }
  return new Map(sources.map((source) => [source, read(source)]))
}
