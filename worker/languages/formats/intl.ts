// Making a format takes seventy times as long as writing a day by it, and plural rules fifty times.
const dateFormats = new Map<string, Intl.DateTimeFormat>()
const pluralRules = new Map<string, Intl.PluralRules>()
const mostFormats = 100

/** A format of dates, made once. Time zones are many, so that all are forgotten when there are too many. */
export function dateFormat(locale: string, options: Intl.DateTimeFormatOptions): Intl.DateTimeFormat {
  const key = locale + JSON.stringify(options)
  const known = dateFormats.get(key)
  if (known) return known
  if (dateFormats.size >= mostFormats) dateFormats.clear()
  const made = new Intl.DateTimeFormat(locale, options)
  dateFormats.set(key, made)
  return made
}

/** The plural rules of a language, made once. */
export function pluralRulesOf(language: string): Intl.PluralRules {
  const rules = pluralRules.get(language) ?? new Intl.PluralRules(language)
  pluralRules.set(language, rules)
  return rules
}
