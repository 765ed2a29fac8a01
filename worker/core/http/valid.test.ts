import { Hono } from 'hono'
import { expect, it } from 'vitest'
import * as full from 'zod'
import * as z from 'zod/mini'
import { badCode } from '#events/words/guest'
import { english } from '#languages/languages'
import { Refusal, wordsOf } from './refusal.ts'
import { valid, validParam, validQuery } from './valid.ts'

const app = new Hono()
  .post(
    '/',
    valid(z.object({ name: z.string().check(z.minLength(1, 'A name, please')), size: z.int() })),
    (context) => context.json(context.req.valid('json')),
  )
  .get(
    '/list',
    validQuery(z.object({ after: z.optional(z.string().check(z.regex(/^\d+$/))) }), 'unknown_cursor'),
    (context) => context.json(context.req.valid('query')),
  )
  .get(
    '/:code',
    validParam(
      z.object({ code: z.string().check(z.toUpperCase(), z.length(3)) }),
      () => new Refusal('bad_code'),
    ),
    (context) => context.json(context.req.valid('param')),
  )
  .onError((error, context) =>
    error instanceof Refusal
      ? context.json({ code: error.code, ...wordsOf(error, english) }, error.status)
      : context.text('?', 500),
  )

async function sent(body: string) {
  const response = await app.request('/', {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body,
  })
  return { status: response.status, body: await response.json() }
}

it('hands on what the schema made of the body, and nothing else', async () => {
  expect(await sent('{"name":"Ann","size":2,"role":"admin"}')).toEqual({
    status: 200,
    body: { name: 'Ann', size: 2 },
  })
})

it('names each field with its own sentence, and never with the validator’s words', async () => {
  full.config(full.locales.en())
  const { status, body } = await sent('{"name":"","size":"3"}')
  expect(status).toBe(400)
  expect(body).toEqual({
    code: 'invalid',
    message: 'A name, please',
    fields: { name: 'A name, please', size: 'Please check what you entered.' },
  })
  expect(await sent('{}')).toMatchObject({ body: { fields: { name: 'Please check what you entered.' } } })
  expect(await sent('[]')).toMatchObject({ status: 400, body: { message: 'Please check what you entered.' } })
})

it('says that what is no JSON is none, and takes no body as an empty one', async () => {
  expect(await sent('{')).toMatchObject({ status: 400, body: { message: 'Please send valid JSON.' } })
  expect(await sent('')).toMatchObject({ status: 400, body: { message: 'Please check what you entered.' } })
})

it.each([
  ['a half of a pair', String.raw`{"name":"\ud83d","size":1}`, 400],
  ['the other half', String.raw`{"name":"\uDE00","size":1}`, 400],
  ['halves the wrong way round', String.raw`{"name":"\ude00\ud83d","size":1}`, 400],
  ['halves around a pair', String.raw`{"name":"\ud83d\ud83d\ude00\ude00","size":1}`, 400],
  ['halves around a backslash', String.raw`{"name":"\ud83d\\\ude00","size":1}`, 400],
  ['a half as a key', String.raw`{"name":"Ann","size":1,"\udc00":1}`, 400],
  ['a pair', String.raw`{"name":"\ud83d\ude00","size":1}`, 200],
  ['a letter', String.raw`{"name":"\u00e9","size":1}`, 200],
  ['a backslash before the same letters', String.raw`{"name":"\\ud83d","size":1}`, 200],
])('takes text with %s escaped for what it is', async (_, text, status) => {
  const answer = await sent(text)
  expect(answer.status).toBe(status)
  if (status === 400) expect(answer.body).toMatchObject({ message: 'Please send text in valid UTF-8.' })
})

it('looks at a body of any depth', async () => {
  const deep = `{"name":"\\ud83d\\ude00","size":1,"more":${'['.repeat(15_000)}${']'.repeat(15_000)}}`
  expect((await sent(deep)).status).toBe(200)
})

async function got(path: string) {
  const response = await app.request(path)
  return { status: response.status, body: await response.json() }
}

it('hands on what the schema made of the query, the first of repeated values', async () => {
  expect(await got('/list')).toEqual({ status: 200, body: {} })
  expect(await got('/list?after=12&more=1')).toEqual({ status: 200, body: { after: '12' } })
  expect(await got('/list?after=12&after=x')).toEqual({ status: 200, body: { after: '12' } })
})

it('refuses a query that does not fit in the sentence of its route', async () => {
  const refused = { status: 400, body: { code: 'invalid', message: 'This page does not exist.' } }
  expect(await got('/list?after=x')).toEqual(refused)
  expect(await got('/list?after=')).toEqual(refused)
})

it('hands on what the schema made of a parameter, and refuses others in the words of its route', async () => {
  expect(await got('/abc')).toEqual({ status: 200, body: { code: 'ABC' } })
  expect(await got('/abcd')).toEqual({ status: 400, body: { code: 'bad_code', message: badCode } })
})
