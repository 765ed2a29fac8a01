import { type ComponentType, type LazyExoticComponent, lazy } from 'react'

/**
 * A lazy part whose code is fetched with the page's data, so that it is there when it is shown. Needs a Suspense.
 */
export function lazyPrefetched<Props>(
  load: () => Promise<ComponentType<Props>>,
): LazyExoticComponent<ComponentType<Props>> {
  // A failed fetch is repeated when the part is shown, and reported then.
  const first = load().catch(() => undefined)
  return lazy(async () => ({ default: (await first) ?? (await load()) }))
}
