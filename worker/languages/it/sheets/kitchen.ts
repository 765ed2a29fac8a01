import { figure } from '../writing.ts'
import { allergySection, changes } from './shared.ts'

// Numbered sheets on the page of a kitchen's link.

export const newSheet = (sheet: number) => `Il foglio ${sheet} è stato emesso`
export const replacedBy = (sheet: number, older: number) =>
  `Il foglio ${sheet} ha sostituito il foglio ${older}`
export const notInASheet = (count: number) =>
  `${changes(count)} dopo il foglio definitivo. Non è ancora stato emesso un nuovo foglio.`
export const haveSeen = (sheet: number) => `Ho visto il foglio ${sheet}`
export const seenNotSaved =
  'Non è stato salvato. Il Suo nome resta qui: prema di nuovo quando torna la connessione.'
export const seenOn = (when: string) => `Visto, ${when}.`
export const ofSheet = (sheet: number, seen: string) => `Foglio ${sheet}: ${seen}`
/** ALLERGIA 4 · altre 9 */
export function newsFold(lines: readonly { section: string }[]): string {
  const allergies = lines.filter(({ section }) => section === allergySection).length
  const others = lines.length - allergies
  if (allergies === 0) return 'Che cosa è cambiato'
  return [`${allergySection} ${figure(allergies)}`, ...(others > 0 ? [`altre ${figure(others)}`] : [])].join(
    ' · ',
  )
}
export const sheetNews = 'Fogli numerati'
