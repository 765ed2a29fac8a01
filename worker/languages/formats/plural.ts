import { pluralRulesOf } from './intl.ts'

/** The forms a word takes beside a count, by the categories of the language's plural rules. */
export type Forms = Partial<Record<Intl.LDMLPluralRule, string>> & { other: string }

/** The form that goes with a count in a language. */
export function pluralIn(language: string, count: number, forms: Forms): string {
  return forms[pluralRulesOf(language).select(count)] ?? forms.other
}
