import { cleanLine } from '#core/text'
import type { GuestWords } from '#languages/language'
import type { Person } from '#party/shape/person'

// Titles people write before a name. Guests write in any language, whatever the page's is.
const title =
  /^(the|mr|mrs|ms|miss|mx|dr|prof|sir|dame|lord|lady|rev|fr|family|herr|frau|familie|mme|mlle|and|und|&|\+)\.?$/i

/** The first of somebody's names. All of it where only a title or an article stands before a single name. */
export function firstNameOf(name: string): string {
  const words = cleanLine(name).split(' ')
  const [first = ''] = words
  if (!title.test(first)) return first
  const names = words.slice(words.findIndex((word) => !title.test(word)))
  return names.length > 1 && !/^the$/i.test(first) ? (names[0] ?? '') : words.join(' ')
}

/** A person's name; “You” or “Guest 2” while it is empty. */
export function displayName(
  words: GuestWords,
  person: Pick<Person, 'name'> | undefined,
  index: number,
): string {
  return (
    cleanLine(person?.name ?? '') || (index === 0 ? words.receipt.you : words.receipt.guestNumber(index + 1))
  )
}
