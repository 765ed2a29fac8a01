import type { Language } from '#languages/language'
import { Document, sectionsOf } from './document/document.tsx'
import { guideIn } from './in-language.tsx'

/** `/caterer-help` */
export function CatererGuide({ language }: { language: Language }) {
  const { lead, plannerGuide, parts, standsIn } = guideIn(language, 'caterer')
  return (
    <Document
      title={language.pages.titles.catererGuide}
      language={language}
      lead={lead}
      sections={sectionsOf(parts, standsIn)}
      standsIn={standsIn}
    >
      <p className="row">
        <a className="button" href="/help" hrefLang="en">
          {plannerGuide}
        </a>
      </p>
    </Document>
  )
}
