import type { PlannerResponse } from '#party/shape/responses'

/** True for a response that stands after another in a list, newest first. Of equal times the larger id comes first. */
export function isOlder({ createdAt, id }: PlannerResponse, last: PlannerResponse): boolean {
  return createdAt < last.createdAt || (createdAt === last.createdAt && id < last.id)
}
