import { spawnSync } from 'node:child_process'
import { existsSync } from 'node:fs'

/** Installs a browser for the tests if none is present: Debian's package, else Playwright's. */
export function ensureBrowser(): void {
  if (
    ['/usr/bin/chromium', '/usr/bin/chromium-browser', '/usr/bin/google-chrome'].some((path) =>
      existsSync(path),
    )
  )
    return
  console.log('Installing Chromium for the browser tests...')
  if (process.getuid?.() === 0) {
    spawnSync('apt-get', ['update', '-q'], { stdio: 'ignore' })
    const { status } = spawnSync('apt-get', ['install', '-y', '--no-install-recommends', 'chromium'], {
      stdio: 'ignore',
    })
    if (status === 0) return
  }
  const { status } = spawnSync('playwright', ['install', '--with-deps', 'chromium'], { stdio: 'inherit' })
  if (status !== 0) throw new Error('no Chromium: install one, or run this as root on Debian')
}
