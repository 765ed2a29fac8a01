import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

export const italian = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `ora di ${city}` },
)

export const { figure, percent } = italian
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, kitchenMeal, dayAt, timeAt } =
  italian.days
