/** Parameters of a call: values for the path's `:names`, the query, and a JSON body. */
type Args = {
  param?: Record<string, string>
  query?: Record<string, string | undefined>
  json?: unknown
}
type Options = { init?: RequestInit }

let language = ''

/** Sets the language of replies, as a tag: the page's, which may differ from the browser's preference. */
export function setCallLanguage(tag: string): void {
  language = tag
}

/**
 * Hono's typed client without what the pages never use of it (forms, cookies, sockets, addresses): that would weigh on
 * the page a guest arrives at. `Client` is the type of Hono's own, `ReturnType<typeof hc<Api>>`.
 */
export function typedClient<Client>(base: string): Client {
  return at(base) as Client
}

function at(path: string): unknown {
  const call = () => undefined
  return new Proxy(call, {
    get: (_, name) => at(`${path}/${String(name)}`),
    apply: (_, __, [args, options]: [Args?, Options?]) => send(path, args, options),
  })
}

/** @param path the address, and as its last segment the method: `/api/events/$get` */
function send(
  path: string,
  { param = {}, query = {}, json }: Args = {},
  { init }: Options = {},
): Promise<Response> {
  const [address = '', method = ''] = path.split('/$')
  const url = address.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(param[name] ?? ''))
  const asked = new URLSearchParams(
    Object.entries(query).flatMap(([name, value]) => (value === undefined ? [] : [[name, value]])),
  ).toString()
  return fetch(asked ? `${url}?${asked}` : url, {
    method: method.toUpperCase(),
    headers: { 'Content-Type': 'application/json', ...(language && { 'Accept-Language': language }) },
    ...(json !== undefined && { body: JSON.stringify(json) }),
    ...init,
  })
}
