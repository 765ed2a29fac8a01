import { descriptions, titles } from '#words/pages'
import { site } from './site.ts'

/**
 * How a page is delivered. A text is HTML with almost no script, a guest's page is HTML that React hydrates, and the
 * planner's pages are one single-page application.
 */
export type PageKind = 'text' | 'guest' | 'planner'

type Page<Kind extends PageKind> = {
  kind: Kind
  /** The address. A segment `:name` stands for any one segment. */
  path: string
  /** Title for the browser's tab, search engines and previews of shared links. */
  title: string
  description: string
  /** The page shows personal data. It is never cached or indexed. */
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

/** Every page of the site. The router, the documents, robots and sitemap, and the tests read this list. */
export const pages = {
  home: page('guest', '/', '', site.tagline, { ...listed, aliases: ['/index.html'] }),
  event: page('guest', '/event/:code', titles.event, site.tagline),
  edit: page('guest', '/edit/:token', titles.edit, site.tagline, own),
  notComing: page('guest', '/not-coming/:token', titles.notComing, site.tagline, own),

  pricing: page('text', '/pricing', titles.pricing, descriptions.pricing, listed),
  intro: page('text', '/intro-help', titles.intro, descriptions.intro, listed),
  guestGuide: page('text', '/guest-help', titles.guestGuide, descriptions.guestGuide, listed),
  plannerGuide: page('text', '/help', titles.plannerGuide, descriptions.plannerGuide, listed),
  terms: page('text', '/terms-and-conditions', titles.terms, descriptions.terms, {
    ...listed,
    aliases: ['/terms'],
  }),
  privacy: page('text', '/privacy-policy', titles.privacy, descriptions.privacy, {
    ...listed,
    aliases: ['/privacy'],
  }),
  notFound: page('text', '*', titles.notFound, site.tagline),

  signIn: page('planner', '/planner', titles.signIn, descriptions.signIn, listed),
  dashboard: page('planner', '/dashboard', titles.dashboard, descriptions.dashboard, own),
  account: page('planner', '/dashboard/account', titles.account, descriptions.account, own),
  orders: page('planner', '/dashboard/orders', titles.orders, descriptions.orders, own),
  admin: page('planner', '/dashboard/admin', titles.admin, descriptions.admin, own),
  menu: page('planner', '/events/:id/menu', titles.menu, site.tagline, own),
  category: page('planner', '/events/:id/menu/:categoryId', titles.category, site.tagline, own),
  responses: page('planner', '/events/:id/responses', titles.responses, site.tagline, own),
  totals: page('planner', '/events/:id/totals', titles.totals, site.tagline, own),
  paid: page('planner', '/checkout/success', titles.paid, descriptions.paid, own),
  reset: page('planner', '/reset-password2', titles.reset, descriptions.reset),
  confirm: page('planner', '/confirm-email', titles.confirm, descriptions.confirm),
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

const patterns = pageIds.map((id) => {
  const { path } = pages[id]
  const names = [...path.matchAll(/:(\w+)/g)].map(([, name = '']) => name)
  const source = path.replace('*', '(?!)').replace(/:\w+/g, '([^/]+)')
  return { id, names, pattern: new RegExp(`^${source}$`), anyCase: new RegExp(`^${source}$`, 'i') }
})

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
  const asked = pathname.replace(/\/+$/, '') || '/'
  const alias = pageIds.find((one) => pages[one].aliases.includes(asked.toLowerCase()))
  const own = alias ? pages[alias].path : canonicalOf(asked)
  return own === pathname ? null : own
}

function canonicalOf(asked: string): string | null {
  for (const { id, anyCase } of patterns) {
    const values = anyCase.exec(asked)?.slice(1)
    if (values) return pages[id].path.replace(/:\w+/g, () => values.shift() ?? '')
  }
  return null
}
