import { answering } from './caterer-guide-answering.tsx'
import { reading } from './caterer-guide-reading.tsx'
import { Document } from './document.tsx'

/** `/caterer-help` */
export function CatererGuide() {
  return (
    <Document
      title="Caterer Guide"
      lead={
        <p>
          An organizer sent you a link for the kitchen. It needs no account and nothing to install. Here is
          what it shows, and how to answer.
        </p>
      }
      sections={[...reading, ...answering]}
    >
      <p className="row">
        <a className="button" href="/help">
          Event Planner Guide
        </a>
      </p>
    </Document>
  )
}
