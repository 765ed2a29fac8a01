import type { LinkSheets } from '#sheets/shape/requests'
import { newSheet, notInASheet, replacedBy } from '#sheets/words/kitchen'
import { changedSinceSeen } from '#sheets/words/shared'

/** True if there is a sheet that this link has not acknowledged. */
export function isUnseen({ sheet, seen }: Pick<LinkSheets, 'sheet' | 'seen'>): boolean {
  return sheet !== null && (seen === null || seen.number < sheet.number)
}

/** News of sheets for the band, the gravest first. Empty where all was seen and nothing changed. */
export function newsOf({ sheet, seen, diff, finalChanges }: LinkSheets): string[] {
  if (!sheet) return []
  const news = finalChanges > 0 ? [notInASheet(finalChanges)] : []
  if (!seen) news.push(newSheet(sheet.number))
  else if (seen.number < sheet.number) news.push(replacedBy(sheet.number, seen.number))
  const since = diff?.lines.length ?? 0
  // After a final sheet that was seen, both count the same.
  if (diff && since > 0 && !(finalChanges > 0 && diff.sheet === sheet.number))
    news.push(changedSinceSeen(since, diff.sheet))
  return news
}
