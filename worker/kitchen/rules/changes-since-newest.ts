import type { LinkSheets } from '../../sheets/shape/requests.ts'

/**
 * Number of differences between the newest sheet and the page. Null where it is unknown: something changed, perhaps outside
 * the link's scope, and the sheet is provisional and was never acknowledged by this link.
 */
export function changesSinceNewest({
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
