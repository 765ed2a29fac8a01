import { demo } from '../events/words/demo.ts'
import { arabic } from './ar/language.ts'
import { german } from './de/language.ts'
import { complaints } from './en/complaints.ts'
import { frame, pages } from './en/frame.ts'
import { guest as edit } from './en/guest-edit.ts'
import { guest as home } from './en/guest-home.ts'
import { guest as invite } from './en/guest-invite.ts'
import { kitchen } from './en/kitchen.ts'
import { mail } from './en/mail.ts'
import { refusals } from './en/refusals.ts'
import { spanish } from './es/language.ts'
import { french } from './fr/language.ts'
import { italian } from './it/language.ts'
import type { Language } from './language.ts'
import { type LanguageTag, languageNames } from './names.ts'
import { dutch } from './nl/language.ts'
import { polish } from './pl/language.ts'
import { pseudoOf, pseudoWords } from './pseudo.ts'
import { portuguese } from './pt-BR/language.ts'
import { turkish } from './tr/language.ts'

const guest = { ...home, ...edit, ...invite }

export const english: Language = {
  guest,
  kitchen,
  mail,
  refusals,
  complaints,
  frame,
  pages,
  demo,
}

let pseudo: Language | undefined

/** Made when first asked for: a deployment that does not offer it does not pay for it. */
function pseudoLanguage(): Language {
  pseudo ??= {
    guest: pseudoWords(guest),
    kitchen: pseudoWords(kitchen),
    mail: pseudoWords(mail),
    refusals: pseudoOf(refusals),
    complaints: pseudoOf(complaints),
    frame: pseudoOf({ ...frame }),
    pages: pseudoOf({ ...pages }),
    demo: pseudoOf(demo),
  }
  return pseudo
}

export type { LanguageTag }

/** Every language. One more is one more entry, which does not compile until it says all that English says. */
export const languages = {
  en: () => english,
  ar: () => arabic,
  de: () => german,
  es: () => spanish,
  fr: () => french,
  it: () => italian,
  nl: () => dutch,
  pl: () => polish,
  'pt-BR': () => portuguese,
  tr: () => turkish,
  'en-XA': pseudoLanguage,
} satisfies Record<LanguageTag, () => Language>

const tried: readonly LanguageTag[] = ['en-XA']
const names: Record<LanguageTag, string> = { ...languageNames, 'en-XA': pseudoOf('Accents') }

/** Languages on offer as their speakers call them, by tag. @param pseudo as `offered` */
export function namesOffered(pseudo: boolean): { tag: LanguageTag; name: string }[] {
  return offered(pseudo).map((tag) => ({ tag, name: names[tag] }))
}

/** The languages on offer. @param pseudo whether en-XA is, with which layouts are tried */
export function offered(pseudo: boolean): LanguageTag[] {
  return (Object.keys(languages) as LanguageTag[]).filter((tag) => pseudo || !tried.includes(tag))
}
