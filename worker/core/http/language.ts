import { chooseLanguage } from '../../languages/choose-language.ts'
import type { Language } from '../../languages/language.ts'
import { type LanguageTag, languages } from '../../languages/languages.ts'
import { settings } from '../settings.ts'

/** The language that a request is answered in: `?lang=`, the cookie, `Accept-Language`, English. */
export function languageOf({ url, headers }: Request, env: Env): LanguageTag {
  const asked = {
    search: new URL(url).searchParams,
    cookies: headers.get('cookie') ?? '',
    accepts: headers.get('accept-language') ?? '',
  }
  return chooseLanguage(asked, settings(env).pseudoLanguage)
}

/** The words of that language. */
export function wordsFor(request: Request, env: Env): Language {
  return languages[languageOf(request, env)]()
}
