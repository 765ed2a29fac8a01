import { type Days, daysOf } from './formats/days.ts'
import { type Forms, pluralIn } from './formats/plural.ts'

/** Properties of its language that each object of words has beside the sentences. */
export type Writing = {
  /** The `lang` of documents and mails. */
  lang: string
  /** The direction it is written in. */
  dir: 'ltr' | 'rtl'
  /** Locale of dates, figures and amounts, as a BCP 47 tag. */
  locale: string
  days: Days
  /** A number: 1,000. */
  figure: (count: number) => string
  /** A share: 0.5 gives 50%. */
  percent: (share: number) => string
  /** The form that goes with a count. */
  plural: (count: number, forms: Forms) => string
  /** Names as a list: Ada, Ben and Cleo. */
  list: (names: readonly string[]) => string
  /** Stands between parts that are listed without a word before the last. */
  comma: string
  /** The colon between a name and its value, with the language's spaces: `Place : Hall` in French. */
  colon: string
}

type Tag = Pick<Writing, 'lang' | 'dir' | 'locale'>

/** A language's way of writing days, figures, counts and lists. */
export function writingOf(tag: Tag, days: Omit<Parameters<typeof daysOf>[0], 'locale' | 'comma'>): Writing {
  const { locale, lang } = tag
  const comma = lang === 'ar' ? '، ' : ', '
  const figures = new Intl.NumberFormat(locale)
  const shares = new Intl.NumberFormat(locale, { style: 'percent' })
  const lists = new Intl.ListFormat(locale)
  return {
    ...tag,
    days: daysOf({ locale, comma, ...days }),
    figure: (count) => figures.format(count),
    percent: (share) => shares.format(share),
    plural: (count, forms) => pluralIn(locale, count, forms),
    list: (names) => lists.format(names),
    comma,
    colon: lang === 'fr' ? '\u00a0: ' : ': ',
  }
}
