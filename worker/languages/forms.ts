import { pluralIn } from './formats/plural.ts'

/**
 * Forms of a language's sentences, in the place of JavaScript's defaults. `Category`: those of its plurals, each of which
 * has a form.
 * @param lang its tag
 */
export function formsOf<Category extends Intl.LDMLPluralRule>(lang: string) {
  return {
    /** The form that goes with a count. */
    plural: (count: number, forms: Record<Category | 'other', string>): string =>
      pluralIn(lang, count, forms),

    /** Names as a list: Ada, Ben, and Cleo. */
    inAList: (names: readonly string[]): string => new Intl.ListFormat(lang).format(names),

    /** The order of the alphabet. */
    byAlphabet: (a: string, b: string): number => a.localeCompare(b, lang),

    lower: (text: string): string => text.toLocaleLowerCase(lang),
    upper: (text: string): string => text.toLocaleUpperCase(lang),
  }
}
