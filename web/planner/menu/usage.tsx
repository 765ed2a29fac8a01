import { Gauge } from '#ui/gauge'

/** How many of the most there can be are used, in words and as a bar, with a badge once none is left. */
export function Usage({ used, max, what }: { used: number; max: number; what: string }) {
  const full = used >= max
  return (
    <div className="usage">
      <div className="row apart">
        <span className="figures">
          {used} of {max} {what} used
        </span>
        {full && <span className="badge full-words">Limit Reached</span>}
      </div>
      <Gauge value={used} max={max} look={full ? 'full' : used >= max * 0.8 ? 'near' : 'plain'} />
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
