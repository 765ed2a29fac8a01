/** Stands in for what Hono's client would write a Cookie header with: a page's own requests carry the browser's. */
export function serialize(): never {
  throw new Error('a page sends no Cookie header')
}
