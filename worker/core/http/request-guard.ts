import { createMiddleware } from 'hono/factory'
import { coverMax, coverTypes } from '#events/rules/cover'
import { settings } from '../settings.ts'
import type { AppEnv } from './app.ts'
import { Refusal } from './refusal.ts'
import { optionsOf, withOptions } from './route-options.ts'
import { timeoutMs } from './with-timeout.ts'

const usualMax = 64 * 1024
// Bytes of a body that is too long that are read and dropped, so that the sender receives the refusal.
const drainMax = 1024 * 1024
/** Time for a body to arrive, and for an image on a slow line, in milliseconds. */
const bodyTime = 20_000
const imageTime = 120_000

/** The whole body, or null if it is longer than `max` bytes. Refuses with 400 a body that takes longer than `time` or breaks off. */
async function read(
  stream: ReadableStream<Uint8Array> | null,
  max: number,
  time: number,
): Promise<Uint8Array<ArrayBuffer> | null> {
  if (!stream) return new Uint8Array()
  const chunks: Uint8Array[] = []
  let size = 0
  const reader = stream.getReader()
  let timer: ReturnType<typeof setTimeout> | undefined
  const late = new Promise<'late'>((resolve) => {
    timer = setTimeout(() => resolve('late'), time)
  })
  try {
    for (;;) {
      const next = await Promise.race([reader.read(), late])
      if (next === 'late') throw new Error('late')
      if (next.done) break
      size += next.value.byteLength
      if (size <= max) chunks.push(next.value)
      if (size > max + drainMax) break
    }
  } catch {
    throw new Refusal('body_incomplete')
  } finally {
    clearTimeout(timer)
    // Not awaited: a stalled stream may never confirm. A finished stream ignores it.
    reader.cancel().catch(() => undefined)
  }
  if (size > max) return null
  const whole = new Uint8Array(size)
  let at = 0
  for (const chunk of chunks) {
    whole.set(chunk, at)
    at += chunk.byteLength
  }
  return whole
}

function sameOrigin(request: Request, ownOrigin: string): boolean {
  const site = request.headers.get('sec-fetch-site')
  const origin = request.headers.get('origin')
  if (site === null && origin === null) return false
  if (site !== null && site !== 'same-origin') return false
  return origin === null || origin === ownOrigin || origin === new URL(request.url).origin
}

function isJson(type: string): boolean {
  return /^application\/json\s*(;|$)/i.test(type)
}

/** Decodes UTF-8. Refuses other bytes with 400: a lenient decoder would store them as U+FFFD. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes)
  } catch {
    throw new Refusal('not_utf8')
  }
}

/**
 * The request guard for every changing method. It reads the whole body, bounded (64 KB where the route says nothing else, 20 s), and requires that the
 * request comes from our own pages and is JSON. Refuses with 400, 413, 403 and 415. A route with `image` reads its body
 * itself; if it does not, one mebibyte at most is read and dropped.
 */
export const requestGuard = createMiddleware<AppEnv>(async (context, next) => {
  const request = context.req.raw
  if (request.method === 'GET' || request.method === 'HEAD' || request.method === 'OPTIONS') return next()
  const ownPages = () => {
    if (!sameOrigin(request, settings(context.env).origin)) throw new Refusal('origin')
  }
  const { body, bodyMax = usualMax } = optionsOf(context)
  if (body === 'image') {
    try {
      ownPages()
      await next()
    } finally {
      if (!request.bodyUsed) await drain(request.body)
    }
    return
  }
  const type = request.headers.get('content-type') ?? ''
  const bytes = await read(request.body, bodyMax, bodyTime)
  if (body !== 'signed') ownPages()
  if (body !== 'signed' && !isJson(type)) throw new Refusal('json_expected')
  if (!bytes) throw new Refusal('body_too_large')
  // Later reads of the body get the text from here.
  Object.assign(context.req.bodyCache, { text: Promise.resolve(textOf(bytes)) })
  return next()
})

const readImage = createMiddleware<AppEnv>(async (context, next) => {
  const type = context.req.header('content-type')
  if (!coverTypes.some((one) => one === type)) throw new Refusal('cover_type')
  const bytes = await read(context.req.raw.body, coverMax, imageTime)
  if (!bytes) throw new Refusal('cover_too_large')
  Object.assign(context.req.bodyCache, { arrayBuffer: Promise.resolve(bytes.buffer) })
  await next()
})

/**
 * Reads an image, bounded (5 MB, two minutes), for `context.req.arrayBuffer()`. It stands after the checks of the
 * setting, the session and the ownership, so that nobody else makes the Worker hold an image. Refuses with 415 other
 * types than JPEG, PNG and WebP, with 413 and with 400.
 */
export const image = withOptions({ body: 'image', timeoutMs: imageTime + 3 * timeoutMs }, readImage)

/** Reads and drops the rest of a body: an unread body would close the connection before the answer. */
async function drain(stream: ReadableStream<Uint8Array> | null): Promise<void> {
  await read(stream, 0, bodyTime).catch(() => undefined)
}
