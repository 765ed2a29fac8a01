import { site } from '#core/site'
import { privacy } from '#core/terms'
import { Document } from './document.tsx'
import { kept } from './privacy-kept.tsx'
import { shared } from './privacy-shared.tsx'

/** `/privacy-policy` */
export function PrivacyPolicy() {
  return (
    <Document
      title="Privacy Policy"
      updated={privacy.updated}
      numbered
      lead={
        <p>
          {site.name} collects who eats what, and as little else as it can. This page says what we keep, why,
          who sees it, when we erase it, and what you can do about it.
        </p>
      }
      sections={[...kept, ...shared]}
    />
  )
}
