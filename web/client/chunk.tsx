import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { goForNewVersion } from './new-version.ts'

const retryMs = 1000

/** A component whose code is loaded after the page. `fetch` resolves to false if that failed. */
type ChunkOf<Props> = { component: ComponentType<Props> | null; fetch: () => Promise<boolean> }

/** A component that is needed later than the page. @param load imports it */
export function chunk<Props>(load: () => Promise<ComponentType<Props>>): ChunkOf<Props> {
  let pending: Promise<boolean> | undefined
  const onLoaded = (component: ComponentType<Props>) => Boolean(Object.assign(created, { component }))
  const onFailed = () => {
    pending = undefined
    return false
  }
  const created: ChunkOf<Props> = {
    component: null,
    fetch: () => {
      pending ??= load().then(onLoaded, onFailed)
      return pending
    },
  }
  return created
}

/**
 * Renders a chunk's component. Retries until its code is loaded.
 * @param props the component's
 * @param fallback rendered meanwhile
 */
export function Chunk<Props extends object>({
  chunk,
  props,
  fallback = null,
}: {
  chunk: ChunkOf<Props>
  props: Props
  fallback?: ReactNode
}) {
  const [Component, setComponent] = useState(() => chunk.component)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const load = async () => {
      if (await chunk.fetch()) setComponent(() => chunk.component)
      else if (!goForNewVersion({ address: location.href, state: null }))
        timer = setTimeout(() => void load(), retryMs)
    }
    if (!Component) void load()
    return () => clearTimeout(timer)
  }, [chunk, Component])
  return Component ? <Component {...props} /> : fallback
}
