import { Document } from './document.tsx'
import { afterwards } from './guest-guide-after.tsx'
import { choosing } from './guest-guide-choosing.tsx'

/** `/guest-help` */
export function GuestGuide() {
  return (
    <Document
      title="Guest Guide"
      lead={
        <p>
          You were invited and asked to choose your menu. You need the event code, and a few minutes. Here is
          how it goes.
        </p>
      }
      sections={[...choosing, ...afterwards]}
    >
      <p>
        <a className="button primary" href="/">
          Enter Event Code
        </a>
      </p>
    </Document>
  )
}
