import { useEffect, useState } from 'react'
import { type EditView, editNotLoaded } from '#contract/guest'
import { ApiError, api, ask } from './api.ts'

/** An answer as it stands on the server now, or why it cannot be shown. */
export type AnswerState = { view: EditView } | { error: ApiError } | null

let ahead: { token: string; view: EditView } | null = null

/** Reads an answer while there is still something else to look at: the page that shows it next has it at once. */
export async function readAhead(token: string): Promise<void> {
  try {
    ahead = { token, view: await readAnswer(token) }
  } catch (error) {
    // The page that shows it asks again, and says what is wrong.
    if (!(error instanceof ApiError)) throw error
  }
}

/** Reads the answer an edit link opens: null while it is on its way. */
export function useAnswer(token: string): AnswerState {
  const [state, setState] = useState<AnswerState>(ahead?.token === token ? { view: ahead.view } : null)
  useEffect(() => {
    const known = ahead?.token === token
    ahead = null
    if (known) return
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
