import { site } from '#contract/site'
import { settings } from '#core/settings'
import { render } from '../../web/edge.tsx'

/** What a navigation is answered with. */
export type Page = {
  status: number
  title: string
  description: string
  /** The page to render here; none means the bare shell, which the browser fills. */
  rendered?: { page: string; data: unknown }
  /** The codes the device has answered: their lines get a place. */
  answered?: string[]
  private?: boolean
}

type Chunk = { file: string; name?: string; imports?: string[]; css?: string[] }
type Sheet = { link: string; text: string; hash: string }
type Build = { shell: string; chunks: Record<string, Chunk>; sheet: Sheet | null }
type Filled = {
  html: string
  /** SHA-256 of the style sheet that stands in the page, base64. */
  styleHash: string | null
}

/** The module (or chunk) of each page rendered here, as the build's manifest names it: fetched with the page. */
const modules: Record<string, string> = {
  pricing: 'purchases/pricing-route.ts',
  intro: 'help/intro-route.ts',
  'guest-guide': 'help/guest-guide-route.ts',
  'planner-guide': 'help/planner-guide-route.ts',
  terms: 'help/terms-route.ts',
  privacy: 'help/privacy-route.ts',
  home: 'responses/home-page.tsx',
  event: 'guest',
  edit: 'responses/edit-page.tsx',
}

/** Pages guests see first: with the style sheet in them they are painted when they arrive. */
const painted = new Set(['home', 'event', 'edit'])

/** The built shell filled with a page: its title, what crawlers and messengers read, its markup and its data. */
export async function fill(
  { title, description, rendered, status, answered = [] }: Page,
  url: URL,
  env: Env,
): Promise<Filled> {
  const { shell, chunks, sheet } = await built(env)
  const needed = chunksOf(chunks, rendered?.page)
  const head = [
    `<meta name="description" content="${escaped(description)}">`,
    `<meta property="og:site_name" content="${site.name}">`,
    `<meta property="og:title" content="${escaped(title)}">`,
    `<meta property="og:description" content="${escaped(description)}">`,
    `<meta property="og:url" content="${escaped(settings(env).origin + url.pathname)}">`,
    '<meta property="og:type" content="website">',
    `<meta property="og:image" content="${settings(env).origin}/preview.png">`,
    '<meta property="og:image:width" content="1200"><meta property="og:image:height" content="630">',
    `<meta property="og:image:alt" content="${site.name}: ${site.tagline}">`,
    '<meta name="twitter:card" content="summary_large_image">',
    settings(env).payments?.on ? '' : '<meta name="card-payments" content="off">',
    settings(env).covers ? '<meta name="cover-images" content="on">' : '',
    status === 200 && rendered?.page !== 'event' ? '' : '<meta name="robots" content="noindex">',
    preloads(needed),
  ].join('')
  const page = shell
    .replace(/<title>[^<]*<\/title>/, () => `<title>${escaped(title)}</title>`)
    .replace('<!--head-->', () => head)
    .replace('</head>', () => `${sheets(needed)}</head>`)
  if (!rendered) return { html: page, styleHash: null }
  const { html, hydration } = await render(url.href, rendered.page, rendered.data, answered)
  const data = JSON.stringify(hydration).replaceAll('<', '\\u003c')
  const whole = page
    .replace('<!--page-->', () => html)
    .replace('<!--data-->', () => `<script type="application/json" id="data">${data}</script>`)
  if (!sheet || !painted.has(rendered.page)) return { html: whole, styleHash: null }
  return { html: whole.replace(sheet.link, () => `<style>${sheet.text}</style>`), styleHash: sheet.hash }
}

function preloads(needed: Chunk[]): string {
  return needed.map(({ file }) => `<link rel="modulepreload" crossorigin href="/${file}">`).join('')
}

// They come after the shell's own sheet, which sets the order of the layers.
function sheets(needed: Chunk[]): string {
  return needed
    .flatMap(({ css = [] }) => css.map((file) => `<link rel="stylesheet" crossorigin href="/${file}">`))
    .join('')
}

/** The page's own chunk and those it shares with others, without what the shell brings. */
function chunksOf(chunks: Build['chunks'], page: string | undefined): Chunk[] {
  const module = page ? (modules[page] ?? '') : ''
  const chunk = chunks[module] ?? Object.values(chunks).find(({ name }) => name === module)
  if (!chunk) return []
  const shared = (chunk.imports ?? []).filter((key) => !key.endsWith('.html')).map((key) => chunks[key])
  return [chunk, ...shared].filter((one) => one !== undefined)
}

let build: Promise<Build> | undefined

/** The built shell and the names of its chunks, read once: a deploy brings new assets and a new Worker together. */
function built(env: Env): Promise<Build> {
  build ??= Promise.all([asset(env, '/index.html'), asset(env, '/assets/manifest.json')])
    .then(async ([shell, manifest]) => ({
      shell,
      chunks: JSON.parse(manifest) as Build['chunks'],
      sheet: await sheetOf(env, shell),
    }))
    .catch((error: unknown) => {
      build = undefined
      throw error
    })
  return build
}

async function sheetOf(env: Env, shell: string): Promise<Sheet | null> {
  const [link, path] = /<link rel="stylesheet"[^>]* href="([^"]+)">/.exec(shell) ?? []
  if (!link || !path) return null
  const text = (await asset(env, path)).trim()
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return { link, text, hash: btoa(String.fromCharCode(...hash)) }
}

async function asset(env: Env, path: string): Promise<string> {
  const response = await env.ASSETS.fetch(new URL(path, 'https://assets.local'))
  if (!response.ok) throw new Error(`asset ${path} is missing: build the site first`)
  return response.text()
}

function escaped(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;')
}
