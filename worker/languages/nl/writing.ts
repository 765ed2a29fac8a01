import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

/** Cities of time zones that Dutch calls otherwise. */
const cities: Record<string, string> = {
  Berlin: 'Berlijn',
  Brussels: 'Brussel',
  Copenhagen: 'Kopenhagen',
  Lisbon: 'Lissabon',
  London: 'Londen',
  Luxembourg: 'Luxemburg',
  Paris: 'Parijs',
  Prague: 'Praag',
  Vienna: 'Wenen',
  Warsaw: 'Warschau',
  Zurich: 'Zürich',
}

export const dutch = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `tijd in ${cities[city] ?? city}` },
)

export const { figure, percent } = dutch
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, shortMealLine, dayAt, timeAt } =
  dutch.days
