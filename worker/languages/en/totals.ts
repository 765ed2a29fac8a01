import { figure } from '../../core/figures.ts'

// The totals of an event, on screen and on paper.

export const printForKitchen = 'Print for the kitchen'
export const dishHead = 'Dish'
export const countHead = 'Count'
export const shareHead = 'Share'
export const totalHead = 'Total'

export function guestCount(count: number): string {
  return `${figure(count)} ${count === 1 ? 'guest' : 'guests'}`
}

/** Beside a dish's figure. */
export function withNeed(count: number): string {
  return `of them ${figure(count)} with a need`
}

export const noMenu = 'No menu categories yet'
export const noMenuAbout = 'Once the event has a menu, every dish is counted here.'

export const missingTitle = 'Not chosen yet'
export const nobodyMissing = 'Everybody has chosen.'
/** The line that opens to the names. */
export function missingCount(count: number): string {
  return count === 1
    ? '1 guest has not chosen everything'
    : `${figure(count)} guests have not chosen everything`
}
export const nothingAtAll = 'nothing at all'

export const needsTitle = 'Allergies and dietary needs'
export const noNeeds = 'Nobody has named any.'
export const needsAbout = 'In the guests’ own words. Nobody has checked them.'

/** @param lead the name of the party's lead guest */
export function inPartyOf(lead: string): string {
  return `in the party of ${lead}`
}
/** In the place of a name that was erased. */
export const nameErased = 'Name erased'
