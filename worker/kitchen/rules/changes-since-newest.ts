import type { LinkSheets } from '../../sheets/shape/issued.ts'

/**
 * Number of differences between the newest sheet and the page. Null where the kitchen's data changed, the
 * sheet is provisional and this link never acknowledged it: only then no difference within the link's scope is computed.
 */
export function changesSinceNewest({
  sheet,
  diff,
  changesSinceFinal,
  version,
}: LinkSheets & { version: number }): number | null {
  if (!sheet) return null
  if (sheet.version === version) return 0
  if (diff?.sheet === sheet.number) return diff.lines.length
  return sheet.kind === 'final' ? changesSinceFinal : null
}
