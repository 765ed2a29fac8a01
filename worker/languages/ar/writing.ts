import { writingOf } from '../writing.ts'
import { dir, lang, locale } from './locale.ts'

/** Cities of time zones, in Arabic letters. */
const cities: Record<string, string> = {
  Cairo: 'القاهرة',
  Riyadh: 'الرياض',
  Dubai: 'دبي',
  Kuwait: 'الكويت',
  Qatar: 'قطر',
  Bahrain: 'البحرين',
  Muscat: 'مسقط',
  Baghdad: 'بغداد',
  Amman: 'عمّان',
  Beirut: 'بيروت',
  Damascus: 'دمشق',
  Casablanca: 'الدار البيضاء',
  Algiers: 'الجزائر',
  Tunis: 'تونس',
  Istanbul: 'إسطنبول',
  Berlin: 'برلين',
  Vienna: 'فيينا',
  Zurich: 'زيورخ',
  Paris: 'باريس',
  London: 'لندن',
  'New York': 'نيويورك',
}

export const arabic = /* @__PURE__ */ writingOf(
  { lang, dir, locale },
  { shortLocale: locale, timeOf: (city) => `توقيت ${cities[city] ?? city}` },
)

export const { figure, percent } = arabic
export const { dayText, whenText, zoneName, longDay, shortDay, sinceText, shortMealLine, dayAt, timeAt } =
  arabic.days
