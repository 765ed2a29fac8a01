import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

export const english = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: 'en-GB', spaced: true, hourCycle: 'h12', timeOf: (city) => `${city} time` },
)
