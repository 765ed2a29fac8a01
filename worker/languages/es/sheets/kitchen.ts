import { figure } from '../writing.ts'
import { changes } from './shared.ts'

export const newSheet = (sheet: number) => `Se ha emitido la hoja ${sheet}`
export const replacedBy = (sheet: number, older: number) =>
  `La hoja ${sheet} ha sustituido a la hoja ${older}`
/** The kitchen's own news after a final sheet: the planner has issued no sheet of these changes. */
export const notInASheet = (count: number) =>
  `${changes(count)} desde la hoja definitiva. Aún no se ha emitido una hoja nueva.`
/** The button with which somebody says so. */
export const haveSeen = (sheet: number) => `He visto la hoja ${sheet}`
export const seenNotSaved = 'No se ha guardado. Su nombre queda aquí: pulse de nuevo cuando haya conexión.'
/** Shown once the name was erased. */
export const seenOn = (when: string) => `Visto: ${when}.`
/** Before who has seen it, where something is new since: Hoja 1: Visto por … */
export const ofSheet = (sheet: number, seen: string) => `Hoja ${sheet}: ${seen}`
/** The line that unfolds all changes, which the band counts: "ALERGIA 4 · otros 9", "Qué ha cambiado" without allergies. */
export function newsFold(lines: readonly { section: string }[]): string {
  const allergies = lines.filter(({ section }) => section === 'ALERGIA').length
  const others = lines.length - allergies
  if (allergies === 0) return 'Qué ha cambiado'
  return [`ALERGIA ${figure(allergies)}`, ...(others > 0 ? [`otros ${figure(others)}`] : [])].join(' · ')
}
export const sheetNews = 'Hojas numeradas'
