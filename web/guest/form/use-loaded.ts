import { useEffect, useRef, useState } from 'react'
import type { Unavailable, UnavailableDetails } from '#party/shape/guest'
import { ApiError } from '../../client/calls/api.ts'
import { focusHeading } from '../../client/keep-focus.ts'

/**
 * The data with which the server rendered a page. Where the server could not read them, the browser does.
 * @param initial null where the server could not read the data
 * @param read reads them by the API
 * @returns null while they are being read
 */
export function useLoaded<T>(
  initial: T | Unavailable | null,
  read: () => Promise<T>,
): T | Unavailable | null {
  const [loaded, setLoaded] = useState(initial)
  const readRef = useRef(initial ? null : read)
  useEffect(() => {
    const show = (data: T | Unavailable) => {
      setLoaded(data)
      setTimeout(focusHeading)
    }
    readRef.current?.().then(show, (error: unknown) => {
      if (!(error instanceof ApiError)) throw error
      show({
        sentence: error.message,
        refusalCode: error.code,
        about: error.details as UnavailableDetails | undefined,
      })
    })
  }, [])
  return loaded
}
