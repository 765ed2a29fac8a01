import type { PrintedKitchen } from '#print/shape/documents'
import { useKitchenWords } from '../client/words.tsx'

/** As many changes stand above the counts, the gravest first: with more the counts would leave the first page. */
const aboveCounts = 12

/** News of a sheet, before everything else. */
export function Since({ since: changed, event }: PrintedKitchen) {
  const words = useKitchenWords()
  if (!changed) return null
  const { sheet, issuedAt, lines } = changed
  const rest = lines.length - aboveCounts
  return (
    <p className="since">
      {words.sheets.since(sheet, issuedAt, event.timeZone, lines.slice(0, aboveCounts))}
      {rest > 0 && <strong> {words.sheets.sinceGoesOn(rest)}</strong>}
    </p>
  )
}

/** Changes since a sheet was issued: it is printed without them. */
export function Later({ issued, later = [] }: PrintedKitchen) {
  const words = useKitchenWords()
  if (!issued || later.length === 0) return null
  return (
    <p className="since">
      <strong>{words.sheets.changedLater(issued.number, issued.kind, later)}</strong>
    </p>
  )
}

/** The rest, which does not fit there, after the counts. */
export function RestSince({ since: changed }: PrintedKitchen) {
  const words = useKitchenWords()
  const rest = changed?.lines.slice(aboveCounts) ?? []
  if (!changed || rest.length === 0) return null
  return <p className="since">{words.sheets.moreSince(changed.sheet, rest)}</p>
}
