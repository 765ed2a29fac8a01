import type { ReactNode } from 'react'

/** The fields of a form. While it is sent they take nothing in: it would not be stored, and look as if it were. */
export function InertWhileBusy({ busy, children }: { busy: boolean; children: ReactNode }) {
  return (
    <div className="fields" inert={busy}>
      {children}
    </div>
  )
}
