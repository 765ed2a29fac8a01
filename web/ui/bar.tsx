/**
 * How much of something is used, as a bar; the figures stand beside it in words.
 * @param label what is measured, for those who do not see it
 */
export function Bar({
  label,
  value,
  max,
  look = 'plain',
}: {
  label: string
  value: number
  max: number
  look?: 'plain' | 'near' | 'full'
}) {
  const share = max > 0 ? Math.min(1, value / max) : 0
  return (
    <svg
      className={`bar ${look}`}
      viewBox="0 0 100 1"
      preserveAspectRatio="none"
      role="meter"
      aria-label={label}
      aria-valuenow={value}
      aria-valuemin={0}
      aria-valuemax={max}
      aria-valuetext={`${value} of ${max}`}
    >
      <rect width={share * 100} height="1" />
    </svg>
  )
}
