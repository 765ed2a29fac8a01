import type { Writing } from './writing.ts'

const accented: Readonly<Record<string, string>> = {
  A: 'Å',
  C: 'Ç',
  D: 'Ð',
  E: 'É',
  G: 'Ĝ',
  H: 'Ĥ',
  I: 'Î',
  L: 'Ļ',
  N: 'Ñ',
  O: 'Ö',
  R: 'Ŕ',
  S: 'Š',
  T: 'Ţ',
  U: 'Û',
  W: 'Ŵ',
  Y: 'Ý',
  Z: 'Ž',
  a: 'å',
  c: 'ç',
  d: 'ð',
  e: 'é',
  g: 'ĝ',
  h: 'ĥ',
  i: 'î',
  l: 'ļ',
  n: 'ñ',
  o: 'ö',
  r: 'ŕ',
  s: 'š',
  t: 'ţ',
  u: 'û',
  w: 'ŵ',
  y: 'ý',
  z: 'ž',
}

// Addresses and tags stay as they are.
const kept = ['https?://\\S+', '\\S+@\\S+', '<[^>]+>']
/** Growth of other languages beside English, by a rule of localization. */
const growth = 0.4
const fillerWord = 5

/**
 * The pseudo form of a sentence, to try a page in a language longer than English before there is one: accented letters,
 * 40 % more characters, and brackets that show where a sentence is cut off or glued to another.
 * @param data what stays as it is where it stands in the sentence
 */
export function pseudo(sentence: string, data: string[] = []): string {
  if (sentence.trim() === '') return sentence
  const longestFirst = data.toSorted((a, b) => b.length - a.length)
  const parts = sentence.split(new RegExp(`(${[...longestFirst.map(escaped), ...kept].join('|')})`))
  const text = parts.map((part, index) =>
    index % 2 === 1 ? part : part.replace(/[A-Za-z]/g, (letter) => accented[letter] ?? letter),
  )
  const own = parts.filter((_, index) => index % 2 === 0).join('')
  return `⟦${text.join('')}${filler(Math.ceil(own.length * growth))}⟧`
}

function escaped(text: string): string {
  return text.replace(/[\\^$.*+?()[\]{}|/-]/g, '\\$&')
}

/** As many characters as asked for, in words, so that a line may break between them. */
function filler(length: number): string {
  return Array.from({ length }, (_, index) =>
    index % (fillerWord + 1) === 0 && length > 2 ? ' ' : 'ẋ',
  ).join('')
}

/**
 * The pseudo form of a module of words: each string, each function's sentence, whatever the depth. What a function is
 * given as text is data and stays as it is.
 */
export function pseudoOf<T>(words: T): T {
  if (typeof words === 'string') return pseudo(words) as T
  if (typeof words === 'function')
    return ((...params: unknown[]) => {
      const made: unknown = words(...params)
      return typeof made === 'string' ? pseudo(made, dataIn(params)) : made
    }) as T
  if (Array.isArray(words)) return words.map(pseudoOf) as T
  if (typeof words !== 'object' || words === null) return words
  return Object.fromEntries(Object.entries(words).map(([name, word]) => [name, pseudoOf(word)])) as T
}

/** The texts among a function's params, in lists and under the names of an object, too. */
function dataIn(params: unknown[]): string[] {
  const each = params.flat().flatMap((param) => (isObject(param) ? Object.values(param) : [param]))
  return each.filter(isText)
}

function isObject(param: unknown): param is object {
  return typeof param === 'object' && param !== null
}

function isText(param: unknown): param is string {
  return typeof param === 'string' && param !== ''
}

/** The pseudo-language that is written from right to left, so that what is not mirrored is seen. */
export const mirrored = { lang: 'ar-XB', dir: 'rtl' } as const

/**
 * An object of words in a pseudo-language, which writes figures and lists as English does.
 * @param as its tag and direction
 */
export function pseudoWords<Words extends Writing>(
  english: Words,
  as: Pick<Writing, 'lang' | 'dir'> = { lang: 'en-XA', dir: 'ltr' },
): Words {
  const { locale, figure, percent, list, comma, colon } = english
  return { ...pseudoOf(english), ...as, locale, figure, percent, list, comma, colon }
}
