import type { ReactNode } from 'react'

/**
 * A box that tells something. An error is announced at once, anything else when the reader pauses.
 * @param reference a line for whoever asks support
 */
export function Notice({
  kind = 'plain',
  reference,
  children,
}: {
  kind?: 'plain' | 'error' | 'warning'
  reference?: string | undefined
  children: ReactNode
}) {
  return (
    <div className={`notice ${kind}`} role={kind === 'error' ? 'alert' : 'status'}>
      <div key={typeof children === 'string' ? children : undefined}>{children}</div>
      {reference && (
        <div key={reference} className="trace">
          {reference}
        </div>
      )}
    </div>
  )
}
