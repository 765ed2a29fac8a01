import { exports } from 'cloudflare:workers'

const origin = 'http://localhost:8787'

let address = 'tests'

/** Sets the network address of the calls that follow. */
export function callFrom(of: string): void {
  address = of
}

/** A call to the Worker as our own pages make it. A body is sent as JSON; a text is sent as it is. */
export function call(
  method: string,
  path: string,
  body?: unknown,
  headers: Record<string, string> = {},
): Promise<Response> {
  return exports.default.fetch(origin + path, {
    method,
    redirect: 'manual',
    headers: {
      origin,
      'content-type': 'application/json',
      'cf-connecting-ip': address,
      ...headers,
    },
    ...(body !== undefined && { body: typeof body === 'string' ? body : JSON.stringify(body) }),
  })
}

/** An open live view, and the messages it has received. Throws where the view is refused. */
export async function openLiveView(
  path: string,
  headers: Record<string, string> = {},
): Promise<{ socket: WebSocket; messages: unknown[] }> {
  const { webSocket } = await call('GET', path, undefined, { upgrade: 'websocket', ...headers })
  if (!webSocket) throw new Error('no live view')
  const messages: unknown[] = []
  webSocket.accept()
  webSocket.addEventListener('message', ({ data }) => void messages.push(JSON.parse(String(data))))
  return { socket: webSocket, messages }
}

/** The session cookie of a response, as a browser sends it back. */
export function cookieOf(response: Response): string {
  return (response.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
}

/** The cookies of a response by name, as a browser sends them back. */
export function cookiesOf(response: Response): Record<string, string> {
  return Object.fromEntries(
    response.headers.getSetCookie().map((set) => {
      const [pair = ''] = set.split(';')
      return [pair.split('=')[0] ?? '', pair]
    }),
  )
}

/** Text of a document's main part, without its tags. One that only isolates a name parts no words. */
export function textIn(html: string): string {
  return html
    .slice(html.indexOf('<main'))
    .replace(/<\/?bdi>/g, '')
    .replace(/<[^>]+>/g, ' ')
    .replace(/\s+/g, ' ')
}
