import { site } from '#core/site'
import { privacy } from '#core/terms'
import type { Language } from '#languages/language'
import { Document, sectionsOf } from './document/document.tsx'
import { privacyIn } from './in-language.tsx'
import { howLong } from './privacy-how-long.tsx'
import { kept } from './privacy-kept.tsx'
import { shared } from './privacy-shared.tsx'

/** `/privacy-policy`: in other languages the guest's part of it, and after that the whole in English. */
export function PrivacyPolicy({ language }: { language: Language }) {
  const own = privacyIn(language)
  const standsIn = language.guest.lang !== 'en'
  const whole = [...kept, ...howLong, ...shared].map((section) => ({ ...section, standsIn }))
  return (
    <Document
      title={language.pages.titles.privacy}
      language={language}
      updated={privacy.updated}
      numbered={!own}
      standsIn={standsIn && !own}
      lead={
        own?.lead ?? (
          <p>
            {site.name} collects who eats what, and as little else as it can. This page says what we keep,
            why, who sees it, when we erase it, and what you can do about it.
          </p>
        )
      }
      sections={own ? [...sectionsOf(own.parts), ...whole] : whole}
    />
  )
}
