/** A name, dish, code or figure within an Arabic sentence: it keeps its own direction, whatever script it is in. */
export function iso(text: string | number): string {
  return `\u2068${text}\u2069`
}
