import type { Context, MiddlewareHandler } from 'hono'
import { matchedRoutes } from 'hono/route'
import { timeoutMs } from './with-timeout.ts'

/** Options of a route for the checks that run before every route. */
export type RouteOptions = {
  /** Time limit of the route, in milliseconds. */
  timeoutMs?: number
  /**
   * `json`, unless a route says otherwise: JSON from our own pages. `signed`: any type from anywhere, for a sender whose
   * signature the route verifies. `image`: from our own pages, read by the route's own middleware.
   */
  body?: 'signed' | 'image'
  /** Maximum length of a JSON body in bytes, where 64 KB are too few. */
  bodyMax?: number
}

const declared = new WeakMap<object, RouteOptions>()

/** Declares options of every route that uses a middleware. */
export function withOptions<M extends MiddlewareHandler>(options: RouteOptions, middleware: M): M {
  declared.set(middleware, options)
  return middleware
}

/** The options that a route's handlers declare together. */
export function optionsOfHandlers(handlers: object[]): RouteOptions {
  return Object.assign({}, ...handlers.map((handler) => declared.get(handler)))
}

/** The options of the route that a request goes to, also before the route's own middleware runs. */
export function optionsOf(context: Context): RouteOptions {
  return optionsOfHandlers(matchedRoutes(context).map(({ handler }) => handler))
}

const nothing = (): MiddlewareHandler => (_, next) => next()

/** For a route that asks the card provider, up to three times, or waits for a password's hash: 30 seconds. */
export const slow = withOptions({ timeoutMs: 3 * timeoutMs }, nothing())

/** For a route whose sender is no page of ours and signs the raw body. */
export const signedBody = withOptions({ body: 'signed' }, nothing())

/** For a route that takes the rows of a file: 512 KB. */
export const longBody = withOptions({ bodyMax: 512 * 1024 }, nothing())
