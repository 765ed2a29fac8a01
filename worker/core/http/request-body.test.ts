import { createExecutionContext, waitOnExecutionContext } from 'cloudflare:test'
import { env } from 'cloudflare:workers'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import worker from '../../index.ts'
import { makePlanner, makeSession } from '../../testing/factories/account-factories.ts'
import { makeEvent, makeMenu } from '../../testing/factories/factories.ts'
import { partyOf } from '../../testing/factories/party-factories.ts'
import { call } from '../../testing/http.ts'
import { database } from '../db.ts'

const db = database(env.DB)
beforeEach(() => vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] }))
afterEach(() => vi.useRealTimers())

const planner = await makePlanner(db)
const cookie = await makeSession(env, planner.id)
const event = await makeEvent(db, planner.id)
await makeMenu(db, event.id)
const foreign = await makeEvent(db, (await makePlanner(db)).id)

/** A body of some chunks that then says nothing more, or ends; and how much of it was taken and given up. */
function body(chunks: number, { bytes = 10, ends = false } = {}) {
  const seen = { taken: 0, cancelled: false }
  const stream = new ReadableStream<Uint8Array>(
    {
      pull(controller) {
        if (seen.taken < chunks) controller.enqueue(new Uint8Array(bytes).fill(32))
        else if (ends) controller.close()
        else return new Promise(() => undefined)
        seen.taken++
        return undefined
      },
      cancel() {
        seen.cancelled = true
      },
    },
    { highWaterMark: 0 },
  )
  return { stream, seen }
}

async function send(
  path: string,
  method: string,
  stream: ReadableStream,
  headers: Record<string, string> = {},
  bindings: Partial<Record<keyof Env, string>> = {},
) {
  const context = createExecutionContext()
  const request = new Request(`http://localhost:8787${path}`, {
    method,
    body: stream,
    headers: { origin: 'http://localhost:8787', 'content-type': 'application/json', cookie, ...headers },
  })
  const asked = request as Parameters<typeof worker.fetch>[0]
  const response = await worker.fetch(asked, { ...env, ...bindings } as Env, context)
  await waitOnExecutionContext(context)
  return response
}

test('a body that stalls is let go after twenty seconds, and not before', async () => {
  const { stream, seen } = body(3)
  const answered = vi.fn()
  const answer = send(`/api/codes/${event.eventCode}/responses`, 'POST', stream).then((response) => {
    answered(response.status)
    return response
  })
  await vi.advanceTimersByTimeAsync(19_000)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_001)
  const response = await answer
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid', message: 'This request did not arrive whole. Please send it again.' },
  })
  expect(seen.cancelled).toBe(true)
})

test('an image may take two minutes', async () => {
  const { stream } = body(3)
  const answered = vi.fn()
  const path = `/api/events/${event.id}/cover`
  const answer = send(path, 'PUT', stream, { 'content-type': 'image/png' }).then(({ status }) =>
    answered(status),
  )
  await vi.advanceTimersByTimeAsync(119_000)
  expect(answered).not.toHaveBeenCalled()
  await vi.advanceTimersByTimeAsync(1_001)
  await answer
  expect(answered).toHaveBeenCalledWith(400)
})

test('others submit to the same event while many bodies stall: the desk hears of whole ones only', async () => {
  const stalled = Array.from({ length: 30 }, () =>
    send(`/api/codes/${event.eventCode}/responses`, 'POST', body(1).stream),
  )
  const whole = { submissionId: crypto.randomUUID(), party: partyOf(1) }
  expect((await call('POST', `/api/codes/${event.eventCode}/responses`, whole)).status).toBe(201)
  await vi.advanceTimersByTimeAsync(20_001)
  for (const { status } of await Promise.all(stalled)) expect(status).toBe(400)
})

test('the size is counted while it comes, whatever its length is said to be', async () => {
  const { stream } = body(100, { bytes: 1024, ends: true })
  const response = await send('/api/events', 'POST', stream, { 'content-length': '10' })
  expect(response.status).toBe(413)
  expect(await response.json()).toMatchObject({ error: { code: 'too_large' } })
})

test('64 KB pass, one byte more does not', async () => {
  for (const [bytes, status] of [
    [64 * 1024, 400],
    [64 * 1024 + 1, 413],
  ] as const) {
    const response = await send('/api/events', 'POST', body(1, { bytes, ends: true }).stream)
    expect({ bytes, status: response.status }).toEqual({ bytes, status })
  }
})

test('of an endless body no more than a mebibyte beyond the bound is read', async () => {
  const { stream, seen } = body(Number.POSITIVE_INFINITY, { bytes: 64 * 1024 })
  expect((await send('/api/events', 'POST', stream)).status).toBe(413)
  expect(seen.taken).toBeLessThanOrEqual(20)
  expect(seen.cancelled).toBe(true)
})

const bytesOf = (...parts: (string | number[])[]) =>
  new Uint8Array(
    parts.flatMap((part) => (typeof part === 'string' ? [...new TextEncoder().encode(part)] : part)),
  )
const oneChunk = (bytes: Uint8Array<ArrayBuffer>) => new Response(bytes).body ?? new ReadableStream()

