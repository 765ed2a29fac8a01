import { mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs'

// Writes the pseudo-language en-XA: for each file of English words one with the same names, whose sentences are made
// from the English ones. `#words/*` leads there under the condition `en-xa`; a build without it carries nothing of this.
const english = 'worker/contract/words/en'
const out = '.local/words/en-XA'
/** What names the language itself. */
const tags = new Set(['lang', 'locale'])

/** A module that exports each of `names` in its pseudo form. */
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
