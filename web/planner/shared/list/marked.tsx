import { markTerms } from './find.ts'

/** A text with what was searched for marked. */
export function Marked({ text, terms }: { text: string; terms: readonly string[] }) {
  if (terms.length === 0) return text
  return markTerms(text, terms).map(({ text: piece, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
    hit ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  )
}
