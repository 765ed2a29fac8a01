import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

/** Cities whose names Italian writes another way than the list of time zones. */
const cities: Record<string, string> = {
  Athens: 'Atene',
  Berlin: 'Berlino',
  Brussels: 'Bruxelles',
  Dublin: 'Dublino',
  Lisbon: 'Lisbona',
  London: 'Londra',
  Paris: 'Parigi',
  Prague: 'Praga',
  Rome: 'Roma',
  Stockholm: 'Stoccolma',
  Warsaw: 'Varsavia',
  Zurich: 'Zurigo',
}

export const italian = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `ora di ${cities[city] ?? city}` },
)

export const { figure, percent } = italian
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, shortMealLine, dayAt, timeAt } =
  italian.days
