import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

// Writes the pseudo-language en-XA: one file per file of English words, with the same exports and pseudo sentences.
// `#words/*` resolves to it under the condition `en-xa`. Builds without the condition include none of it.
const english = 'worker/languages/en'
const out = '.local/words/en-XA'
/** Exports that identify the language. */
const tags: Record<string, string> = { lang: 'en-XA', locale: 'en-XA', dir: 'ltr' }

/** Source of a module that exports each of `names` in pseudo form. Its own names are none that a file of words would export. */
function moduleOf(file: string, names: string[]): string {
  return [
    `import { pseudoOf as pseudoOfAll } from '../../../worker/languages/pseudo.ts'`,
    `import * as englishWords from '../../../${english}/${file}'`,
    'const pseudoWords = pseudoOfAll({ ...englishWords })',
    ...names.map(
      (name) => `export const ${name} = ${tags[name] ? `'${tags[name]}'` : `pseudoWords.${name}`}`,
    ),
    '',
  ].join('\n')
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
for (const file of readdirSync(english))
  writeFileSync(`${out}/${file}`, moduleOf(file, Object.keys(await import(`../languages/en/${file}`))))
