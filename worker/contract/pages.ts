import { site } from './site.ts'

/**
 * How a page reaches its reader. A text is HTML with next to no script, a guest's page is HTML that React takes over,
 * and the planner's pages are one single-page application.
 */
export type PageKind = 'text' | 'guest' | 'planner'

type Page<Kind extends PageKind> = {
  kind: Kind
  /** The address. A segment `:name` stands for any one segment. */
  path: string
  /** The browser's tab, search engines and previews of shared links. */
  title: string
  description: string
  /** Shows what belongs to one person: kept by no cache and listed by nobody. */
  private: boolean
  /** Search engines may list it. */
  indexed: boolean
  /** Other addresses, which redirect here. */
  aliases: string[]
}

type More = Partial<Pick<Page<PageKind>, 'private' | 'indexed' | 'aliases'>>

function page<Kind extends PageKind>(
  kind: Kind,
  path: string,
  title: string,
  description: string,
  more: More = {},
): Page<Kind> {
  const titled = title === '' ? `${site.name} · ${site.tagline}` : `${title} · ${site.name}`
  return { kind, path, title: titled, description, private: false, indexed: false, aliases: [], ...more }
}

const own = { private: true }
const listed = { indexed: true }

/** Every page of the site: the router, the documents, robots and sitemap, and the tests read this list. */
export const pages = {
  home: page('guest', '/', '', site.tagline, { ...listed, aliases: ['/index.html'] }),
  event: page('guest', '/event/:code', 'Menu Selection', site.tagline),
  edit: page('guest', '/edit/:token', 'Editing Menu Selections', site.tagline, own),

  pricing: page(
    'text',
    '/pricing',
    'Pricing',
    'Free for up to 30 guests per event. Larger events with a one-time payment, no subscription.',
    listed,
  ),
  intro: page(
    'text',
    '/intro-help',
    'Getting Started',
    'What Platewise does for planners and guests, and where to begin.',
    listed,
  ),
  guestGuide: page(
    'text',
    '/guest-help',
    'Guest Guide',
    'How to choose your menu with an event code, for yourself and your party, and how to change it later.',
    listed,
  ),
  plannerGuide: page(
    'text',
    '/help',
    'Event Planner Guide',
    'From the first event to the list for the kitchen: how planners use Platewise, step by step.',
    listed,
  ),
  terms: page(
    'text',
    '/terms-and-conditions',
    'Terms and Conditions',
    'The agreement between you and us: what you get, what it costs, refunds, and what we ask of you.',
    { ...listed, aliases: ['/terms'] },
  ),
  privacy: page(
    'text',
    '/privacy-policy',
    'Privacy Policy',
    'What is kept of planners and guests, why, who sees it, when it is erased, and your rights.',
    { ...listed, aliases: ['/privacy'] },
  ),
  notFound: page('text', '*', 'Page not found', site.tagline),

  signIn: page(
    'planner',
    '/planner',
    'Planner sign-in',
    'Create events, build the menu, share a code and know what every guest will eat.',
    listed,
  ),
  dashboard: page(
    'planner',
    '/dashboard',
    'Your events',
    'Your events, their codes and who has answered.',
    own,
  ),
  account: page(
    'planner',
    '/dashboard/account',
    'Your account',
    'Download everything of your own, or delete your account.',
    own,
  ),
  orders: page(
    'planner',
    '/dashboard/orders',
    'Your Purchases',
    'What you bought for your events, when and for how much.',
    own,
  ),
  admin: page(
    'planner',
    '/dashboard/admin',
    'Administration',
    'Planners, events, payments to refund and the audit log.',
    own,
  ),
  menu: page('planner', '/events/:id/menu', 'Menu', site.tagline, own),
  category: page('planner', '/events/:id/menu/:categoryId', 'Menu', site.tagline, own),
  responses: page('planner', '/events/:id/responses', 'Responses', site.tagline, own),
  totals: page('planner', '/events/:id/totals', 'Totals', site.tagline, own),
  paid: page('planner', '/checkout/success', 'Your payment', 'How your payment stands.', own),
  reset: page(
    'planner',
    '/reset-password2',
    'Reset password',
    'Choose a new password for your planner account.',
  ),
  confirm: page(
    'planner',
    '/confirm-email',
    'Confirm your email',
    'One press, and your planner account is ready.',
  ),
}

export type PageId = keyof typeof pages
/** The ids of one kind. A `Record` over them is complete, or it does not compile. */
export type PageOf<Kind extends PageKind> = {
  [Id in PageId]: (typeof pages)[Id]['kind'] extends Kind ? Id : never
}[PageId]

export const pageIds = Object.keys(pages) as PageId[]

/** The ids of the pages of one kind, in the order of the list. */
export function pagesOf<Kind extends PageKind>(kind: Kind): PageOf<Kind>[] {
  return pageIds.filter((id): id is PageOf<Kind> => pages[id].kind === kind)
}

const patterns = pageIds.map((id) => {
  const { path } = pages[id]
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const source = path.replace('*', '(?!)').replace(/:\w+/g, '([^/]+)')
  return { id, names, pattern: new RegExp(`^${source}${path === '/' ? '' : '/?'}$`) }
})

export type Found = { id: PageId; params: Record<string, string> }

/** The page of an address with the values of its variable segments, as they are written there; null when there is none. */
export function pageAt(pathname: string): Found | null {
  for (const { id, names, pattern } of patterns) {
    const values = pattern.exec(pathname)?.slice(1)
    if (values) return { id, params: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) }
  }
  return null
}

/** The path an alias redirects to; null for any other address. */
export function redirectOf(pathname: string): string | null {
  const id = pageIds.find((one) => pages[one].aliases.includes(pathname))
  return id ? pages[id].path : null
}
