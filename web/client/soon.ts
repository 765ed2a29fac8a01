import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A part of a page that is not shown at first. It is fetched beside the page's own data, so that it is there when it is
 * asked for. Needs a Suspense around it for when it is not.
 */
export function soon<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  // A failure here is fetched again, and reported, when it is shown.
  const first = load().catch(() => undefined)
  return lazy(async () => ({ default: (await first) ?? (await load()) }))
}
