/** Languages that guests and kitchens can read in, as their speakers call them, by tag. */
export const languageNames = {
  en: 'English',
  ar: 'العربية',
  de: 'Deutsch',
  es: 'Español',
  fr: 'Français',
  it: 'Italiano',
  nl: 'Nederlands',
  pl: 'Polski',
  'pt-BR': 'Português',
  tr: 'Türkçe',
} as const

/** The tag of one of them. */
export type NamedLanguage = keyof typeof languageNames

/** Languages with which layouts are tried: longer than English, and the same from right to left. */
export type PseudoLanguage = 'en-XA' | 'ar-XB'

/** The tag of any language: theirs, and those with which layouts are tried. */
export type LanguageTag = NamedLanguage | PseudoLanguage

export const namedLanguages = Object.keys(languageNames) as [NamedLanguage, ...NamedLanguage[]]

/** The name of a stored tag; null where it is none of them. */
export function languageName(tag: string | null): string | null {
  return namedLanguages.some((one) => one === tag) ? languageNames[tag as NamedLanguage] : null
}
