import { chooseLanguage } from '../../languages/choose-language.ts'
import type { Language } from '../../languages/language.ts'
import { type LanguageTag, languages } from '../../languages/languages.ts'
import { settings } from '../settings.ts'

/**
 * The language that a request is answered in: `?lang=`, the cookie, what is stored, `Accept-Language`, the event's, English.
 * @param stored the tag with what its link opens
 * @param event the tag of the event's invitation
 */
export function languageOf(
  { url, headers }: Request,
  env: Env,
  stored: string | null = null,
  event: string | null = null,
): LanguageTag {
  const asked = {
    search: new URL(url).searchParams,
    cookies: headers.get('cookie') ?? '',
    accepts: headers.get('accept-language') ?? '',
    stored,
    event,
  }
  return chooseLanguage(asked, settings(env).pseudoLanguage)
}

/** The words of that language. */
export function wordsFor(
  request: Request,
  env: Env,
  stored: string | null = null,
  event: string | null = null,
): Language {
  return languages[languageOf(request, env, stored, event)]()
}

/** Gives the words of a reader once it is known what is stored with what their link opens, and of which event. */
export type ChooseWords = (stored: string | null, event: string) => Language

/** Chooses the words of who makes a request. */
export function chooseWordsFor(request: Request, env: Env): ChooseWords {
  return (stored, event) => wordsFor(request, env, stored, event)
}
