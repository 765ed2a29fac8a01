import type { PlannerEvent } from '#events/shape/event'

/**
 * True for an event with every word somewhere in its title, code, description or owner's name.
 * @param words in lower case, with spaces between
 */
export function answers(
  {
    title,
    description,
    eventCode,
    owner = '',
  }: Pick<PlannerEvent, 'title' | 'description' | 'eventCode' | 'owner'>,
  words: string,
): boolean {
  const text = `${title} ${eventCode} ${description} ${owner}`.toLowerCase()
  return words.split(/\s+/).every((word) => text.includes(word))
}
