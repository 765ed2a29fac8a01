import type { DiffWords } from '#sheets/shape/requests'

/** What has changed, a line each, in the order in which it was told. */
export function DiffList({ lines }: { lines: readonly DiffWords[] }) {
  return (
    <ul className="diff">
      {lines.map(({ section, words }) => (
        <li key={`${section} ${words}`}>
          <strong>{section}</strong> {words}
        </li>
      ))}
    </ul>
  )
}
