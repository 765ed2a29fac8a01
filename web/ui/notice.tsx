import type { ReactNode } from 'react'

/** A box that tells something. An error is announced at once, anything else when the reader pauses. */
export function Notice({
  kind = 'plain',
  trace,
  children,
}: {
  kind?: 'plain' | 'error' | 'near'
  trace?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={`notice ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <div>{children}</div>
      {trace && <div className="trace">Reference: {trace}</div>}
    </div>
  )
}
