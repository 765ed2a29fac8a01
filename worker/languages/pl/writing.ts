import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

/** Cities of time zones that Polish calls otherwise. */
const cities: Record<string, string> = {
  Warsaw: 'Warszawa',
  Brussels: 'Bruksela',
  Copenhagen: 'Kopenhaga',
  Kyiv: 'Kijów',
  Lisbon: 'Lizbona',
  London: 'Londyn',
  Madrid: 'Madryt',
  'New York': 'Nowy Jork',
  Paris: 'Paryż',
  Prague: 'Praga',
  Rome: 'Rzym',
  Vienna: 'Wiedeń',
  Vilnius: 'Wilno',
  Zurich: 'Zurych',
}

export const polish = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `czas: ${cities[city] ?? city}` },
)

export const { figure, percent } = polish
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, kitchenMeal, dayAt, timeAt } =
  polish.days
