import { figure } from '../writing.ts'
import { allergySection, changes } from './shared.ts'

// Numbered sheets on the page of a kitchen's link.

export const newSheet = (sheet: number) => `Blatt ${sheet} wurde ausgegeben`
export const replacedBy = (sheet: number, older: number) => `Blatt ${sheet} hat Blatt ${older} ersetzt`
export const notInASheet = (count: number) =>
  `${changes(count)} seit dem endgültigen Blatt. Noch gibt es kein neues Blatt.`
export const haveSeen = (sheet: number) => `Ich habe Blatt ${sheet} gesehen`
export const seenNotSaved =
  'Das wurde nicht gespeichert. Ihr Name bleibt hier stehen: Tippen Sie noch einmal, sobald Sie verbunden sind.'
export const seenOn = (when: string) => `Gesehen, ${when}.`
export const ofSheet = (sheet: number, seen: string) => `Blatt ${sheet}: ${seen}`
/** "ALLERGIE 4 · weitere 9", "Was sich geändert hat" without allergies. */
export function newsFold(lines: readonly { section: string }[]): string {
  const allergies = lines.filter(({ section }) => section === allergySection).length
  const others = lines.length - allergies
  if (allergies === 0) return 'Was sich geändert hat'
  return [
    `${allergySection} ${figure(allergies)}`,
    ...(others > 0 ? [`weitere ${figure(others)}`] : []),
  ].join(' · ')
}
export const sheetNews = 'Nummerierte Blätter'
