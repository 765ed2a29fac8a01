import type { Language } from '#languages/language'
import { Document, sectionsOf } from './document/document.tsx'
import { guideIn } from './in-language.tsx'

/** `/guest-help` */
export function GuestGuide({ language }: { language: Language }) {
  const { lead, enterCode, parts, standsIn } = guideIn(language, 'guest')
  return (
    <Document
      title={language.pages.titles.guestGuide}
      language={language}
      lead={lead}
      sections={sectionsOf(parts, standsIn)}
      standsIn={standsIn}
    >
      <p>
        <a className="button primary" href="/">
          {enterCode}
        </a>
      </p>
    </Document>
  )
}
