import type { LinkSheets } from '../../sheets/shape/requests.ts'

/**
 * Number of differences from the newest sheet to what is shown. Null where the page is not told: something
 * changed, perhaps not here, the sheet is provisional, and this link has not seen it.
 */
export function changesOfNewest({
  sheet,
  diff,
  finalChanges,
  version,
}: LinkSheets & { version: number }): number | null {
  if (!sheet) return null
  if (sheet.version === version) return 0
  if (diff?.sheet === sheet.number) return diff.lines.length
  return sheet.kind === 'final' ? finalChanges : null
}
