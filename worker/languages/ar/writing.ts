import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

export const arabic = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `توقيت ${city}` },
)

export const { figure, percent } = arabic
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, kitchenMeal, dayAt, timeAt } =
  arabic.days
