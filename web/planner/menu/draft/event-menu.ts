import { categoryLimit } from '#core/limits'
import type { PlannerEvent } from '#events/shape/event'
import type { MenuOrder } from '#menu/shape/requests'
import { api, callApi } from '../../../client/calls/api.ts'

/** The most categories the event may have. */
export function categoriesAllowed(event: PlannerEvent): number {
  return categoryLimit(event.premium)
}

/** Stores a new order. */
export function saveOrder(eventId: string, order: MenuOrder): Promise<unknown> {
  return callApi((options) =>
    api.events[':id'].menu.order.$put({ param: { id: eventId }, json: order }, options),
  )
}

/** Guests who chose each item or category, by id: for the question before deleting. */
export async function chosenCounts(eventId: string): Promise<Map<string, number>> {
  const { courses } = await callApi((options) =>
    api.events[':id'].kitchen.$get({ param: { id: eventId } }, options),
  )
  return new Map(
    courses.flatMap(({ categoryId, items }) => [
      [categoryId, items.reduce((sum, { total }) => sum + total, 0)] as const,
      ...items.map((item) => [item.id, item.total] as const),
    ]),
  )
}
