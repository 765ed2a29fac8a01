import { type Writing, writingOf } from '../writing.ts'
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

/** The same with "o" before the time of a meal: piątek, 29 stycznia 2027 o 19:30. */
function withAt(written: Writing): Writing {
  const { days } = written
  const at = (text: string) => text.replace(/(\d{4}),? (?=\d{1,2}:\d\d)/, '$1 o ')
  return {
    ...written,
    days: {
      ...days,
      mealTime: (meal) => at(days.mealTime(meal)),
      mealLine: (meal) => at(days.mealLine(meal)),
    },
  }
}

export const polish = /* @__PURE__ */ withAt(
  /* @__PURE__ */ writingOf(
    { lang, dir, locale },
    { shortLocale: locale, timeOf: (city) => `czas: ${cities[city] ?? city}` },
  ),
)

export const { figure, percent } = polish
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, shortMealLine, dayAt, timeAt } =
  polish.days
