import { type Forms, pluralIn } from '../plural.ts'
import { lang } from './locale.ts'

// Forms of English sentences, in the place of JavaScript's defaults.

/** The form that goes with a count. */
export function plural(count: number, forms: Forms): string {
  return pluralIn(lang, count, forms)
}

/** Names as a list: Ada, Ben, and Cleo. */
export function inAList(names: readonly string[]): string {
  return new Intl.ListFormat(lang).format(names)
}

/** The order of the alphabet. */
export function byAlphabet(a: string, b: string): number {
  return a.localeCompare(b, lang)
}

export function lower(text: string): string {
  return text.toLocaleLowerCase(lang)
}

export function upper(text: string): string {
  return text.toLocaleUpperCase(lang)
}
