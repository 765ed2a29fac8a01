/** Use of an allowance as a gauge. It only repeats the words and figures that stand beside it. */
export function Gauge({
  value,
  max,
  look = 'plain',
}: {
  value: number
  max: number
  look?: 'plain' | 'warning' | 'full'
}) {
  const share = max > 0 ? Math.min(1, value / max) : 0
  return (
    <svg className={`gauge ${look}`} viewBox="0 0 100 1" preserveAspectRatio="none" aria-hidden="true">
      <rect width={share * 100} height="1" />
    </svg>
  )
}
