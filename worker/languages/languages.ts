import { demo } from '../events/words/demo.ts'
import { arabic } from './ar/language.ts'
import { german } from './de/language.ts'
import { fieldErrors } from './en/field-errors.ts'
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
import { type LanguageTag, languageNames, type PseudoLanguage } from './names.ts'
import { dutch } from './nl/language.ts'
import { polish } from './pl/language.ts'
import { mirrored, pseudoOf, pseudoWords } from './pseudo.ts'
import { portuguese } from './pt-BR/language.ts'
import { turkish } from './tr/language.ts'

const guest = { ...home, ...edit, ...invite }

export const english: Language = {
  guest,
  kitchen,
  mail,
  refusals,
  fieldErrors,
  frame,
  pages,
  demo,
}

const pseudo: Partial<Record<PseudoLanguage, Language>> = {}

/** Made when first asked for: a deployment that does not offer them does not pay for them. */
function pseudoLanguage(tag: PseudoLanguage): Language {
  const as = tag === mirrored.lang ? mirrored : undefined
  pseudo[tag] ??= {
    guest: pseudoWords(guest, as),
    kitchen: pseudoWords(kitchen, as),
    mail: pseudoWords(mail, as),
    refusals: pseudoOf(refusals),
    fieldErrors: pseudoOf(fieldErrors),
    frame: pseudoOf({ ...frame }),
    pages: pseudoOf({ ...pages }),
    demo: pseudoOf(demo),
  }
  return pseudo[tag]
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
  'en-XA': () => pseudoLanguage('en-XA'),
  'ar-XB': () => pseudoLanguage('ar-XB'),
} satisfies Record<LanguageTag, () => Language>

const triedNames: Record<PseudoLanguage, string> = {
  'en-XA': pseudoOf('Accents'),
  'ar-XB': pseudoOf('Mirrored'),
}
const names: Record<LanguageTag, string> = { ...languageNames, ...triedNames }

/** Languages on offer as their speakers call them, by tag. @param pseudo as `offered` */
export function namesOffered(pseudo: boolean): { tag: LanguageTag; name: string }[] {
  return offered(pseudo).map((tag) => ({ tag, name: names[tag] }))
}

/** The languages on offer. @param pseudo whether en-XA and ar-XB are, with which layouts are tried */
export function offered(pseudo: boolean): LanguageTag[] {
  return (Object.keys(languages) as LanguageTag[]).filter((tag) => pseudo || !(tag in triedNames))
}
