import { env, exports } from 'cloudflare:workers'

/** Runs with another value of a binding. The Worker and its desks get it too. */
export async function withBinding<Name extends 'ASSETS' | 'DB', T>(
  name: Name,
  value: Env[Name],
  run: () => Promise<T>,
): Promise<T> {
  const real = env[name]
  const set = (to: Env[Name]) => Object.defineProperty(env, name, { value: to, configurable: true })
  set(value)
  try {
    return await run()
  } finally {
    set(real)
  }
}

/**
 * A request whose caller goes away, as a browser does that closes its connection: the runtime cancels its work.
 * @param begun whether the work has come so far; asked again and again, since one request cannot wake another
 */
export async function cancelled(request: Request, begun: () => boolean): Promise<void> {
  const gone = new AbortController()
  const response = exports.default.fetch(request, { signal: gone.signal }).catch((error: unknown) => error)
  while (!begun()) await new Promise((resolve) => setTimeout(resolve, 10))
  gone.abort()
  if (!((await response) instanceof Error))
    throw new Error('the request was answered before it was cancelled')
}
