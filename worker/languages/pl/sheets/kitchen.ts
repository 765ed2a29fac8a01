import { figure } from '../writing.ts'
import { changes } from './shared.ts'

// Numbered sheets on the page of a kitchen's link.

export const newSheet = (sheet: number) => `Wydano arkusz ${sheet}`
export const replacedBy = (sheet: number, older: number) => `Arkusz ${sheet} zastąpił arkusz ${older}`
/** The kitchen's own news after a final sheet: the planner has issued no sheet of these changes. */
export const notInASheet = (count: number) =>
  `${changes(count)} od ostatecznego arkusza. Nowego arkusza jeszcze nie wydano.`
/** The button with which somebody says so. */
export const haveSeen = (sheet: number) => `Przeczytane: arkusz ${sheet}`
export const seenNotSaved =
  'Nie zapisano. Imię i nazwisko są tu zachowane: proszę nacisnąć ponownie, gdy wróci połączenie.'
/** Shown once the name was erased. */
export const seenOn = (when: string) => `Przeczytane, ${when}.`
/** Before who has seen it, where something is new since: Arkusz 1: Przeczytane: … */
export const ofSheet = (sheet: number, seen: string) => `Arkusz ${sheet}. ${seen}`
/** The line that unfolds all changes, which the band counts: „ALERGIA 4 · inne 9”, „Co się zmieniło” without allergies. */
export function newsFold(lines: readonly { section: string }[]): string {
  const allergies = lines.filter(({ section }) => section === 'ALERGIA').length
  const others = lines.length - allergies
  if (allergies === 0) return 'Co się zmieniło'
  return [`ALERGIA ${figure(allergies)}`, ...(others > 0 ? [`inne ${figure(others)}`] : [])].join(' · ')
}
export const sheetNews = 'Numerowane arkusze'
