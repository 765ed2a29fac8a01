import { useEffect, useState } from 'react'
import type { GuestWords } from '#languages/language'
import type { EditView } from '#party/shape/guest'
import { ApiError, api, callApi } from '../calls/api.ts'
import { useGuestWords } from '../words.tsx'

/** A response as it is stored now, or why it cannot be shown. */
export type ResponseState = { view: EditView } | { error: ApiError } | null

/** Reads the response an edit link opens: null while it is on its way, and where there is no token. */
export function useResponse(token: string | null): ResponseState {
  const words = useGuestWords()
  const [state, setState] = useState<ResponseState>(null)
  useEffect(() => {
    if (token === null) return
    let over = false
    readResponse(words, token)
      .then((view) => over || setState({ view }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!over) setState({ error })
      })
    return () => {
      over = true
    }
  }, [token, words])
  return state
}

/**
 * The response an edit link opens.
 * @throws ApiError
 */
export function readResponse(words: GuestWords, token: string): Promise<EditView> {
  return callApi(
    (options) => api.responses[':token'].$get({ param: { token } }, options),
    words.menu.editNotLoaded,
  )
}
