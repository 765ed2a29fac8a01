import { globSync, mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'

// Writes the pseudo-language en-XA: one file per file of English words, with the same exports and pseudo sentences.
// `#words/*`, `#menu/words/*` and their like resolve to it under the condition `en-xa`. Builds without it include none.
const out = '.local/words/en-XA'
/** Exports that identify the language. */
const tags: Record<string, string> = { lang: 'en-XA', locale: 'en-XA', dir: 'ltr' }

/** Source of a module that exports each of `names` in pseudo form. Its own names are none that a file of words would export. */
function moduleOf(english: string, names: string[]): string {
  return [
    `import { pseudoOf as pseudoOfAll } from '${process.cwd()}/worker/languages/pseudo.ts'`,
    `import * as englishWords from '${process.cwd()}/${english}'`,
    'const pseudoWords = pseudoOfAll({ ...englishWords })',
    ...names.map(
      (name) => `export const ${name} = ${tags[name] ? `'${tags[name]}'` : `pseudoWords.${name}`}`,
    ),
    '',
  ].join('\n')
}

rmSync(out, { recursive: true, force: true })
for (const file of [...globSync('worker/*/words/*.ts'), ...globSync('worker/languages/en/*.ts')]) {
  if (file.includes('.test.')) continue
  const noun = dirname(dirname(file)).slice('worker/'.length)
  const folder = noun === 'languages' ? out : `${out}/${noun}`
  mkdirSync(folder, { recursive: true })
  const words = await import(`../../${file}`)
  writeFileSync(`${folder}/${basename(file)}`, moduleOf(file, Object.keys(words)))
}
