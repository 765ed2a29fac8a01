import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

/** Cities whose names German writes another way than the list of time zones. */
const cities: Record<string, string> = {
  Athens: 'Athen',
  Brussels: 'Brüssel',
  Copenhagen: 'Kopenhagen',
  Lisbon: 'Lissabon',
  Luxembourg: 'Luxemburg',
  Prague: 'Prag',
  Rome: 'Rom',
  Vienna: 'Wien',
  Warsaw: 'Warschau',
  Zurich: 'Zürich',
}

export const german = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `Ortszeit ${cities[city] ?? city}` },
)

export const { figure, percent } = german
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, shortMealLine, dayAt, timeAt } =
  german.days
