import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

/** Cities whose names Spanish writes another way than the list of time zones. */
const cities: Record<string, string> = {
  Amsterdam: 'Ámsterdam',
  Athens: 'Atenas',
  Berlin: 'Berlín',
  Brussels: 'Bruselas',
  Copenhagen: 'Copenhague',
  Dublin: 'Dublín',
  Istanbul: 'Estambul',
  Lisbon: 'Lisboa',
  London: 'Londres',
  'Mexico City': 'Ciudad de México',
  'New York': 'Nueva York',
  Paris: 'París',
  Rome: 'Roma',
  Stockholm: 'Estocolmo',
  Vienna: 'Viena',
  Warsaw: 'Varsovia',
  Zurich: 'Zúrich',
}

export const spanish = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `hora de ${cities[city] ?? city}` },
)

export const { figure, percent } = spanish
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, shortMealLine, dayAt, timeAt } =
  spanish.days
