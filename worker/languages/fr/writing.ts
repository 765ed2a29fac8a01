import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

/** Cities whose names French writes another way than the list of time zones. */
const cities: Record<string, string> = {
  Athens: 'Athènes',
  Brussels: 'Bruxelles',
  Copenhagen: 'Copenhague',
  Lisbon: 'Lisbonne',
  London: 'Londres',
  Montreal: 'Montréal',
  Vienna: 'Vienne',
  Warsaw: 'Varsovie',
}

export const french = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `heure locale : ${cities[city] ?? city}` },
)

export const { figure, percent } = french
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, shortMealLine, dayAt, timeAt } =
  french.days
