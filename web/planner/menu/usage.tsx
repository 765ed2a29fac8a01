import type { ReactNode } from 'react'
import { Gauge } from '#ui/gauge'

/**
 * How many of the most there can be are used, in words and as a bar, with a badge once none is left. That is no alarm.
 * @param children said once none is left
 */
export function Usage({
  used,
  max,
  what,
  children,
}: {
  used: number
  max: number
  what: string
  children: ReactNode
}) {
  const full = used >= max
  return (
    <div className="usage">
      <div className="row apart">
        <span className="figures">
          {used} of {max} {what} used
        </span>
        {full && <span className="badge">Limit Reached</span>}
      </div>
      <Gauge value={used} max={max} look="plain" />
      {full && <p className="quietly small">{children}</p>}
    </div>
  )
}

/** The same in a dialog, as a box that tells the limit. */
export function LimitBox({
  title,
  used,
  max,
  reached,
}: {
  title: string
  used: number
  max: number
  reached: string
}) {
  return (
    <div className={`notice ${used >= max ? 'near' : ''}`}>
      <strong>{title}</strong>
      <span className="figures">
        {used} of {max} used.
      </span>
      {used >= max && <span>{reached}</span>}
    </div>
  )
}
