import type { DiffWords } from '#sheets/shape/issued'

/** Changes, a line each, in the given order. */
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
