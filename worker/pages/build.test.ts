import { env } from 'cloudflare:workers'
import { expect, test } from 'vitest'
import { cancelled, withBinding } from '../testing/faults/cancelled.ts'
import { call } from '../testing/http.ts'
import { forgetBuild } from './build.ts'

const sleep = (milliseconds: number) => new Promise((resolve) => setTimeout(resolve, milliseconds))

test('an isolate whose first request was cancelled while assets were read answers the ones after it', async () => {
  forgetBuild()
  const assets = env.ASSETS
  let reads = 0
  const slow = {
    async fetch(input: URL) {
      reads++
      await sleep(100)
      return assets.fetch(input)
    },
  } as unknown as Fetcher
  await withBinding('ASSETS', slow, async () => {
    await cancelled(new Request('http://localhost:8787/'), () => reads > 0)
    const hung = sleep(5_000).then(() => 'no answer')
    for (let later = 0; later < 3; later++) {
      const answer = call('GET', '/').then(({ status }) => status)
      expect(await Promise.race([answer, hung])).toBe(200)
    }
    const before = reads
    expect((await call('GET', '/')).status).toBe(200)
    expect(reads).toBe(before)
  })
})
