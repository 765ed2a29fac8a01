import { exports } from 'cloudflare:workers'

const origin = 'http://localhost:8787'

/** Calls the API as our own pages do. A body is sent as JSON. */
export function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return exports.default.fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: { origin, 'content-type': 'application/json', ...headers },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  })
}

/** The Cookie header that a browser would send after a response set the session. */
export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** The cookies that a response sets, by name. */
export function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((set) => {
      const [pair = ''] = set.split(';')
      return [pair.split('=')[0] ?? '', pair]
    }),
  )
}
