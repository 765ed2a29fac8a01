import { offeredLanguage } from '../../languages/choose-language.ts'
import { type LanguageTag, languages } from '../../languages/languages.ts'
import { settings } from '../settings.ts'
import type { Mailing } from './email.ts'

/** Gives a template the words of a language. */
export function mailingIn(env: Env, language: LanguageTag = 'en'): Mailing {
  return { env, words: languages[language]().mail }
}

/** A mail in the language that is stored of its reader, or else the usual one. @param tag null or unknown where none is */
export function mailingFor(usual: Mailing, tag: string | null): Mailing {
  const language = offeredLanguage(tag ?? '', settings(usual.env).pseudoLanguage)
  return language ? mailingIn(usual.env, language) : usual
}
