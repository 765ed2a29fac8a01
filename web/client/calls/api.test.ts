import type { ClientResponse } from 'hono/client'
import { expect, test } from 'vitest'
import { ApiError, bypassCache, callApi, setDefaultSentence } from './api.ts'
import { onAskedAgain, settleSignInAgain } from './sign-in-again.ts'

/** Result of `callApi` for given responses, one for each call. */
function asked(...answers: (Response | Error)[]): Promise<unknown> {
  const call = async () => {
    const answer = answers.shift()
    if (!(answer instanceof Response)) throw answer
    return answer as unknown as ClientResponse<unknown>
  }
  return callApi(call, 'The call failed.')
}

const refusal = (status: number, code: string, more = {}) =>
  Response.json({ error: { code, message: 'The server says no.', ...more } }, { status })

async function failure(...answers: (Response | Error)[]): Promise<ApiError> {
  const error = await asked(...answers).catch((reason: unknown) => reason)
  expect(error).toBeInstanceOf(ApiError)
  return error as ApiError
}

test('a success gives its body, and one without content gives nothing', async () => {
  expect(await asked(Response.json({ id: 1 }))).toEqual({ id: 1 })
  expect(await asked(new Response(null, { status: 204 }))).toBeUndefined()
})

test('a refusal keeps the sentence and code of the server', async () => {
  const error = await failure(refusal(400, 'invalid', { fields: { email: 'Wrong.' }, details: { a: 1 } }))
  expect(error).toMatchObject({
    status: 400,
    code: 'invalid',
    message: 'The server says no.',
    fields: { email: 'Wrong.' },
    details: { a: 1 },
  })
})

test('a failure of the server is told in the sentence of the call', async () => {
  expect(await failure(refusal(503, 'unavailable', { requestId: 'r' }))).toMatchObject({
    status: 503,
    message: 'The call failed.',
    requestId: 'r',
  })
})

test('a call without a sentence of its own tells the failure in that of the server', async () => {
  const call = async () => refusal(503, 'unavailable') as unknown as ClientResponse<unknown>
  await expect(callApi(call)).rejects.toThrow('The server says no.')
})

test('a failure that nobody words is told in the page’s sentence, if it has one', async () => {
  const lost = () =>
    callApi(() => Promise.reject(new TypeError('no network'))).catch(({ message }) => message)
  expect(await lost()).toBe('')
  setDefaultSentence('Something went wrong.')
  expect(await lost()).toBe('Something went wrong.')
  setDefaultSentence('')
})

test.each([
  ['no connection', new TypeError('no network'), 0],
  ['a success that is no JSON', new Response('<html>'), 200],
  ['a page in the place of an error', new Response('<html>', { status: 502 }), 502],
  ['an error of another shape', Response.json({ error: 'no' }, { status: 500 }), 500],
])('%s is a lost answer', async (_, answer, status) => {
  expect(await failure(answer)).toMatchObject({ code: 'lost', status, message: 'The call failed.' })
})

test('a lost answer keeps the id of its request', async () => {
  const headers = { 'x-request-id': 'r' }
  expect((await failure(new Response('<html>', { status: 502, headers }))).requestId).toBe('r')
})

test('a call whose session ended is made once more after signing in', async () => {
  const off = onAskedAgain(() => queueMicrotask(() => settleSignInAgain(true)))
  expect(await asked(refusal(401, 'unauthenticated'), Response.json('done'))).toBe('done')
  expect((await failure(refusal(401, 'unauthenticated'), refusal(401, 'unauthenticated'))).status).toBe(401)
  off()
})

test('a call whose session ended is not made again where the person gives up or nobody can be asked', async () => {
  expect((await failure(refusal(401, 'unauthenticated'), Response.json('done'))).code).toBe('unauthenticated')
  const off = onAskedAgain(() => queueMicrotask(() => settleSignInAgain(false)))
  expect((await failure(refusal(401, 'unauthenticated'), Response.json('done'))).code).toBe('unauthenticated')
  off()
})

test('passing the cache keeps the other options of a call', () => {
  const { signal } = new AbortController()
  expect(bypassCache({ init: { signal } })).toEqual({ init: { signal, cache: 'reload' } })
})
