import { Link } from 'react-router'
import { pages } from '#contract/pages'
import { useTitle } from '#ui/title'
import { Document } from './document.tsx'
import { afterwards } from './guest-guide-after.tsx'
import { choosing } from './guest-guide-choosing.tsx'

/** `/guest-help` */
export function Component() {
  useTitle(pages['/guest-help'].title)
  return (
    <Document
      title="Guest Guide"
      lead={
        <p>
          You were invited, and asked to choose your menu. You need the event code, and a few minutes. Here is
          how it goes.
        </p>
      }
      sections={[...choosing, ...afterwards]}
    >
      <p>
        <Link className="button primary" to="/">
          Enter Event Code
        </Link>
      </p>
    </Document>
  )
}
