import type { ReactNode } from 'react'

/** A person's initials, for the eye only: the name stands beside them for screen readers. @param look of `.initial` */
export function Initial({ look = '', children }: { look?: string | undefined; children: ReactNode }) {
  return (
    <span className={`initial ${look}`} aria-hidden="true" translate="no">
      {children}
    </span>
  )
}
