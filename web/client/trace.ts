import { reference } from '#core/words/shared'

/** What a notice says of a request that failed, for whoever asks support; undefined where there was none. */
export function traceOf(requestId: string | undefined): string | undefined {
  return requestId && reference(requestId)
}
