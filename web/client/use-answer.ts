import { useEffect, useState } from 'react'
import { type EditView, editNotLoaded } from '#contract/guest'
import { ApiError, api, ask } from './api.ts'

/** An answer as it stands on the server now, or why it cannot be shown. */
export type AnswerState = { view: EditView } | { error: ApiError } | null

/** Reads the answer an edit link opens: null while it is on its way, and where there is no token. */
export function useAnswer(token: string | null): AnswerState {
  const [state, setState] = useState<AnswerState>(null)
  useEffect(() => {
    if (token === null) return
    let over = false
    readAnswer(token)
      .then((view) => over || setState({ view }))
      .catch((error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        if (!over) setState({ error })
      })
    return () => {
      over = true
    }
  }, [token])
  return state
}

/**
 * What an edit link opens.
 * @throws ApiError
 */
export function readAnswer(token: string): Promise<EditView> {
  return ask((options) => api.responses[':token'].$get({ param: { token } }, options), editNotLoaded)
}
