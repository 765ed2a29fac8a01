// Descriptions of pages that are written in their reader's language. Scripts of the browser never read them.

/** Descriptions for search engines and previews of shared links; the others have the site's. */
export const descriptions = {
  demo: 'Choose a menu as a guest does: an example to try, without an account. Nothing is stored.',
  guestGuide:
    'How to choose your menu with an event code, for yourself and your party, and how to change it later.',
  catererGuide:
    'For kitchens: what an organizer’s link shows, how to confirm dishes, and how to agree on what is served instead.',
  privacy: 'What we keep about planners and guests, why, who sees it, when we erase it, and your rights.',
}

/** Titles for the browser's tab, search engines and previews of shared links. */
export const titles = {
  event: 'Menu Selection',
  edit: 'Editing Menu Selections',
  invite: 'Your invitation',
  try: 'Trying it as a guest',
  demo: 'Trying it as a guest',
  notComing: 'Not coming',
  kitchenLink: 'For the kitchen',
  stop: 'Mail about an event',
  notFound: 'Page not found',
  guestGuide: 'Guest Guide',
  catererGuide: 'Caterer Guide',
  privacy: 'Privacy Policy',
}

/** The title of an event's page. */
export function eventTitle(event: string): string {
  return `${event} Menu Selection`
}
/** The description of an event's page where its planner gave none. @param day the deadline */
export function chooseBy(day: string): string {
  return `Choose your menu by ${day}.`
}
/** The title of the page that a personal link opens. */
export function inviteTitle(event: string): string {
  return `Your invitation · ${event}`
}
/** The title of a planner's preview of an event's page. */
export function previewTitle(event: string): string {
  return `Trying it as a guest · ${event}`
}
/** The title of the page that a decline's link opens. */
export function notComingTitle(event: string): string {
  return `Not coming · ${event}`
}
/** The title of the page that an edit link opens. */
export function editTitle(event: string): string {
  return `Editing Menu Selections · ${event}`
}
/** The title of the page that a kitchen's link opens. */
export function kitchenTitle(event: string): string {
  return `For the kitchen · ${event}`
}
