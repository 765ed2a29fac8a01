import { fold } from '../../core/folded.ts'

/** Name of a party that was given none: its people's. Empty where nobody is named. */
export function labelOf(people: readonly { name: string }[]): string {
  const names = people.map(({ name }) => name)
  return names.length > 2 ? `${names[0]} + ${names.length - 1}` : names.join(' & ')
}

/** A label as labels are compared: without case and accents. */
export function labelKeyOf(label: string): string {
  return fold(label).trim()
}

const figuresPadded = 9

/** A label as the list is sorted by it: without case and accents, and by the value of its figures, so that 2 comes before 10. */
export function sortKeyOf(label: string): string {
  return labelKeyOf(label).replace(/\d+/g, (figures) => figures.padStart(figuresPadded, '0'))
}
