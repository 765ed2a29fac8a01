import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

export const french = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `heure locale : ${city}` },
)

export const { figure, percent } = french
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, kitchenMeal, dayAt, timeAt } =
  french.days
