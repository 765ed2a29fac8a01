import { expect, it } from 'vitest'

// The operator's names and address are no sentences, and are said in every language alike.
const sources = import.meta.glob<string>(
  [
    '../*/{shape,rules}.ts',
    '../*/{shape,rules}/**/*.ts',
    '../core/**/*.ts',
    '!../core/{words,mail}/**',
    '!../**/*.test.ts',
    '!../core/{site,settings}.ts',
  ],
  { query: '?raw', import: 'default', eager: true },
)

/** Texts in a source that read as a sentence or a label: they begin with a capital letter and hold another word. */
function sentencesIn(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\//g, '').replace(/^\s*\/\/.*$/gm, '')
  return [...code.matchAll(/'([^'\n]*)'|"([^"\n]*)"|`([^`\n]*)`/g)]
    .map(([, single, double, template]) => single ?? double ?? template ?? '')
    .map((text) => text.replace(/\$\{[^}]*\}/g, 'X'))
    .filter((text) => /^[A-Z]\S* \S*[a-z]{2}/.test(text))
}

it('leaves every sentence to the words of a language', () => {
  expect(Object.keys(sources).length).toBeGreaterThan(30)
  for (const [file, source] of Object.entries(sources))
    expect({ file, sentences: sentencesIn(source) }).toEqual({ file, sentences: [] })
})

it('would find a sentence, a label and a template, and neither a key nor a comment', () => {
  const template = ['`$', '{n} guests`'].join('')
  expect(sentencesIn(`const a = 'Please try again.'`)).toEqual(['Please try again.'])
  expect(sentencesIn('const b = "Event details"')).toEqual(['Event details'])
  expect(sentencesIn(`const c = ${template}`)).toHaveLength(1)
  expect(sentencesIn(`const d = ['tree nuts', 'GET', 'not_found']\n// 'Not this.'`)).toEqual([])
})
