import type { ClientResponse, hc } from 'hono/client'
import type { Api } from '#api'
import type { ErrorBody, RefusalCode } from '#core/refusals'
import { signInAgain } from './sign-in-again.ts'
import { typedClient } from './typed-client.ts'

/** The server's API, typed by the server itself. */
export const api = typedClient<ReturnType<typeof hc<Api>>>('/api')

/** An answer that is not a success, worded for the person. `lost` means that nothing or nonsense came back. */
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

/** Options for a call once something is known to have changed: no copy will do. */
export function bypassCache({ init }: Options): Options {
  return { init: { ...init, cache: 'reload' } }
}

const timeoutMs = 15_000

let unworded = ''

/**
 * Sets the sentence for failures that neither their call nor the server words. Planners' pages do; a guest's call has a
 * sentence of its own, or its form words what became of it.
 */
export function wordUnworded(sentence: string): void {
  unworded = sentence
}

/**
 * Calls the API and gives the body of a success. When the session has ended under the open page, the person is asked
 * to sign in again and the call is made once more.
 * @param call receives what to pass on as hc's options: the time after which it is given up
 * @param otherwise the sentence for a failure the server did not word (5xx, timeout, no network, a broken body)
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
    throw new ApiError(0, 'lost', otherwise ?? unworded)
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
    return new ApiError(response.status, 'lost', otherwise ?? unworded, { ...(requestId && { requestId }) })
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
