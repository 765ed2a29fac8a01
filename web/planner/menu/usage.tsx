import type { ReactNode } from 'react'
import { nearCapacity } from '#core/limits'
import { Gauge } from '#ui/gauge'

/**
 * Usage of a limit, in words and as a bar: a quiet line until the limit is near, and a badge once none is left. That is
 * no alarm.
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
    <div className={used < max * nearCapacity ? 'usage calm' : 'usage'}>
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

/**
 * The same in a dialog, as a box that tells the limit.
 * @param reached why nothing can be added once none is left; absent where nothing is to be added, which no limit hinders
 */
export function LimitBox({
  title,
  used,
  max,
  reached,
}: {
  title: string
  used: number
  max: number
  reached?: string | undefined
}) {
  const blocks = reached !== undefined && used >= max
  return (
    <div className={`notice ${blocks ? 'warning' : ''}`}>
      <strong>{title}</strong>
      <span className="figures">
        {used} of {max} used.
      </span>
      {blocks && <span>{reached}</span>}
    </div>
  )
}
