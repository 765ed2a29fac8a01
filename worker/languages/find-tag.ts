/** The language that a tag names, or else that of its main part: en-GB is English. */
export function findTag<Tag extends string>(tag: string, known: readonly Tag[]): Tag | undefined {
  const own = tag.toLowerCase()
  const [main] = own.split('-')
  return known.find((one) => one.toLowerCase() === own) ?? known.find((one) => one.toLowerCase() === main)
}
