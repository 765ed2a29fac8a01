import { figure } from '../writing.ts'
import { allergySection, changes } from './shared.ts'

// Numbered sheets on the page of a kitchen's link.

export const newSheet = (sheet: number) => `La feuille ${sheet} a été émise`
export const replacedBy = (sheet: number, older: number) =>
  `La feuille ${sheet} a remplacé la feuille ${older}`
export const notInASheet = (count: number) =>
  `${changes(count)} depuis la feuille définitive. Aucune nouvelle feuille n’a encore été émise.`
export const haveSeen = (sheet: number) => `J’ai vu la feuille ${sheet}`
export const seenNotSaved =
  'Ce n’est pas enregistré. Votre nom est gardé ici : appuyez à nouveau une fois la connexion revenue.'
export const seenOn = (when: string) => `Vu, ${when}.`
export const ofSheet = (sheet: number, seen: string) => `Feuille ${sheet} : ${seen}`
/** ALLERGIE 4 · autres 9 */
export function newsFold(lines: readonly { section: string }[]): string {
  const allergies = lines.filter(({ section }) => section === allergySection).length
  const others = lines.length - allergies
  if (allergies === 0) return 'Ce qui a changé'
  return [`${allergySection} ${figure(allergies)}`, ...(others > 0 ? [`autres ${figure(others)}`] : [])].join(
    ' · ',
  )
}
export const sheetNews = 'Feuilles numérotées'
