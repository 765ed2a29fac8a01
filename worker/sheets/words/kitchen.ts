import { figure } from '../../core/figures.ts'
import { changes } from './shared.ts'

// Numbered sheets on the page of a kitchen's link.

export const newSheet = (sheet: number) => `Sheet ${sheet} has been issued`
export const replacedBy = (sheet: number, older: number) => `Sheet ${sheet} has replaced sheet ${older}`
/** The kitchen's own news after a final sheet: the planner has issued no sheet of these changes. */
export const notInASheet = (count: number) =>
  `${changes(count)} since the final sheet. No new sheet has been issued yet.`
/** The button with which somebody says so. */
export const haveSeen = (sheet: number) => `I have seen sheet ${sheet}`
export const seenNotSaved = 'This was not saved. Your name is kept here: press again once you are connected.'
/** Shown once the name was erased. */
export const seenOn = (when: string) => `Seen, ${when}.`
/** Before who has seen it, where something is new since: Sheet 1: Seen by … */
export const ofSheet = (sheet: number, seen: string) => `Sheet ${sheet}: ${seen}`
/** The line that unfolds all changes, which the status bar counts: "ALLERGY 4 · others 9", "What changed" without allergies. */
export function newsFold(lines: readonly { section: string }[]): string {
  const allergies = lines.filter(({ section }) => section === 'ALLERGY').length
  const others = lines.length - allergies
  if (allergies === 0) return 'What changed'
  return [`ALLERGY ${figure(allergies)}`, ...(others > 0 ? [`others ${figure(others)}`] : [])].join(' · ')
}
export const sheetNews = 'Numbered sheets'
