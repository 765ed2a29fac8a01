import type { ReactNode } from 'react'

/** Somebody's sign: a mark for the eyes, which speech has in words beside it. @param look of `.initial` */
export function Initial({ look = '', children }: { look?: string | undefined; children: ReactNode }) {
  return (
    <span className={`initial ${look}`} aria-hidden="true" translate="no">
      {children}
    </span>
  )
}
