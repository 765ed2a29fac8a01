import { figure } from '../writing.ts'
import { allergySection, changes } from './shared.ts'

// Numbered sheets on the page of a kitchen's link.

export const newSheet = (sheet: number) => `Blad ${sheet} is uitgegeven`
export const replacedBy = (sheet: number, older: number) => `Blad ${sheet} heeft blad ${older} vervangen`
export const notInASheet = (count: number) =>
  `${changes(count)} sinds het definitieve blad. Er is nog geen nieuw blad.`
export const haveSeen = (sheet: number) => `Ik heb blad ${sheet} gezien`
export const seenNotSaved =
  'Dit is niet opgeslagen. Uw naam blijft hier staan: druk nog eens zodra u verbinding hebt.'
export const seenOn = (when: string) => `Gezien, ${when}.`
export const ofSheet = (sheet: number, seen: string) => `Blad ${sheet}: ${seen}`
/** "ALLERGIE 4 · overige 9", "Wat er gewijzigd is" without allergies. */
export function newsFold(lines: readonly { section: string }[]): string {
  const allergies = lines.filter(({ section }) => section === allergySection).length
  const others = lines.length - allergies
  if (allergies === 0) return 'Wat er gewijzigd is'
  return [
    `${allergySection} ${figure(allergies)}`,
    ...(others > 0 ? [`overige ${figure(others)}`] : []),
  ].join(' · ')
}
export const sheetNews = 'Genummerde bladen'
