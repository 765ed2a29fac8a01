import type { Ref } from 'react'
import type { KitchenWords } from '#languages/language'
import type { KitchenView } from '#links/shape/link'
import type { DiffWords, LinkSheets } from '#sheets/shape/issued'
import { useKitchenWords } from '../client/words.tsx'

/** Changes since the sheet that this link last acknowledged, and who did. Folded, since the status bar counts them. */
export function SheetChanges({ view, ref }: { view: KitchenView; ref: Ref<HTMLElement> }) {
  const words = useKitchenWords()
  const { sheet, seen, diff } = view
  if (!sheet) return null
  const lines = diff?.lines ?? []
  const seenLine = seen && seenText(words, seen, view)
  return (
    <section
      ref={ref}
      className={lines.length > 0 ? 'kitchen-news' : undefined}
      aria-label={words.sheets.sheetNews}
      tabIndex={-1}
    >
      {lines.length > 0 && (
        <details>
          <summary>{words.sheets.newsFold(lines)}</summary>
          <div>
            <List lines={lines} />
            {seen && seenLine && (
              <p className="quietly small">{words.sheets.ofSheet(seen.number, seenLine)}</p>
            )}
          </div>
        </details>
      )}
      <p className="quietly small" role="status">
        {seen?.number === sheet.number && lines.length === 0 && seenLine}
      </p>
    </section>
  )
}

function seenText(
  words: KitchenWords,
  { name, at }: NonNullable<LinkSheets['seen']>,
  { event, label }: KitchenView,
): string {
  return name === null
    ? words.sheets.seenOn(words.days.whenText(at, event.timeZone))
    : words.sheets.seenBy(name, label, at, event.timeZone)
}

/** Each difference with where to look. */
function List({ lines }: { lines: readonly DiffWords[] }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map(({ section, words: text }) => (
        <li key={`${section} ${text}`}>
          <strong>{section}</strong> {text}
        </li>
      ))}
    </ul>
  )
}
