/**
 * Delivery of a page. A text is HTML with almost no script, a guest's page is HTML that React hydrates, and the
 * planner's pages are one single-page application.
 */
export type PageKind = 'text' | 'guest' | 'planner'

type Page<Kind extends PageKind> = {
  kind: Kind
  /** The address. A segment `:name` stands for any one segment. */
  path: string
  /** The page shows personal data. It is never cached or indexed. */
  private: boolean
  /** Search engines may list it. */
  indexed: boolean
  /** Other addresses, which redirect here. Their variable segments are among those of `path`. */
  aliases: string[]
}

type More = Partial<Pick<Page<PageKind>, 'private' | 'indexed' | 'aliases'>>

function page<Kind extends PageKind>(kind: Kind, path: string, more: More = {}): Page<Kind> {
  return { kind, path, private: false, indexed: false, aliases: [], ...more }
}

const own = { private: true }
const listed = { indexed: true }

/** Every page of the site. The router, the documents, robots and sitemap, and the tests read this list. */
export const pages = {
  home: page('guest', '/', { ...listed, aliases: ['/index.html'] }),
  event: page('guest', '/event/:code'),
  edit: page('guest', '/edit/:token', own),
  invite: page('guest', '/invite/:token', own),
  try: page('guest', '/events/:id/try', own),
  demo: page('guest', '/try', listed),
  notComing: page('guest', '/not-coming/:token', own),
  kitchenLink: page('guest', '/kitchen/:token', own),

  pricing: page('text', '/pricing', listed),
  intro: page('text', '/intro-help', listed),
  guestGuide: page('text', '/guest-help', listed),
  catererGuide: page('text', '/caterer-help', listed),
  plannerGuide: page('text', '/help', listed),
  terms: page('text', '/terms-and-conditions', {
    ...listed,
    aliases: ['/terms'],
  }),
  privacy: page('text', '/privacy-policy', {
    ...listed,
    aliases: ['/privacy'],
  }),
  notificationOff: page('text', '/notifications/:mail', own),
  stop: page('text', '/stop/:token', own),
  notFound: page('text', '*'),

  signIn: page('planner', '/planner', listed),
  dashboard: page('planner', '/dashboard', own),
  account: page('planner', '/dashboard/account', own),
  orders: page('planner', '/dashboard/orders', own),
  admin: page('planner', '/dashboard/admin', own),
  overview: page('planner', '/events/:id', own),
  menu: page('planner', '/events/:id/menu', own),
  category: page('planner', '/events/:id/menu/:categoryId', own),
  responses: page('planner', '/events/:id/responses', own),
  guestList: page('planner', '/events/:id/guests', own),
  guestImport: page('planner', '/events/:id/guests/import', own),
  guestMail: page('planner', '/events/:id/guests/mail', own),
  tables: page('planner', '/events/:id/tables', own),
  kitchen: page('planner', '/events/:id/kitchen', {
    ...own,
    aliases: ['/events/:id/totals'],
  }),
  members: page('planner', '/events/:id/members', own),
  membership: page('planner', '/memberships/:token', own),
  handover: page('planner', '/handovers/:token', own),
  paid: page('planner', '/checkout/success', own),
  reset: page('planner', '/reset-password2'),
  confirm: page('planner', '/confirm-email'),
}

export type PageId = keyof typeof pages
/** The ids of one kind. A `Record` over them must be complete to compile. */
export type PageOf<Kind extends PageKind> = {
  [Id in PageId]: (typeof pages)[Id]['kind'] extends Kind ? Id : never
}[PageId]

export const pageIds = Object.keys(pages) as PageId[]

/** The ids of the pages of one kind, in the order of the list. */
export function pagesOf<Kind extends PageKind>(kind: Kind): PageOf<Kind>[] {
  return pageIds.filter((id): id is PageOf<Kind> => pages[id].kind === kind)
}

function patternOf(id: PageId, path: string) {
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const source = path.replace('*', '(?!)').replaceAll('.', '\\.').replace(/:\w+/g, '([^/]+)')
  return { id, names, pattern: new RegExp(`^${source}$`), anyCase: new RegExp(`^${source}$`, 'i') }
}

/** The page whose script a guest's page shares: preview, demo and personal links are the event's page, made from other data. */
export function scriptOf(id: string): string {
  return id === 'try' || id === 'demo' || id === 'invite' ? 'event' : id
}

/** The entry of a guest's page, by its path in `web`. */
export function guestEntry(id: string): string {
  return `guest/entry-${scriptOf(id).replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}.tsx`
}

const patterns = pageIds.map((id) => patternOf(id, pages[id].path))
const aliases = pageIds.flatMap((id) => pages[id].aliases.map((alias) => patternOf(id, alias)))

export type Found = { id: PageId; params: Record<string, string> }

/** The page at an address, with the raw values of its variable segments. Null if there is none. */
export function pageAt(pathname: string): Found | null {
  for (const { id, names, pattern } of patterns) {
    const values = pattern.exec(pathname)?.slice(1)
    if (values) return { id, params: Object.fromEntries(names.map((name, at) => [name, values[at] ?? ''])) }
  }
  return null
}

/**
 * The one address of a page that was asked for by another: an alias, with slashes at the end, or in other letters. What
 * stands in a variable segment stays as it is. Null for any other address, and for the page's own.
 */
export function redirectOf(pathname: string): string | null {
  const own = canonicalOf(pathname.replace(/\/+$/, '') || '/')
  return own === pathname ? null : own
}

function canonicalOf(asked: string): string | null {
  for (const { id, names, anyCase } of [...patterns, ...aliases]) {
    const values = anyCase.exec(asked)?.slice(1)
    if (values) return pages[id].path.replace(/:(\w+)/g, (_, name) => values[names.indexOf(name)] ?? '')
  }
  return null
}
