import { languageCookie } from './language-cookie.ts'
import { type LanguageTag, offered } from './languages.ts'

/** Sources of a reader's language: a request, and `stored` the tag with what its link opens. */
type Asked = { search: URLSearchParams; cookies: string; accepts: string; stored?: string | null }

/**
 * The language of a request: what its address asks for, or else its cookie, what is stored with what its link opens, or
 * the browser; English where none of them names one that is on offer.
 */
export function chooseLanguage({ search, cookies, accepts, stored }: Asked, pseudo: boolean): LanguageTag {
  const known = offered(pseudo)
  const wanted = [search.get('lang') ?? '', keptLanguage(cookies), stored ?? '', ...acceptedTags(accepts)]
  for (const tag of wanted) {
    const found = findTag(tag, known)
    if (found) return found
  }
  return 'en'
}

/** The language that an address asks for, where it is on offer. */
export function askedLanguage(search: URLSearchParams, pseudo: boolean): LanguageTag | undefined {
  return offeredLanguage(search.get('lang') ?? '', pseudo)
}

/** The language on offer that a stored tag names. */
export function offeredLanguage(tag: string, pseudo: boolean): LanguageTag | undefined {
  return findTag(tag, offered(pseudo))
}

function keptLanguage(cookies: string): string {
  return new RegExp(`(?:^|; ?)${languageCookie}=([^;]*)`).exec(cookies)?.[1] ?? ''
}

/** The tags of an `Accept-Language`, the most wanted first. One of quality 0 is not wanted. */
function acceptedTags(accepts: string): string[] {
  return accepts
    .split(',')
    .map((range) => {
      const [tag = '', ...params] = range.split(';').map((part) => part.trim())
      const quality = params.find((param) => param.startsWith('q='))?.slice(2)
      return { tag, quality: quality === undefined ? 1 : Number(quality) }
    })
    .filter(({ quality }) => quality > 0)
    .sort((a, b) => b.quality - a.quality)
    .map(({ tag }) => tag)
}

/** The language that a tag names, or else that of its main part: en-GB is English. */
function findTag(tag: string, known: readonly LanguageTag[]): LanguageTag | undefined {
  const own = tag.toLowerCase()
  const [main] = own.split('-')
  return known.find((one) => one.toLowerCase() === own) ?? known.find((one) => one.toLowerCase() === main)
}
