import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

// Writes the pseudo-language en-XA: one file per file of English words, with the same exports and pseudo sentences.
// `#words/*` resolves to it under the condition `en-xa`. Builds without the condition include none of it.
const english = 'worker/contract/words/en'
const out = '.local/words/en-XA'
/** Exports that identify the language. */
const tags = new Set(['lang', 'locale'])

/** Source of a module that exports each of `names` in pseudo form. */
function moduleOf(file: string, names: string[]): string {
  return [
    `import { pseudoOf } from '../../../worker/contract/words/pseudo.ts'`,
    `import * as en from '../../../${english}/${file}'`,
    'const words = pseudoOf({ ...en })',
    ...names.map((name) => `export const ${name} = ${tags.has(name) ? `'en-XA'` : `words.${name}`}`),
    '',
  ].join('\n')
}

rmSync(out, { recursive: true, force: true })
mkdirSync(out, { recursive: true })
for (const file of readdirSync(english))
  writeFileSync(`${out}/${file}`, moduleOf(file, Object.keys(await import(`../contract/words/en/${file}`))))
