import { offeredLanguage } from '../../languages/choose-language.ts'
import { type LanguageTag, languages } from '../../languages/languages.ts'
import { settings } from '../settings.ts'
import type { Mailing } from './email.ts'

/** Gives a template the words of a language. */
export function mailingIn(env: Env, language: LanguageTag = 'en'): Mailing {
  return { env, words: languages[language]().mail }
}

/**
 * A mail in the language that is stored of its reader, the event's, or else the usual one.
 * @param tag null or unknown where none is stored
 * @param event the tag of the event's invitation
 */
export function mailingFor(usual: Mailing, tag: string | null, event: string): Mailing {
  const { pseudoLanguage } = settings(usual.env)
  const language = offeredLanguage(tag ?? '', pseudoLanguage) ?? offeredLanguage(event, pseudoLanguage)
  return language ? mailingIn(usual.env, language) : usual
}
