import type { PlannerEvent } from '#events/shape/event'

/**
 * True for an event with every term of a search somewhere in its title, code, description or owner's name.
 * @param search in lower case, with spaces between
 */
export function matchesSearch(
  {
    title,
    description,
    eventCode,
    owner = '',
  }: Pick<PlannerEvent, 'title' | 'description' | 'eventCode' | 'owner'>,
  search: string,
): boolean {
  const text = `${title} ${eventCode} ${description} ${owner}`.toLowerCase()
  return search.split(/\s+/).every((term) => text.includes(term))
}
