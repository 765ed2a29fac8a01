import { type BrowserContext, expect } from '@playwright/test'
import { test as base } from './closed.ts'
import { repeatedIds } from './watched.ts'

export { expect } from '@playwright/test'
export { accessible } from './watched.ts'

let troubles: { path: string; text: string }[] = []
let announced: RegExp[] = []

/** Names the paths whose refusal, or failure, is part of the journey under way. */
export function announce(...paths: RegExp[]): void {
  announced.push(...paths)
}

/**
 * A browser test. Every page of it is watched from its start: what is written to the console as an error, thrown, refused
 * or lost on the way fails the journey at its end, unless it was announced.
 */
export const test = base.extend<{ watch: undefined }>({
  watch: [
    async ({ browser, context: first }, use) => {
      troubles = []
      announced = []
      const opened: BrowserContext[] = []
      const listen = (context: BrowserContext) => {
        opened.push(context)
        watch(context)
      }
      // It is there before, so that its pages are open still when they are looked at below.
      listen(first)
      browser.on('context', listen)
      await use(undefined)
      browser.off('context', listen)
      for (const page of opened.flatMap((context) => context.pages()))
        expect(await repeatedIds(page)).toEqual([])
      const own = troubles.filter(({ path }) => !announced.some((paths) => paths.test(path)))
      expect(own.map(({ text }) => text)).toEqual([])
    },
    { auto: true },
  ],
})

function watch(context: BrowserContext): void {
  const note = (url: string, text: string) =>
    troubles.push({ path: URL.parse(url)?.pathname ?? '', text: `${text} ${url}` })
  context.on('console', (message) => {
    const text = message.text()
    // The browser notes each refused call; those are judged by their address below. The mailbox shows mails in
    // frames without scripts, which refuse the test's own.
    if (message.type() !== 'error' || /Failed to load resource|in 'about:srcdoc'/.test(text)) return
    note(/wss?:\/\/[^' ]+/.exec(text)?.[0] ?? '', text)
  })
  context.on('weberror', (error) => note('', String(error.error())))
  context.on('response', (response) => {
    if (response.status() >= 400) note(response.url(), String(response.status()))
  })
  context.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? ''
    // A part of the page that is fetched ahead, on a device that the journey has just taken offline.
    if (reason === 'net::ERR_INTERNET_DISCONNECTED' && /\/assets\/[^/]+$/.test(request.url())) return
    // Requests of a page that was left, and scripts where a browser runs none. A script that our policy
    // refuses is an error of the console.
    if (!/^(net::ERR_ABORTED|csp)$/.test(reason)) note(request.url(), reason)
  })
}
