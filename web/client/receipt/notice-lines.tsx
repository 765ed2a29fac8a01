/** Sentences about needs, where there are any. */
export function NoticeLines({ lines = [] }: { lines?: readonly string[] | undefined }) {
  if (lines.length === 0) return null
  return (
    <div className="allergies news">
      {lines.map((line) => (
        <p key={line}>{line}</p>
      ))}
    </div>
  )
}
