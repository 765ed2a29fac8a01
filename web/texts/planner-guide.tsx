import { Document } from './document/document.tsx'
import { collecting } from './planner-guide-collecting.tsx'
import { preparing } from './planner-guide-preparing.tsx'

/** `/help` */
export function PlannerGuide() {
  return (
    <Document
      title="Event Planner Guide"
      lead={<p>From the first event to the list for the kitchen. Read it once, or look up what you need.</p>}
      sections={[...preparing, ...collecting]}
    >
      <p className="row">
        <a className="button primary" href="/planner?mode=sign-up">
          Get Started as Planner
        </a>
        <a className="button" href="/guest-help">
          Guest Guide
        </a>
        <a className="button" href="/caterer-help">
          Caterer Guide
        </a>
      </p>
    </Document>
  )
}
