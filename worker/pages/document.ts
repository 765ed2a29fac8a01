import { escaped } from '#core/files/escaped'
import { type PageId, type PageOf, pages } from '#core/pages'
import { settings } from '#core/settings'
import { site } from '#core/site'
import * as inEnglish from '#core/words/planner-pages'
import type { Language } from '#languages/language'
import { type LanguageTag, languages, namesOffered } from '#languages/languages'
import { type Content, clothOf, render } from '../../web/edge.tsx'
import { type Build, type Bundle, builtFiles, type GuestPage, roomOf } from './build.ts'

/** Response to a navigation. Unless given, title and description are those of the page's id. */
export type Page = Content & {
  status: number
  title?: string
  description?: string
  /** Both as a preview of the shared address shows them, where that is in another language than the page. */
  shared?: { title: string; description?: string }
}

type Document = {
  html: string
  /** SHA-256 of the inlined style sheet in base64; null where the sheets are linked. */
  styleHash: string | null
}

/** Texts that are written in their reader's language; the others are English, as planners' pages are. */
const readersTexts = ['guestGuide', 'catererGuide', 'privacy', 'stop', 'notFound'] as const
type ReadersPage = PageOf<'guest'> | (typeof readersTexts)[number]

/** True if a page is written in its reader's language. */
export function followsReader(id: PageId): id is ReadersPage {
  return pages[id].kind === 'guest' || readersTexts.some((text) => text === id)
}

/** The title of a page of which nothing more is known, and its description where it has one. */
function headWords(id: PageId, words: Language): { title: string | undefined; description?: string } {
  if (id === 'home') return { title: undefined }
  const { titles, descriptions } = followsReader(id) ? words.pages : inEnglish
  const description = (descriptions as Partial<Record<PageId, string>>)[id]
  return { title: (titles as Partial<Record<PageId, string>>)[id], ...(description && { description }) }
}

/** The language a page is written in. */
export function languageOfPage(id: PageId, asked: LanguageTag): LanguageTag {
  return followsReader(id) ? asked : 'en'
}

/** Writes the document of a page: head, frame, the page's markup, and its data where React takes it over. */
export async function documentOf(
  page: Page,
  url: URL,
  env: Env,
  asked: LanguageTag = 'en',
): Promise<Document> {
  const build = await builtFiles(env)
  const kind = pages[page.id].kind
  const tag = languageOfPage(page.id, asked)
  const language = languages[tag]()
  const { lang, dir } = language.guest
  const words = kind === 'guest' ? build.words[roomOf(page.id as PageOf<'guest'>)][tag] : null
  const own = kind === 'guest' ? build.guest[page.id as PageOf<'guest'>] : build[kind]
  const bundles = [build.site, own]
  // The kitchen's page is opened again and again, by few: its sheet is a file, and none of a guest's bytes.
  const sheet = kind === 'guest' && page.id !== 'kitchenLink' ? build.sheets[page.id as GuestPage] : null
  // The page's own head comes first: on a phone the site's menu is one button above it.
  const brief = (sheet && page.id !== 'home') || kind === 'planner'
  const marks = `${kind === 'guest' ? '' : ' data-serif'}${brief ? ' data-brief' : ''}`
  const html = [
    `<!doctype html><html lang="${lang}" dir="${dir}"${marks}><head>`,
    headOf(page, language, url, env, build),
    sheet
      ? `<style>${sheet.text}</style>${bundles.map(heldStylesOf).join('')}`
      : bundles.map(stylesOf).join(''),
    words ? `<link rel="modulepreload" href="${words}">` : '',
    bundles.map(scriptsOf).join(''),
    '</head><body>',
    render(
      page,
      url.pathname,
      language,
      followsReader(page.id) ? namesOffered(settings(env).pseudoLanguage) : [],
    ),
    'data' in page ? dataOf({ ...page, wordsUrl: words }) : '',
    '</body></html>',
  ].join('')
  return { html, styleHash: sheet?.hash ?? null }
}

function headOf(page: Page, words: Language, url: URL, env: Env, build: Build): string {
  const { indexed, private: own, path } = pages[page.id]
  const general = headWords(page.id, words)
  const title =
    page.title ??
    (general.title ? `${general.title} · ${site.name}` : `${site.name} · ${words.frame.tagline}`)
  const description = page.description ?? general.description ?? words.frame.tagline
  const preview = { title, description, ...page.shared }
  // The address of a private page may hold a token, which previews would keep.
  const secret = own && path.includes(':') ? path.slice(0, path.indexOf('/:')) : null
  const shared = secret !== null && url.pathname.startsWith(secret) ? secret : url.pathname
  const { origin, payments, covers } = settings(env)
  const cloth = clothOf(page)
  return [
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="color-scheme" content="light dark">',
    '<meta name="theme-color" content="#faf7f1" media="(prefers-color-scheme: light)">',
    '<meta name="theme-color" content="#181715" media="(prefers-color-scheme: dark)">',
    `<link rel="icon" href="${build.icon}" type="image/svg+xml">`,
    '<link rel="alternate icon" href="/icon-32.png" type="image/png" sizes="32x32">',
    '<link rel="apple-touch-icon" href="/apple-touch-icon.png">',
    '<link rel="manifest" href="/manifest.webmanifest">',
    `<title>${escaped(title)}</title>`,
    `<meta name="description" content="${escaped(description)}">`,
    `<meta property="og:site_name" content="${site.name}">`,
    `<meta property="og:title" content="${escaped(preview.title)}">`,
    `<meta property="og:description" content="${escaped(preview.description)}">`,
    `<meta property="og:url" content="${escaped(origin + shared)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:image" content="${origin}/preview${cloth ? `-${cloth}` : ''}.png">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${site.name}: ${escaped(words.frame.tagline)}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    payments?.on ? '' : '<meta name="card-payments" content="off">',
    covers ? '<meta name="cover-images" content="on">' : '',
    page.status === 200 && indexed ? '' : '<meta name="robots" content="noindex">',
  ].join('')
}

/** The links to a bundle's style sheets. */
export function stylesOf({ styles }: Bundle): string {
  return styles.map((path) => `<link rel="stylesheet" href="${path}">`).join('')
}

// A part that is imported later loads its style sheets unless the page has a link to them. A disabled one loads nothing.
function heldStylesOf({ styles }: Bundle): string {
  return styles.map((path) => `<link rel="stylesheet" href="${path}" disabled>`).join('')
}

/** A bundle's script, and what it imports. */
export function scriptsOf({ script, imports }: Bundle): string {
  const preloads = imports.map((path) => `<link rel="modulepreload" href="${path}">`).join('')
  return script ? `${preloads}<script type="module" src="${script}"></script>` : preloads
}

/** Data React hydrates the page with. */
function dataOf({
  id,
  data,
  answered,
  wordsUrl,
}: {
  id: PageOf<'guest'>
  data: unknown
  answered: string[]
  wordsUrl: string | null
}): string {
  const json = JSON.stringify({ id, data, answered, wordsUrl }).replaceAll('<', '\\u003c')
  return `<script type="application/json" id="data">${json}</script>`
}
