import { Link } from 'react-router'
import { pages } from '#contract/pages'
import { useTitle } from '#ui/title'
import { Document } from './document.tsx'
import { collecting } from './planner-guide-collecting.tsx'
import { preparing } from './planner-guide-preparing.tsx'

/** `/help` */
export function Component() {
  useTitle(pages['/help'].title)
  return (
    <Document
      title="Event Planner Guide"
      lead={<p>From the first event to the list for the kitchen. Read it once, or look up what you need.</p>}
      sections={[...preparing, ...collecting]}
    >
      <p className="row">
        <Link className="button primary" to="/planner">
          Get Started as Planner
        </Link>
        <Link className="button" to="/guest-help">
          Guest Guide
        </Link>
      </p>
    </Document>
  )
}
