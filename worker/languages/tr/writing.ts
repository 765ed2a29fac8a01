import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

export const turkish = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `${city} saati` },
)

export const { figure, percent } = turkish
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, kitchenMeal, dayAt, timeAt } =
  turkish.days
