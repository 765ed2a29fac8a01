import { findTag } from './find-tag.ts'
import { languageCookie } from './language-cookie.ts'
import { type LanguageTag, offered } from './languages.ts'

/** Sources of a reader's language: a request, `stored` the tag with what its link opens, and `event` the event's. */
type Asked = {
  search: URLSearchParams
  cookies: string
  accepts: string
  stored?: string | null
  event?: string | null
}

/**
 * The language of a request: what its address asks for, or else its cookie, what is stored with what its link opens, the
 * browser, or the event; English where none of them names one that is on offer.
 */
export function chooseLanguage(
  { search, cookies, accepts, stored, event }: Asked,
  pseudo: boolean,
): LanguageTag {
  const known = offered(pseudo)
  const wanted = [
    search.get('lang') ?? '',
    keptLanguage(cookies),
    stored ?? '',
    ...acceptedTags(accepts),
    event ?? '',
  ]
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
