import { figure } from '../writing.ts'
import { changes } from './shared.ts'

export const newSheet = (sheet: number) => `A folha ${sheet} foi emitida`
export const replacedBy = (sheet: number, older: number) => `A folha ${sheet} substituiu a folha ${older}`
/** The kitchen's own news after a final sheet: the planner has issued no sheet of these changes. */
export const notInASheet = (count: number) =>
  `${changes(count)} desde a folha final. Ainda não foi emitida uma folha nova.`
/** The button with which somebody says so. */
export const haveSeen = (sheet: number) => `Vi a folha ${sheet}`
export const seenNotSaved = 'Não foi salvo. Seu nome fica aqui: toque de novo quando houver conexão.'
/** Shown once the name was erased. */
export const seenOn = (when: string) => `Visto: ${when}.`
/** Before who has seen it, where something is new since: Folha 1: Visto por … */
export const ofSheet = (sheet: number, seen: string) => `Folha ${sheet}: ${seen}`
/** The line that unfolds all changes, which the band counts: "ALERGIA 4 · outras 9", "O que mudou" without allergies. */
export function newsFold(lines: readonly { section: string }[]): string {
  const allergies = lines.filter(({ section }) => section === 'ALERGIA').length
  const others = lines.length - allergies
  if (allergies === 0) return 'O que mudou'
  return [`ALERGIA ${figure(allergies)}`, ...(others > 0 ? [`outras ${figure(others)}`] : [])].join(' · ')
}
export const sheetNews = 'Folhas numeradas'
