import type { Language } from './language.ts'
import { type LanguageTag, languages } from './languages.ts'
import type { NamedLanguage } from './names.ts'

/** Languages that a named reader has signed off. The pseudo-language is made from English. */
const signedOff: readonly LanguageTag[] = ['en', 'en-XA']

/** True of a language in which what guests must avoid can be relied on alone. */
export function isSignedOff(tag: string): boolean {
  return signedOff.some((one) => one === tag)
}

/**
 * The event's language, in which what guests must avoid is said once more to who reads in one that nobody has signed off;
 * null where the reader's is signed off, or is the event's.
 */
export function repeatLanguage(reader: string, event: NamedLanguage): Language | null {
  return isSignedOff(reader) || reader === event ? null : languages[event]()
}
