// Descriptions of texts and planners' pages, which are English. Scripts of guests' pages never read them.

/** Descriptions for search engines and previews of shared links. */
export const descriptions: Record<string, string> = {
  pricing: 'Free for up to 30 guests per event. Larger events with a one-time payment, no subscription.',
  intro: 'What Platewise does for planners and guests, and where to begin.',
  plannerGuide: 'From the first event to the list for the kitchen: how planners use Platewise, step by step.',
  terms: 'The agreement between you and us: what you get, what it costs, refunds, and what we ask of you.',
  signIn: 'Create events, build the menu, share a code and know what every guest will eat.',
  dashboard: 'Your events, their codes and who has answered.',
  account: 'Your name, email, password and data, and how to delete your account.',
  orders: 'What you bought for your events, when and for how much.',
  admin: 'Planners, events, payments to refund and the audit log.',
  membership: 'An invitation to plan an event together.',
  handover: 'An event that is offered to you.',
  paid: 'The state of your payment.',
  reset: 'Choose a new password for your planner account.',
  confirm: 'One click, and your planner account is ready.',
}

/** Titles for the browser's tab, search engines and previews of shared links. */
export const titles = {
  pricing: 'Pricing',
  intro: 'Getting Started',
  plannerGuide: 'Event Planner Guide',
  terms: 'Terms and Conditions',
  notificationOff: 'Stop this mail',
  signIn: 'Planner sign-in',
  dashboard: 'Your events',
  account: 'Your account',
  orders: 'Your Purchases',
  admin: 'Administration',
  overview: 'Overview',
  menu: 'Menu',
  category: 'Menu',
  responses: 'Responses',
  guestList: 'Guest list',
  guestImport: 'Import a guest list',
  guestMail: 'Mail to your guests',
  tables: 'Tables',
  kitchen: 'Totals',
  members: 'People',
  membership: 'Plan an event together',
  handover: 'Take over the event',
  paid: 'Your payment',
  reset: 'Reset password',
  confirm: 'Confirm your email',
}
