import { exports } from 'cloudflare:workers'

const origin = 'http://localhost:8787'

/** A call as our own pages make it, for tests. A body is sent as JSON. */
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

/** What a browser would send back of a response's session cookie. */
export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** What a browser would send back of every cookie a response sets, by their names. */
export function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((set) => {
      const [pair = ''] = set.split(';')
      return [pair.split('=')[0] ?? '', pair]
    }),
  )
}
