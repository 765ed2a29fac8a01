import { readFileSync } from 'node:fs'
import { brotliCompressSync } from 'node:zlib'
import { expect, test } from '@playwright/test'
import { answered, staged, takenOver } from './guest-fixtures.ts'

// What each page carries, counted in the build that people get.
const kB = 1000
const most = { planner: 160 * kB, guest: 110 * kB }

type Chunk = { file: string; imports?: string[]; dynamicImports?: string[] }
const read = <T>(file: string) => JSON.parse(readFileSync(`dist/${file}`, 'utf8')) as T
const manifest = () => read<Record<string, Chunk>>('client/assets/manifest.json')
const modules = () => read<Record<string, [path: string, length: number][]>>('modules.json')

const shell = 'index.html'
// Loaded on the page of whoever is signed in: the header's own part, and the dashboard in place of `/` and `/planner`.
const header = 'planner/account/account-part.tsx'
const dashboard = 'planner/app/dashboard.tsx'
const guests = ['guest/home-page.tsx', '_guest', 'guest/edit-page.tsx']

/** The files of a page: the shell's, its own, and with `opened` those of everything a person can open on it. */
function filesOf(pages: string[], opened: boolean): string[] {
  const chunks = manifest()
  const taken = new Set<string>()
  const take = (key: string) => {
    const chunk = chunks[key]
    if (!chunk || taken.has(key)) return
    taken.add(key)
    chunk.imports?.forEach(take)
    // What the shell can open is the other pages.
    if (opened && key !== shell) chunk.dynamicImports?.forEach(take)
  }
  for (const page of [shell, ...pages]) take(page)
  const files = [...taken].flatMap((key) => chunks[key]?.file ?? [])
  return [...new Set(files)].filter((file) => file.endsWith('.js'))
}

const compressed = new Map<string, number>()

function bytesOf(files: string[]): number {
  for (const file of files)
    if (!compressed.has(file))
      compressed.set(file, brotliCompressSync(readFileSync(`dist/client/${file}`)).length)
  return files.reduce((sum, file) => sum + (compressed.get(file) ?? 0), 0)
}

/** Modules of a file that no guest needs. */
function notForGuests(file: string): string[] {
  const foreign =
    /^web\/texts\/|^web\/planner\/(?!account\/(slot|recovery)|app\/(router|main|or-dashboard))|^worker\/contract\/(account|admin|answers|dashboard|deletion|menu|plans|purchase|refund|terms)\.ts|node_modules\/(react-hook-form|@hookform|zod|uqr|lucide-react)\//
  const brought = (modules()[file] ?? []).filter(([path, length]) => length > 0 && foreign.test(path))
  return brought.map(([path]) => path)
}

test('each page of the site stays within its bytes, with everything one can open on it', () => {
  const pages = manifest()[shell]?.dynamicImports?.filter((page) => page !== header) ?? []
  expect(pages.length).toBeGreaterThan(15)
  const weights = pages.map((page) => {
    const forGuests = guests.some((name) => page.startsWith(name))
    // Planners reach the dashboard through either of these, with the page in whose place it stands.
    const own =
      page === dashboard ? [page, 'planner/account/planner-page.tsx', 'guest/home-page.tsx'] : [page]
    const bytes = bytesOf(filesOf(forGuests ? own : [...own, header], !forGuests))
    return { page, bytes, most: forGuests ? most.guest : most.planner }
  })
  console.log(weights.map(({ page, bytes }) => `${page} ${bytes}`).join('\n'))
  expect(weights.filter(({ bytes, most }) => bytes > most || bytes < 50 * kB)).toEqual([])
})

test('a guest’s pages carry nothing of what planners, admins and readers of help use', () => {
  const files = filesOf(
    Object.keys(manifest()).filter((key) => guests.some((name) => key.startsWith(name))),
    true,
  )
  expect(files.length).toBeGreaterThan(4)
  expect(files.flatMap(notForGuests)).toEqual([])
  // The control: the search knows what it looks for.
  expect(filesOf([dashboard], true).flatMap(notForGuests)).toContain('web/planner/events/event-form.tsx')
})

test('a guest’s browser fetches nothing of theirs either', async ({ page, request }) => {
  const { code } = await staged(request)
  const { editToken } = await answered(request, code, 1)
  const fetched = new Map<string, string | undefined>()
  page.on('response', (one) => {
    const { pathname } = new URL(one.url())
    if (/\.(js|css)$/.test(pathname)) fetched.set(pathname.slice(1), one.headers()['cache-control'])
  })
  for (const path of ['/', `/event/${code}`, `/edit/${editToken}`])
    await page.goto(path, { waitUntil: 'networkidle' })
  await takenOver(page)
  expect(fetched.size).toBeGreaterThan(3)
  expect([...fetched.keys()].flatMap(notForGuests)).toEqual([])
  // What it has fetched once, it need not ask for again.
  expect(new Set(fetched.values())).toEqual(new Set(['public, max-age=31536000, immutable']))
})
