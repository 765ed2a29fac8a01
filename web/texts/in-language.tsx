import type { Language } from '#languages/language'
import type { NamedLanguage } from '#languages/names'
import { arabic } from './ar/texts.ts'
import { german } from './de/texts.ts'
import { answering } from './en/caterer-guide-answering.tsx'
import { reading } from './en/caterer-guide-reading.tsx'
import { afterwards } from './en/guest-guide-after.tsx'
import { choosing } from './en/guest-guide-choosing.tsx'
import type { PrivacyText, Texts } from './en/text.ts'
import { spanish } from './es/texts.ts'
import { french } from './fr/texts.ts'
import { italian } from './it/texts.ts'
import { dutch } from './nl/texts.ts'
import { polish } from './pl/texts.ts'
import { portuguese } from './pt-BR/texts.ts'
import { turkish } from './tr/texts.ts'

type Guides = Omit<Texts, 'privacy'>

const inEnglish: Guides = {
  guest: {
    lead: (
      <p>
        You were invited and asked to choose your menu. You need the event code, and a few minutes. Here is
        how it goes.
      </p>
    ),
    enterCode: 'Enter Event Code',
    parts: { ...choosing, ...afterwards },
  },
  caterer: {
    lead: (
      <p>
        An organizer sent you a link for the kitchen. It needs no account and nothing to install. Here is what
        it shows, and how to answer.
      </p>
    ),
    plannerGuide: 'Event Planner Guide',
    parts: { ...reading, ...answering },
  },
}

/** Each language's own. One that lacks them does not compile. */
const translated: Record<Exclude<NamedLanguage, 'en'>, Texts> = {
  de: german,
  fr: french,
  es: spanish,
  it: italian,
  'pt-BR': portuguese,
  nl: dutch,
  pl: polish,
  tr: turkish,
  ar: arabic,
}

const textsOf = (lang: string): Texts | undefined => (translated as Partial<Record<string, Texts>>)[lang]

type Found<Text> = Text & { standsIn: boolean }

/** A guide in a language; `standsIn` where it is English, since a pseudo-language has none. */
export function guideIn<Name extends keyof Guides>(
  { guest: { lang } }: Language,
  name: Name,
): Found<Guides[Name]> {
  const own = textsOf(lang)
  const text: Guides[Name] = (own ?? inEnglish)[name]
  return { ...text, standsIn: !own && lang !== 'en' }
}

/** The guest's part of the privacy policy; none in English, where it is within the whole. */
export function privacyIn({ guest: { lang } }: Language): PrivacyText | undefined {
  return textsOf(lang)?.privacy
}
