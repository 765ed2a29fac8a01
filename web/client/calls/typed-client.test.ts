import { Hono } from 'hono'
import type { hc } from 'hono/client'
import { afterEach, expect, test, vi } from 'vitest'
import { setCallLanguage, typedClient } from './typed-client.ts'

const server = new Hono()
  .get('/events', (context) =>
    context.json({ asked: context.req.query(), language: context.req.header('accept-language') }),
  )
  .put('/events/:id/items/:item', async (context) =>
    context.json({ ...context.req.param(), body: await context.req.json() }),
  )
const api = typedClient<ReturnType<typeof hc<typeof server>>>('http://platewise.test')

// The server stands where the network would be.
vi.stubGlobal('fetch', (url: string, init: RequestInit) => server.request(url, init))
afterEach(() => void vi.restoreAllMocks())

test('a call fills the path, and sends its body as JSON', async () => {
  const answer = await api.events[':id'].items[':item'].$put(
    { param: { id: 'a/b', item: 'ü' } },
    { init: { body: '{"name":"Soup"}' } },
  )
  expect(await answer.json()).toEqual({ id: 'a/b', item: 'ü', body: { name: 'Soup' } })
})

test('a query leaves out what is not given', async () => {
  const ask = api.events.$get as unknown as (args: unknown) => Promise<Response>
  const answer = await ask({ query: { after: 'a&b', first: undefined } })
  expect(await answer.json()).toEqual({ asked: { after: 'a&b' } })
})

test('a call names the language of the page, once that is known', async () => {
  const ask = async () => (await (await api.events.$get()).json()).language
  expect(await ask()).toBeUndefined()
  setCallLanguage('de')
  expect(await ask()).toBe('de')
  setCallLanguage('')
})
