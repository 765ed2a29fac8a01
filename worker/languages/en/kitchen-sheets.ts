import { figure } from '../../core/figures.ts'

// What the kitchen reads on the page of its link about numbered sheets.

export const newSheet = (sheet: number) => `Sheet ${sheet} has been issued`
export const replacedBy = (sheet: number, older: number) => `Sheet ${sheet} has replaced sheet ${older}`
/** The button with which somebody says so. */
export const haveSeen = (sheet: number) => `I have seen sheet ${sheet}`
export const seenNotSaved =
  'This was not saved. Your name is kept here: press again once there is a connection.'
/** Where the name was erased. */
export const seenOn = (when: string) => `Seen, ${when}.`
/** Before who has seen it, where something is new since: Sheet 1: Seen by … */
export const ofSheet = (sheet: number, seen: string) => `Sheet ${sheet}: ${seen}`
export const moreChanges = (count: number) => `${figure(count)} more`
export const sheetNews = 'Numbered sheets'
