import type { ClientResponse, hc } from 'hono/client'
import type { Api } from '#api'
import type { ErrorBody, RefusalCode } from '#core/refusals'
import { signInAgain } from './sign-in-again.ts'
import { typedClient } from './typed-client.ts'

/** The server's API, typed by the server itself. */
export const api = typedClient<ReturnType<typeof hc<Api>>>('/api')

/** A failed call, with a sentence for the person. `lost`: no reply came back, or one that cannot be read. */
export class ApiError extends Error {
  readonly code: RefusalCode | 'lost'
  readonly status: number
  readonly fields: Record<string, string>
  readonly details: unknown
  readonly requestId: string | undefined

  constructor(
    status: number,
    code: RefusalCode | 'lost',
    sentence: string,
    more: Partial<ErrorBody['error']> = {},
  ) {
    super(sentence)
    this.name = 'ApiError'
    this.status = status
    this.code = code
    this.fields = more.fields ?? {}
    this.details = more.details
    this.requestId = more.requestId
  }
}

type Options = { init: RequestInit }
type Call<T> = (options: Options) => Promise<ClientResponse<T>>

/** Options of a call that bypasses the browser's cache, once something is known to have changed. */
export function bypassCache({ init }: Options): Options {
  return { init: { ...init, cache: 'reload' } }
}

const timeoutMs = 15_000

let defaultSentence = ''

/** Sets the sentence of a failure for which neither the call nor the server has one. Only planners' pages need it. */
export function setDefaultSentence(sentence: string): void {
  defaultSentence = sentence
}

/**
 * Calls the API and gives the body of a success. When the session has ended under the open page, the person is asked
 * to sign in again and the call is made once more.
 * @param call receives what to pass on as hc's options: the time after which it is given up
 * @param otherwise the sentence for a failure for which the server has none (5xx, timeout, no network, a broken body)
 * @throws ApiError
 */
export async function callApi<T>(call: Call<T>, otherwise?: string): Promise<T> {
  try {
    return await callOnce(call, otherwise)
  } catch (error) {
    const ended = error instanceof ApiError && error.code === 'unauthenticated'
    if (!ended || !(await signInAgain())) throw error
    return callOnce(call, otherwise)
  }
}

async function callOnce<T>(call: Call<T>, otherwise: string | undefined): Promise<T> {
  let response: Response
  try {
    const init: RequestInit = { signal: AbortSignal.timeout(timeoutMs) }
    response = (await call({ init })) as unknown as Response
  } catch {
    throw new ApiError(0, 'lost', otherwise ?? defaultSentence)
  }
  if (response.status === 204) return undefined as T
  const body: unknown = await response.json().catch(() => undefined)
  if (response.ok && body !== undefined) return body as T
  throw errorOf(response, body, otherwise)
}

function errorOf(response: Response, body: unknown, otherwise: string | undefined): ApiError {
  const requestId = response.headers.get('x-request-id') ?? undefined
  const error = isErrorBody(body) ? body.error : undefined
  if (!error || response.ok)
    return new ApiError(response.status, 'lost', otherwise ?? defaultSentence, {
      ...(requestId && { requestId }),
    })
  // A failure at our end has the call's own sentence; without one, the server's may say more.
  const own = response.status >= 500 ? otherwise : undefined
  return new ApiError(response.status, error.code, own ?? error.message, error)
}

function isErrorBody(body: unknown): body is ErrorBody {
  return (
    typeof body === 'object' &&
    body !== null &&
    'error' in body &&
    typeof (body as ErrorBody).error?.message === 'string'
  )
}