test.for([
  ['a lone continuation byte', [0x80]],
  ['a letter of Latin-1', [0xe9]],
  ['an overlong slash', [0xc0, 0xaf]],
  ['a surrogate', [0xed, 0xa0, 0x80]],
  ['a character that ends too early', [0xe2, 0x82]],
  ['a number above the last character', [0xf5, 0x80, 0x80, 0x80]],
] as const)('%s is refused, and no name is stored with a replacement character', async ([, wrong]) => {
  const submissionId = crypto.randomUUID()
  const path = `/api/codes/${event.eventCode}/responses`
  const named = bytesOf(
    `{"submissionId":"${submissionId}","party":[{"name":"Caf`,
    [...wrong],
    '","selections":{}}]}',
  )
  const response = await send(path, 'POST', oneChunk(named))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({
    error: { code: 'invalid', message: 'Please send text in valid UTF-8.' },
  })
  const stored = await env.DB.prepare(
    'select count(*) as n from guest_selections where lead_guest_name like ?',
  )
    .bind('Caf%')
    .first<number>('n')
  expect(stored).toBe(0)
})

test('a surrogate of its own, written as an escape, is refused; a pair of them is a character', async () => {
  const path = `/api/codes/${event.eventCode}/responses`
  const submission = (name: string) =>
    bytesOf(`{"submissionId":"${crypto.randomUUID()}","party":[{"name":"${name}","selections":{}}]}`)
  const refused = await send(path, 'POST', oneChunk(submission('Ann \\ud83d')))
  expect(refused.status).toBe(400)
  const sent = await send(path, 'POST', oneChunk(submission('Ann \\ud83d\\ude00')))
  expect(sent.status).toBe(201)
  const { responseId } = await sent.json<{ responseId: string }>()
  const stored = await env.DB.prepare('select lead_guest_name as name from guest_selections where id = ?')
    .bind(responseId)
    .first<string>('name')
  expect(stored).toBe('Ann 😀')
})

test('a key with a surrogate of its own is refused as well', async () => {
  const keyed = bytesOf(
    `{"submissionId":"${crypto.randomUUID()}","party":[{"name":"Ann","selections":{"\\udc00":"x"}}]}`,
  )
  const response = await send(`/api/codes/${event.eventCode}/responses`, 'POST', oneChunk(keyed))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { message: 'Please send text in valid UTF-8.' } })
})

test('a webhook whose body is no UTF-8 is refused', async () => {
  const response = await send('/api/stripe', 'POST', oneChunk(bytesOf('{"id":"', [0xff], '"}')))
  expect(response.status).toBe(400)
  expect(await response.json()).toMatchObject({ error: { message: 'Please send text in valid UTF-8.' } })
})

test('text in UTF-8 arrives as it was typed', async () => {
  const path = `/api/events/${event.id}/categories`
  const response = await send(path, 'POST', oneChunk(bytesOf('{"name":"Crème brûlée"}')))
  expect(response.status).toBe(201)
  expect(await response.json()).toMatchObject({ category: { name: 'Crème brûlée' } })
})

const imageHeaders = { 'content-type': 'image/png' }
const cover = `/api/events/${event.id}/cover`

test.each([
  ['nobody is signed in', cover, { cookie: '' }, 401],
  ['the event is another planner’s', `/api/events/${foreign.id}/cover`, {}, 404],
  ['it comes from another site', cover, { origin: 'https://evil.example' }, 403],
  ['it says it is no image', cover, { 'content-type': 'text/html' }, 415],
])('of an image almost nothing is read, and nothing kept, when %s', async (_, path, headers, status) => {
  const { stream, seen } = body(80, { bytes: 64 * 1024, ends: true })
  const response = await send(path, 'PUT', stream, { ...imageHeaders, ...headers })
  expect(response.status).toBe(status)
  expect(seen.taken).toBeLessThanOrEqual(18)
  expect(seen.cancelled).toBe(true)
})

test('of an image almost nothing is read while covers are switched off', async () => {
  const { stream, seen } = body(80, { bytes: 64 * 1024, ends: true })
  expect((await send(cover, 'PUT', stream, imageHeaders, { COVER_IMAGES: 'off' })).status).toBe(404)
  expect(seen.taken).toBeLessThanOrEqual(18)
})

test('an image is read whole when its planner sends it', async () => {
  const { stream, seen } = body(80, { bytes: 64 * 1024, ends: true })
  const response = await send(cover, 'PUT', stream, imageHeaders)
  // Eighty chunks of blanks and their end: read whole, then found to be no image.
  expect(response.status).toBe(415)
  expect(seen.taken).toBe(81)
})

test('who is refused an upload that stalls hears so after twenty seconds', async () => {
  const { stream, seen } = body(1)
  const answered = vi.fn()
  const answer = send(cover, 'PUT', stream, { ...imageHeaders, cookie: '' }).then(({ status }) =>
    answered(status),
  )
  await vi.advanceTimersByTimeAsync(20_001)
  await answer
  expect(answered).toHaveBeenCalledWith(401)
  expect(seen.cancelled).toBe(true)
})
