import { type ComponentType, type ReactNode, useEffect, useState } from 'react'
import { goForNewVersion } from './new-version.ts'

const retryMs = 1000

/** A part of a page whose code comes after the page's own. `fetch` tells whether it is there. */
type ChunkOf<Props> = { loaded: ComponentType<Props> | null; fetch: () => Promise<boolean> }

/** A part of a page that is needed later than the page. @param load imports it */
export function chunk<Props>(load: () => Promise<ComponentType<Props>>): ChunkOf<Props> {
  let coming: Promise<boolean> | undefined
  const arrived = (loaded: ComponentType<Props>) => Boolean(Object.assign(part, { loaded }))
  const failed = () => {
    coming = undefined
    return false
  }
  const part: ChunkOf<Props> = {
    loaded: null,
    fetch: () => {
      coming ??= load().then(arrived, failed)
      return coming
    },
  }
  return part
}

/**
 * Shows a chunk. Until its code has come, it is asked for again and again.
 * @param given the part's own properties
 * @param waiting stands in its place meanwhile
 */
export function Chunk<Props extends object>({
  part,
  given,
  waiting = null,
}: {
  part: ChunkOf<Props>
  given: Props
  waiting?: ReactNode
}) {
  const [Part, setPart] = useState(() => part.loaded)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const wait = async () => {
      if (await part.fetch()) setPart(() => part.loaded)
      else if (!goForNewVersion({ address: location.href, state: null }))
        timer = setTimeout(() => void wait(), retryMs)
    }
    if (!Part) void wait()
    return () => clearTimeout(timer)
  }, [part, Part])
  return Part ? <Part {...given} /> : waiting
}
