import { escaped } from '#core/files/escaped'
import type { AppContext } from '#core/http/app'
import { wordsFor } from '#core/http/language'
import { type Refusal, wordsOf } from '#core/http/refusal'
import { settings } from '#core/settings'
import { site } from '#core/site'
import { askedLanguage, offeredLanguage } from '#languages/choose-language'
import type { KitchenWords, Language } from '#languages/language'
import { english, languages } from '#languages/languages'
import { repeatLanguage } from '#languages/repeat-language'
import { askedCourses } from '#print/rules/marked-courses'
import { type Paging, type Printed, type PrintedHead, pagings } from '#print/shape/documents'
import { renderPrinted } from '../../web/edge.tsx'
import { builtFiles } from './build.ts'
import { documentOf, scriptsOf, stylesOf } from './document.ts'
import { headersFor, toSignIn } from './navigation.ts'

/** Language of a planner's document: what its address asks for, or else its event's. */
export function plannersLanguage(
  { req, env }: AppContext,
  event: string,
): Pick<PrintedHead, 'language' | 'asked'> {
  const { pseudoLanguage } = settings(env)
  const asked = askedLanguage(new URL(req.url).searchParams, pseudoLanguage)
  return { language: asked ?? offeredLanguage(event, pseudoLanguage) ?? 'en', asked: asked !== undefined }
}

/** The words of a document. */
export function wordsOfDocument({ language }: Pick<PrintedHead, 'language'>): KitchenWords {
  return languages[language]().kitchen
}

/** The kitchen's words on a link's documents, which its reader's language has; English on the planner's. */
export function readersWords({ req, env }: AppContext): Language {
  return isByLink(req.path) ? wordsFor(req.raw, env) : english
}

function isByLink(pathname: string): boolean {
  return pathname.startsWith('/kitchen/')
}

export function coursesOf({ req }: AppContext): string[] | null {
  return askedCourses(req.queries('courses'))
}

export function pagingOf({ req }: AppContext): Paging {
  return pagings.find((one) => one === req.query('pages')) ?? 'together'
}

/** A document as HTML. The bar above a planner's is English, as their pages are. */
export async function printed({ env }: AppContext, document: Printed): Promise<Response> {
  const words = wordsOfDocument(document)
  const { print, cards } = await builtFiles(env)
  const bundle = 'cardSettings' in document ? cards[document.cardSettings.stock] : print[document.paper]
  const html = [
    `<!doctype html><html lang="${words.lang}" dir="${words.dir}"><head>`,
    '<meta charset="utf-8">',
    '<meta name="viewport" content="width=device-width, initial-scale=1">',
    '<meta name="robots" content="noindex">',
    '<link rel="icon" href="/favicon.svg" type="image/svg+xml">',
    `<title>${escaped(words.print.documentTitle(document.kind, document.event.title))}</title>`,
    stylesOf(bundle),
    scriptsOf(bundle),
    '</head><body>',
    renderPrinted(document, {
      words,
      bar: document.link ? words : english.kitchen,
      repeatWords: repeatLanguage(document.language, document.eventLanguage)?.kitchen ?? null,
    }),
    '</body></html>',
  ].join('')
  return new Response(html, { headers: headersFor(true) })
}

/** A refusal in the place of a document: sign-in, the page of what is not there, or its sentence. */
export async function refused(context: AppContext, refusal: Refusal): Promise<Response> {
  const { req, env } = context
  const url = new URL(req.url)
  if (refusal.status === 401) return toSignIn(url)
  if (refusal.status !== 404 || isByLink(url.pathname))
    return textPage(wordsOf(refusal, readersWords(context)).message, refusal.status)
  const { html } = await documentOf({ id: 'notFound', status: 404 }, url, env)
  return new Response(html, { status: 404, headers: headersFor(true) })
}

/** One sentence in the place of a document. */
export function textPage(sentence: string, status: number): Response {
  return new Response(`<!doctype html><title>${site.name}</title><p>${escaped(sentence)}</p>`, {
    status,
    headers: headersFor(true),
  })
}
