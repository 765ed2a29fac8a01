import { marked } from './find.ts'

/** A text with what was searched for marked. */
export function Marked({ text, words }: { text: string; words: readonly string[] }) {
  if (words.length === 0) return text
  return marked(text, words).map(({ text: piece, hit }, at) =>
    // biome-ignore lint/suspicious/noArrayIndexKey: the pieces of one text have no other name
    hit ? <mark key={at}>{piece}</mark> : <span key={at}>{piece}</span>,
  )
}
