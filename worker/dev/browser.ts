import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

// The headless shell first: without a browser's window around each page, a context opens in half the time.
const paths = [
  '/usr/bin/chromium-headless-shell',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
]

/** How the tests, the bench and the pictures start the browser: an installed one, else Playwright's own. */
export function browserOptions(): { executablePath?: string; args: string[] } {
  const executablePath = paths.find((path) => existsSync(path))
  return {
    ...(executablePath && { executablePath }),
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

/** Installs a browser for the tests if none is present: one of Debian's packages, else Playwright's. */
export function ensureBrowser(): void {
  if (paths.some((path) => existsSync(path))) return
  console.log('Installing Chromium for the browser tests...')
  const install = (name: string) =>
    spawnSync('apt-get', ['install', '-y', '--no-install-recommends', name], { stdio: 'ignore' }).status === 0
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    if (install('chromium-headless-shell') || install('chromium')) return
  }
  const { status } = spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('no Chromium: install one, or run this as root on Debian')
}
