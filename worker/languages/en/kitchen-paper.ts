import { changes as counted } from './sheets.ts'

// The sheet on paper.

export const backToKitchen = 'Back to the kitchen page'

/** Of figures that are no sheet: not an issued sheet: 3 changes since sheet 3 */
export function standing(sheet: number | null, changes: number | null): string {
  const none = 'not an issued sheet'
  if (sheet === null) return none
  if (changes === null) return `${none}: sheet ${sheet} is the newest`
  return `${none}: ${changes === 0 ? 'nothing changed' : counted(changes)} since sheet ${sheet}`
}
