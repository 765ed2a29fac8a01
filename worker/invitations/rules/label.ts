import { folded } from '../../core/folded.ts'

/** Name of a party that was given none: its people's. Empty where nobody is named. */
export function labelOf(people: readonly { name: string }[]): string {
  const names = people.map(({ name }) => name)
  return names.length > 2 ? `${names[0]} + ${names.length - 1}` : names.join(' & ')
}

/** A label as the list is sorted by it: without case and accents. */
export function sortKeyOf(label: string): string {
  return folded(label).trim()
}
