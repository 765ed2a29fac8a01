import type { SharedWords } from '#languages/language'

/** Reference of a failed request, for those who ask support; undefined where there was none. */
export function referenceText(words: SharedWords, requestId: string | undefined): string | undefined {
  return requestId && words.site.reference(requestId)
}
