import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'
import { fileURLToPath } from 'node:url'

// The headless shell first: without a browser's window around each page, a context opens in half the time.
const paths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** Options of the browser for the tests, the bench and the pictures: an installed one, else Playwright's own. */
export function browserOptions(): {
  executablePath?: string
  args: string[]
  env: Record<string, string | undefined>
} {
  const executablePath = paths.find((path) => existsSync(path))
  return {
    ...(executablePath && { executablePath }),
    env: { ...process.env, FONTCONFIG_FILE: fileURLToPath(new URL('./fonts.conf', import.meta.url)) },
    args: [
      '--no-sandbox',
      '--disable-gpu',
      '--disable-quic',
      '--no-first-run',
      '--disable-background-networking',
      '--disable-component-update',
      '--disable-sync',
    ],
  }
}

// Tests measure text in these fonts: a bare machine has one font, far wider than most people's.
const letters = '/usr/share/fonts/truetype/liberation'

/**
 * Installs what the browser tests need and is not here: the letters and a browser, as Debian's packages, else both as
 * Playwright brings them.
 */
export function ensureBrowser(): void {
  const browser = paths.some((path) => existsSync(path))
  if (browser && existsSync(letters)) return
  const install = (name: string) =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' }).status === 0
  if (process.getuid?.() === 0) {
    console.log('Installing Chromium and its letters for the browser tests...')
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    if (!install('fonts-liberation'))
      console.log('No fonts-liberation: what is measured in letters may differ.')
    if (browser || install('chromium-headless-shell') || install('chromium')) return
  }
  if (browser) return
  console.log('Installing Chromium for the browser tests...')
  const { status } = spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('no Chromium: install one, or run this as root on Debian')
}
