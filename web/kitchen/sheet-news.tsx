import { useRef } from 'react'
import type { KitchenWords } from '#languages/language'
import type { KitchenView } from '#links/shape/link'
import type { DiffWords, LinkSheets } from '#sheets/shape/requests'
import { useKitchenWords } from '../client/words.tsx'
import type { Kitchen } from './kitchen.ts'
import { isUnseen, newsOf } from './news.ts'
import { Seen } from './seen.tsx'

/**
 * News of the numbered sheets, below the band that counts it. It stays until this link has said that it saw the
 * newest one.
 */
export function SheetNews({ kitchen }: { kitchen: Kitchen }) {
  const words = useKitchenWords()
  const { sheet, seen, diff } = kitchen.view
  const place = useRef<HTMLElement>(null)
  if (!sheet) return null
  const unseen = isUnseen(kitchen.view)
  const news = newsOf(words, kitchen.view).length > 0
  const lines = diff?.lines ?? []
  return (
    <section
      ref={place}
      className={news ? 'kitchen-news' : undefined}
      aria-label={words.sheets.sheetNews}
      tabIndex={-1}
    >
      {news && (
        <details>
          <summary>{words.sheets.newsFold(lines, unseen)}</summary>
          <div>
            <List lines={lines} />
            {unseen && <Seen kitchen={kitchen} sheet={sheet.number} done={() => place.current?.focus()} />}
            {seen && (
              <p className="quietly small">
                {words.sheets.ofSheet(seen.number, seenText(words, seen, kitchen.view))}
              </p>
            )}
          </div>
        </details>
      )}
      <p className="quietly small" role="status">
        {seen && !news && seenText(words, seen, kitchen.view)}
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
      {lines.map(({ section, words: said }) => (
        <li key={`${section} ${said}`}>
          <strong>{section}</strong> {said}
        </li>
      ))}
    </ul>
  )
}
