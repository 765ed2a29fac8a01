import { site } from '#core/site'
import { terms } from '#core/terms'
import { Document } from './document/document.tsx'
import { agreement } from './terms-agreement.tsx'
import { paying } from './terms-paying.tsx'

/** `/terms-and-conditions` */
export function Terms() {
  return (
    <Document
      title="Terms and Conditions"
      updated={terms.updated}
      numbered
      lead={
        <p>
          These terms are the agreement between you and {site.operator}, who runs {site.name}. They say what
          you get, what it costs, what we ask of you, and what happens when something goes wrong.
        </p>
      }
      sections={[...agreement, ...paying]}
    />
  )
}
