import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'

// Sentences are gathered by nouns, so an import of the whole module hides from knip what nobody says.
const others = /\.(?:test|spec)\.tsx?$|^web\/e2e\/|^worker\/testing\/|^worker\/languages\/(?!en\/)[\w-]+\//
const files = globSync('{worker,web}/**/*.{ts,tsx}').filter((file) => !others.test(file))
const texts = new Map(files.map((file) => [file, readFileSync(file, 'utf8')]))

/** The row of a special guest, as the tests of each language read it. No page shows it in one line. */
const saidInTestsAlone = ['kitchenRow']

it('says every sentence somewhere', () => {
  const names = new Map<string, number>()
  for (const text of texts.values())
    for (const [name] of text.matchAll(/[\w$]+/g)) names.set(name, (names.get(name) ?? 0) + 1)
  const words = [...texts].filter(([file]) => /\/words(?:\/|\.ts)/.test(file))
  const unsaid = words.flatMap(([, text]) =>
    [...text.matchAll(/^export (?:const|function) (\w+)/gm)]
      .map(([, name = '']) => name)
      .filter((name) => names.get(name) === 1),
  )
  expect(words.length).toBeGreaterThan(50)
  expect(unsaid).toEqual(saidInTestsAlone)
})
