import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

export const portuguese = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `horário de ${city}` },
)

export const { figure, percent } = portuguese
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, kitchenMeal, dayAt, timeAt } =
  portuguese.days
