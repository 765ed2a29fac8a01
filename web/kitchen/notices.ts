import type { KitchenWords } from '#languages/language'
import type { LinkSheets } from '#sheets/shape/issued'

/** True if there is a sheet that this link has not acknowledged. */
export function isUnseen({ sheet, seen }: Pick<LinkSheets, 'sheet' | 'seen'>): boolean {
  return sheet !== null && (seen === null || seen.number < sheet.number)
}

/** Notices about sheets for the status bar, the gravest first. Empty if every sheet was seen and nothing changed since. */
export function noticesOf(
  words: KitchenWords,
  { sheet, seen, diff, changesSinceFinal }: LinkSheets,
): string[] {
  if (!sheet) return []
  const notices = changesSinceFinal > 0 ? [words.sheets.notInASheet(changesSinceFinal)] : []
  if (!seen) notices.push(words.sheets.newSheet(sheet.number))
  else if (seen.number < sheet.number) notices.push(words.sheets.replacedBy(sheet.number, seen.number))
  const since = diff?.lines.length ?? 0
  // Once the final sheet was seen, both notices would count the same changes.
  if (diff && since > 0 && !(changesSinceFinal > 0 && diff.sheet === sheet.number))
    notices.push(words.sheets.changedSinceSeen(since, diff.sheet))
  return notices
}
