import { reference } from '#core/words/shared'

/** Reference of a failed request, for those who ask support; undefined where there was none. */
export function traceOf(requestId: string | undefined): string | undefined {
  return requestId && reference(requestId)
}
