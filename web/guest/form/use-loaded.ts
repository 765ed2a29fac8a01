import { useEffect, useRef, useState } from 'react'
import type { Unavailable, UnavailableDetails } from '#party/shape/guest'
import { ApiError } from '../../client/calls/api.ts'
import { focusHeading } from '../../client/keep-focus.ts'

/**
 * Data the server rendered a page with. Where it could not read them, the browser asks for them.
 * @param given null where the server had none
 * @param read asks the API
 * @returns null while it is on its way
 */
export function useLoaded<T>(given: T | Unavailable | null, read: () => Promise<T>): T | Unavailable | null {
  const [loaded, setLoaded] = useState(given)
  const asked = useRef(given ? null : read)
  useEffect(() => {
    const show = (now: T | Unavailable) => {
      setLoaded(now)
      setTimeout(focusHeading)
    }
    asked.current?.().then(show, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      show({
        unable: error.message,
        reason: error.code,
        about: error.details as UnavailableDetails | undefined,
      })
    })
  }, [])
  return loaded
}
