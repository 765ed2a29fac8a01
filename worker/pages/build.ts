import { type Paper, papers } from '#core/files/paper'
import { guestEntry, type PageOf, pages } from '#core/pages'
import type { LanguageTag } from '#languages/languages'
import { type StockId, stockIds } from '#print/rules/stock'

/** Files a page loads: paths under the site's root. */
export type Bundle = {
  script: string
  /** Chunks the script imports at once. */
  imports: string[]
  styles: string[]
}

/** A guest's page whose style sheets stand in the page: each but the kitchen's. */
export type GuestPage = Exclude<PageOf<'guest'>, 'kitchenLink'>

/** The built files by entry: `site` is on every page, beside the entry of its own kind or, for guests, of the page. */
export type Build = {
  /** The path of the words of each room and language. */
  words: Record<Room, Record<LanguageTag, string>>
  site: Bundle
  text: Bundle
  /** The kitchen's page is a build of its own, so that nothing of it weighs on a guest's. */
  guest: Record<PageOf<'guest'>, Bundle>
  planner: Bundle
  /** Files of a list on paper, by the paper's size. */
  print: Record<Paper, Bundle>
  /** Files of cards, by their stock. */
  cards: Record<StockId, Bundle>
  /** The icon as a data URL: one request less on a guest's first visit. */
  icon: string
  /** The style sheets of each guest's page as one text, and its SHA-256 in base64. */
  sheets: Record<GuestPage, { text: string; hash: string }>
}

/** Rooms whose words a page loads beside its script. */
type Room = 'guest' | 'guest-home' | 'guest-edit' | 'guest-invite' | 'kitchen'

/** The room of a guest's page. */
export function roomOf(id: PageOf<'guest'>): Room {
  if (id === 'kitchenLink') return 'kitchen'
  return id === 'home' || id === 'edit' || id === 'invite' ? `guest-${id}` : 'guest'
}

type Chunk = { file: string; isEntry?: boolean; imports?: string[]; css?: string[] }
type Manifest = Record<string, Chunk>

// The promise of one request must not be kept: cancelled, it would never settle, and every later request would wait for it.
let build: Build | undefined

/** The manifests, read once per isolate: a deploy brings new files and a new Worker together. */
export async function builtFiles(env: Env): Promise<Build> {
  build ??= await readBuild(env)
  return build
}

/** Forgets the manifests, as in a new isolate. For tests. */
export function forgetBuild(): void {
  build = undefined
}

async function readBuild(env: Env): Promise<Build> {
  const manifest = async (kind: string): Promise<Manifest> =>
    JSON.parse(await asset(env, `/assets/${kind}.json`))
  const bundle = async (kind: string) => bundleOf(await manifest(kind))
  const [words, site, text, guests, kitchen, planner, paper, icon] = await Promise.all([
    asset(env, '/assets/words.json').then((json): Build['words'] => JSON.parse(json)),
    bundle('site'),
    bundle('text'),
    manifest('guest').then(guestBundles),
    bundle('kitchen'),
    bundle('planner'),
    manifest('print'),
    asset(env, '/favicon.svg'),
  ])
  const sheet = async ([id, { styles }]: [string, Bundle]) => {
    const sheets = await Promise.all([...site.styles, ...styles].map((path) => asset(env, path)))
    const text = sheets.map((one) => one.trim()).join('')
    return [id, { text, hash: await sha256Base64(text) }]
  }
  return {
    words,
    site,
    text,
    guest: { ...guests, kitchenLink: kitchen },
    planner,
    print: printBundles(paper),
    cards: cardBundles(paper),
    icon: `data:image/svg+xml,${encodeURIComponent(icon.trim())}`,
    sheets: Object.fromEntries(await Promise.all(Object.entries(guests).map(sheet))),
  }
}

function printBundles(manifest: Manifest): Build['print'] {
  const own = bundleOf(manifest, 'print/entry.ts')
  const sized = (paper: Paper) => bundleOf(manifest, `print/${paper}.css`).styles
  return Object.fromEntries(
    papers.map((paper) => [paper, { ...own, styles: [...own.styles, ...sized(paper)] }]),
  ) as Build['print']
}

function cardBundles(manifest: Manifest): Build['cards'] {
  const own = bundleOf(manifest, 'print/entry.ts')
  const styles = [...own.styles, ...bundleOf(manifest, 'print/cards/cards.css').styles]
  const sized = (stock: StockId) => bundleOf(manifest, `print/stock/${stock}.css`).styles
  return Object.fromEntries(
    stockIds.map((stock) => [stock, { ...own, styles: [...styles, ...sized(stock)] }]),
  ) as Build['cards']
}

/** The files of each guest's page, except the kitchen's. */
export function guestBundles(manifest: Manifest): Record<GuestPage, Bundle> {
  const ids = Object.entries(pages).flatMap(([id, { kind }]) =>
    kind === 'guest' && id !== 'kitchenLink' ? [id] : [],
  )
  return Object.fromEntries(ids.map((id) => [id, bundleOf(manifest, guestEntry(id))])) as Record<
    GuestPage,
    Bundle
  >
}

/**
 * The files of an entry, with the chunks it imports, directly or not.
 * @param source the entry's module, where the manifest has several entries
 */
export function bundleOf(manifest: Manifest, source?: string): Bundle {
  const entry = source ? manifest[source] : Object.values(manifest).find(({ isEntry }) => isEntry)
  if (!entry) throw new Error('a manifest without an entry')
  const chunks = new Set<Chunk>()
  const add = (chunk: Chunk | undefined) => {
    if (!chunk || chunks.has(chunk)) return
    chunks.add(chunk)
    for (const key of chunk.imports ?? []) add(manifest[key])
  }
  add(entry)
  const [, ...imports] = [...chunks].map(({ file }) => `/${file}`)
  const styles = [...chunks].flatMap(({ css = [] }) => css.map((file) => `/${file}`))
  return entry.file.endsWith('.css')
    ? { script: '', imports, styles: [`/${entry.file}`] }
    : { script: `/${entry.file}`, imports, styles }
}

async function sha256Base64(text: string): Promise<string> {
  const hash = new Uint8Array(await crypto.subtle.digest('SHA-256', new TextEncoder().encode(text)))
  return btoa(String.fromCharCode(...hash))
}

async function asset(env: Env, path: string): Promise<string> {
  const response = await env.ASSETS.fetch(new URL(path, 'https://assets.local'))
  if (!response.ok) throw new Error(`asset ${path} is missing: build the site first`)
  return response.text()
}
