import { somethingWrong } from '#words/guest'
import { ApiError } from '../../client/api.ts'

export type Failure = { text: string; code: ApiError['code']; trace: string | undefined }

/** What to tell of a call that failed, above the form. Sentences for single fields stand at their fields. */
export function failureOf(error: unknown): Failure {
  if (!(error instanceof ApiError)) return { text: somethingWrong, code: 'lost', trace: undefined }
  const trace = error.status === 0 || error.status >= 500 ? error.requestId : undefined
  return { text: error.message, code: error.code, trace }
}
