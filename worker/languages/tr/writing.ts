import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

/** Cities of time zones that Turkish calls otherwise. */
const cities: Record<string, string> = {
  Istanbul: 'İstanbul',
  Athens: 'Atina',
  Baku: 'Bakü',
  Brussels: 'Brüksel',
  Copenhagen: 'Kopenhag',
  Lisbon: 'Lizbon',
  London: 'Londra',
  Nicosia: 'Lefkoşa',
  Rome: 'Roma',
  Sofia: 'Sofya',
  Vienna: 'Viyana',
  Zurich: 'Zürih',
}

export const turkish = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `${cities[city] ?? city} saati` },
)

export const { figure, percent } = turkish
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, shortMealLine, dayAt, timeAt } =
  turkish.days
