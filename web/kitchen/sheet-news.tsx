import { useRef } from 'react'
import type { KitchenView } from '#links/shape/link'
import type { LinkSheets } from '#sheets/shape/requests'
import { newsFold, ofSheet, seenOn, sheetNews } from '#sheets/words/kitchen'
import type { DiffWords } from '#sheets/words/kitchen-diff'
import { seenBy } from '#sheets/words/shared'
import { whenText } from '#words/days'
import type { Kitchen } from './kitchen.ts'
import { isUnseen, newsOf } from './news.ts'
import { Seen } from './seen.tsx'

/**
 * News of the numbered sheets, below the band that counts it. It stays until this link has said that it saw the
 * newest one.
 */
export function SheetNews({ kitchen }: { kitchen: Kitchen }) {
  const { sheet, seen, diff } = kitchen.view
  const place = useRef<HTMLElement>(null)
  if (!sheet) return null
  const unseen = isUnseen(kitchen.view)
  const news = newsOf(kitchen.view).length > 0
  const lines = diff?.lines ?? []
  return (
    <section ref={place} className={news ? 'kitchen-news' : undefined} aria-label={sheetNews} tabIndex={-1}>
      {news && (
        <details>
          <summary>{newsFold(lines, unseen)}</summary>
          <div>
            <List lines={lines} />
            {unseen && <Seen kitchen={kitchen} sheet={sheet.number} done={() => place.current?.focus()} />}
            {seen && <p className="quietly small">{ofSheet(seen.number, seenText(seen, kitchen.view))}</p>}
          </div>
        </details>
      )}
      <p className="quietly small" role="status">
        {seen && !news && seenText(seen, kitchen.view)}
      </p>
    </section>
  )
}

function seenText({ name, at }: NonNullable<LinkSheets['seen']>, { event, label }: KitchenView): string {
  return name === null ? seenOn(whenText(at, event.timeZone)) : seenBy(name, label, at, event.timeZone)
}

/** Each difference with where to look. */
function List({ lines }: { lines: readonly DiffWords[] }) {
  if (lines.length === 0) return null
  return (
    <ul>
      {lines.map(({ section, words }) => (
        <li key={`${section} ${words}`}>
          <strong>{section}</strong> {words}
        </li>
      ))}
    </ul>
  )
}
