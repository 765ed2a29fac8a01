import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

export const german = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `Ortszeit ${city}` },
)

export const { figure, percent } = german
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, kitchenMeal, dayAt, timeAt } =
  german.days
