import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

export const polish = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `czas: ${city}` },
)

export const { figure, percent } = polish
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, kitchenMeal, dayAt, timeAt } =
  polish.days
