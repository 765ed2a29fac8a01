import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

export const spanish = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `hora de ${city}` },
)

export const { figure, percent } = spanish
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, kitchenMeal, dayAt, timeAt } =
  spanish.days
