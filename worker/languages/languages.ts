import { complaints } from './en/complaints.ts'
import { frame, pages } from './en/frame.ts'
import { guest as edit } from './en/guest-edit.ts'
import { guest as home } from './en/guest-home.ts'
import { guest as invite } from './en/guest-invite.ts'
import { kitchen } from './en/kitchen.ts'
import { mail } from './en/mail.ts'
import { refusals } from './en/refusals.ts'
import type { Language } from './language.ts'
import { pseudoOf, pseudoWords } from './pseudo.ts'

const guest = { ...home, ...edit, ...invite }

export const english: Language = { guest, kitchen, mail, refusals, complaints, frame, pages }

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
  }
  return pseudo
}

/** Every language. One more is one more entry, which does not compile until it says all that English says. */
export const languages = {
  en: () => english,
  'en-XA': pseudoLanguage,
} satisfies Record<string, () => Language>

export type LanguageTag = keyof typeof languages

const tried: readonly LanguageTag[] = ['en-XA']

/** The languages on offer. @param pseudo whether en-XA is, with which layouts are tried */
export function offered(pseudo: boolean): LanguageTag[] {
  return (Object.keys(languages) as LanguageTag[]).filter((tag) => pseudo || !tried.includes(tag))
}
