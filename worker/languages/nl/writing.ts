import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

export const dutch = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `tijd in ${city}` },
)

export const { figure, percent } = dutch
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, kitchenMeal, dayAt, timeAt } =
  dutch.days
