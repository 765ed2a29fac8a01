// Descriptions for search engines and previews of shared links. Scripts of the browser never read them.

export const descriptions: Record<string, string> = {
  demo: 'Choose a menu as a guest does: an example to try, without an account. Nothing is stored.',
  pricing: 'Free for up to 30 guests per event. Larger events with a one-time payment, no subscription.',
  intro: 'What Platewise does for planners and guests, and where to begin.',
  guestGuide:
    'How to choose your menu with an event code, for yourself and your party, and how to change it later.',
  catererGuide:
    'For kitchens: what an organizer’s link shows, how to confirm dishes and agree what is served instead.',
  plannerGuide: 'From the first event to the list for the kitchen: how planners use Platewise, step by step.',
  terms: 'The agreement between you and us: what you get, what it costs, refunds, and what we ask of you.',
  privacy: 'What is kept of planners and guests, why, who sees it, when it is erased, and your rights.',
  signIn: 'Create events, build the menu, share a code and know what every guest will eat.',
  dashboard: 'Your events, their codes and who has answered.',
  account: 'Download everything of your own, or delete your account.',
  orders: 'What you bought for your events, when and for how much.',
  admin: 'Planners, events, payments to refund and the audit log.',
  paid: 'How your payment stands.',
  reset: 'Choose a new password for your planner account.',
  confirm: 'One press, and your planner account is ready.',
}

// Titles for the browser's tab, search engines and previews of shared links.

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
