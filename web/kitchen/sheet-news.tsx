import { useRef } from 'react'
import type { KitchenView } from '#links/shape/link'
import type { LinkSheets } from '#sheets/shape/requests'
import { whenText } from '#words/days'
import { moreChanges, ofSheet, seenOn, sheetNews } from '#words/kitchen-sheets'
import type { DiffWords } from '#words/sheet-diff'
import { seenBy } from '#words/sheets'
import type { Kitchen } from './kitchen.ts'
import { isUnseen, newsOf } from './news.ts'
import { Seen } from './seen.tsx'

const linesAtOnce = 12

/**
 * What is new of the numbered sheets, below the band that counts it. It stays until this link has said that it saw the
 * newest one.
 */
export function SheetNews({ kitchen }: { kitchen: Kitchen }) {
  const { sheet, seen, diff } = kitchen.view
  const place = useRef<HTMLElement>(null)
  if (!sheet) return null
  const unseen = isUnseen(kitchen.view)
  const news = newsOf(kitchen.view).length > 0
  return (
    <section ref={place} className={news ? 'kitchen-news' : undefined} aria-label={sheetNews} tabIndex={-1}>
      {diff && <Lines lines={diff.lines} />}
      {unseen && <Seen kitchen={kitchen} sheet={sheet.number} done={() => place.current?.focus()} />}
      <p className="quietly small" role="status">
        {seen && (news ? ofSheet(seen.number, seenText(seen, kitchen.view)) : seenText(seen, kitchen.view))}
      </p>
    </section>
  )
}

function seenText({ name, at }: NonNullable<LinkSheets['seen']>, { event, label }: KitchenView): string {
  return name === null ? seenOn(whenText(at, event.timeZone)) : seenBy(name, label, at, event.timeZone)
}

/** Each difference with where to look. What does not fit a phone's screen is folded. */
function Lines({ lines }: { lines: readonly DiffWords[] }) {
  const rest = lines.slice(linesAtOnce)
  return (
    <>
      <List lines={lines.slice(0, linesAtOnce)} />
      {rest.length > 0 && (
        <details>
          <summary>{moreChanges(rest.length)}</summary>
          <List lines={rest} />
        </details>
      )}
    </>
  )
}

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
