import type { PlannerEvent } from '#events/shape/event'

/**
 * True for an event with every word somewhere in its title, code or description.
 * @param words in lower case, with spaces between
 */
export function answers(
  { title, description, eventCode }: Pick<PlannerEvent, 'title' | 'description' | 'eventCode'>,
  words: string,
): boolean {
  const text = `${title} ${eventCode} ${description}`.toLowerCase()
  return words.split(/\s+/).every((word) => text.includes(word))
}
