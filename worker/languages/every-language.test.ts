import { describe, expect, it } from 'vitest'
import type { Language } from './language.ts'
import { english, languages } from './languages.ts'

const others = Object.entries(languages).filter(([tag]) => tag !== 'en' && !/-X[AB]$/.test(tag))

/** Nouns whose mails go to planners alone: English in every language. */
const plannersMail = ['account', 'members', 'notifications', 'overview', 'purchases', 'retention']
/** Words that are the same in another language, by their names: a table is one in French, a place is called as it is. */
const same =
  /\.(?:lang|dir|locale|days\..*|figure|percent|plural|list|comma|colon)$|story\.kitchen\.specials\.\d\.0$|^\.demo\.(?:title|venue)$/

type Leaf = { path: string; value: unknown }

function leavesOf(value: unknown, path = ''): Leaf[] {
  if (value === null || typeof value !== 'object') return [{ path, value }]
  return Object.entries(value).flatMap(([name, one]) => leavesOf(one, `${path}.${name}`))
}

const isPlanners = ({ path }: Leaf) => plannersMail.some((noun) => path.startsWith(`.mail.${noun}.`))
const inEnglish = leavesOf(english)
const englishAt = new Map(inEnglish.map(({ path, value }) => [path, value]))

/** Sentences without parameters that a language leaves in English. */
function leftInEnglish(language: Language): string[] {
  return leavesOf(language)
    .filter((leaf) => !isPlanners(leaf) && !same.test(leaf.path) && !leaf.path.startsWith('.refusals.'))
    .filter(
      ({ path, value }) =>
        typeof value === 'string' && /[a-z]{3} [a-z]{2}/i.test(value) && value === englishAt.get(path),
    )
    .map(({ path }) => path)
}

describe.each(others)('in %s', (tag, load) => {
  const language = load()

  it('each sentence of English is said, by the same name', () => {
    const names = new Set(leavesOf(language).map(({ path }) => path))
    expect(inEnglish.filter(({ path }) => !names.has(path)).map(({ path }) => path)).toEqual([])
  })

  it('no sentence is left in English', () => {
    expect(leftInEnglish(language)).toEqual([])
  })

  it('no sentence holds a hole that was not filled', () => {
    for (const { path, value } of leavesOf(language))
      expect({
        path,
        found: /\$\{|undefined|\[object/.exec(String(typeof value === 'string' ? value : ''))?.[0],
      }).toEqual({ path, found: undefined })
  })

  it('Undo and Cancel, which stand below each other, are two words', () => {
    expect(language.guest.receipt.undo).not.toBe(language.guest.edit.cancel)
  })

  it('a consent names the readers that its own wording named', () => {
    const { agreedThat } = language.guest.needs
    const [first, second] = [1, 2].map((version) => agreedThat(undefined, 'Paula', undefined, version))
    expect(first?.length).toBeLessThan(second?.length ?? 0)
    expect(agreedThat(undefined, 'Paula')).toBe(second)
  })

  it('the pages and documents name it', () => {
    for (const words of [language.guest, language.kitchen, language.mail])
      expect({ lang: words.lang, dir: words.dir }).toEqual({ lang: tag, dir: tag === 'ar' ? 'rtl' : 'ltr' })
  })
})
