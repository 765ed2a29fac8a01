// What the browser's tab, search engines and previews of shared links call each page.

export const titles = {
  event: 'Menu Selection',
  edit: 'Editing Menu Selections',
  try: 'Trying it as a guest',
  notComing: 'Not coming',
  kitchenLink: 'For the kitchen',
  pricing: 'Pricing',
  intro: 'Getting Started',
  guestGuide: 'Guest Guide',
  catererGuide: 'Caterer Guide',
  plannerGuide: 'Event Planner Guide',
  terms: 'Terms and Conditions',
  privacy: 'Privacy Policy',
  letterOff: 'Stop this mail',
  notFound: 'Page not found',
  signIn: 'Planner sign-in',
  dashboard: 'Your events',
  account: 'Your account',
  orders: 'Your Purchases',
  admin: 'Administration',
  overview: 'Overview',
  menu: 'Menu',
  category: 'Menu',
  responses: 'Responses',
  tables: 'Tables',
  kitchen: 'Totals',
  paid: 'Your payment',
  reset: 'Reset password',
  confirm: 'Confirm your email',
}

/** The title of an event's page. */
export function eventTitle(event: string): string {
  return `${event} Menu Selection`
}
/** The description of an event's page where its planner gave none. @param day the deadline */
export function chooseBy(day: string): string {
  return `Choose your menu by ${day}.`
}
/** The title of a planner's trial of an event's page. */
export function tryTitle(event: string): string {
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
