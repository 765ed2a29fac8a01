import { type LanguageTag, languages } from '../../languages/languages.ts'
import type { Mailing } from './email.ts'

/** The language of a mail: the one stored with whom it is for, or else English. */
export function mailLanguage(stored: LanguageTag | null = null): LanguageTag {
  return stored ?? 'en'
}

/** Gives a template the words of a language. */
export function mailingIn(env: Env, language = mailLanguage()): Mailing {
  return { env, words: languages[language]().mail }
}
