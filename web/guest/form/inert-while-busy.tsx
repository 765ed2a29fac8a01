import type { ReactNode } from 'react'

/** The fields of a form, inert while it is sent: a change made then would look stored and not be. */
export function InertWhileBusy({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <div className="fields" inert={busy}>
      {children}
    </div>
  )
}
