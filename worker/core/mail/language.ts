import { offeredLanguage } from '../../languages/choose-language.ts'
import { type LanguageTag, languages } from '../../languages/languages.ts'
import { settings } from '../settings.ts'
import type { TemplateContext } from './email.ts'

/** The context of a template with the words of a language. */
export function templateContext(env: Env, language: LanguageTag = 'en'): TemplateContext {
  return { env, words: languages[language]().mail }
}

/**
 * The context of a mail in the language that is stored of its reader, the event's, or else the fallback's.
 * @param tag null or unknown where none is stored
 * @param event the tag of the event's invitation
 */
export function templateContextFor(
  defaultContext: TemplateContext,
  tag: string | null,
  event: string,
): TemplateContext {
  const { pseudoLanguage } = settings(defaultContext.env)
  const language = offeredLanguage(tag ?? '', pseudoLanguage) ?? offeredLanguage(event, pseudoLanguage)
  return language ? templateContext(defaultContext.env, language) : defaultContext
}
