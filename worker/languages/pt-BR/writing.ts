import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

/** Cities of time zones that Portuguese calls otherwise. */
const cities: Record<string, string> = {
  'Sao Paulo': 'São Paulo',
  Berlin: 'Berlim',
  London: 'Londres',
  Lisbon: 'Lisboa',
  Madrid: 'Madri',
  Rome: 'Roma',
  Vienna: 'Viena',
  Zurich: 'Zurique',
  Brussels: 'Bruxelas',
  Warsaw: 'Varsóvia',
  Istanbul: 'Istambul',
  'New York': 'Nova York',
}

export const portuguese = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `horário de ${cities[city] ?? city}` },
)

export const { figure, percent } = portuguese
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, shortMealLine, dayAt, timeAt } =
  portuguese.days
