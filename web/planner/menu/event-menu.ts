import { type LoaderFunctionArgs, redirect } from 'react-router'
import type { PlannerEvent } from '#contract/event'
import { categoryLimit } from '#contract/limits'
import type { Category, MenuOrder } from '#contract/menu'
import { ApiError, api, ask } from '../../client/api.ts'
import { signedIn } from '../../client/session.ts'

export type EventMenu = { event: PlannerEvent; categories: Category[] }

/** The event's id in a route's path; such a path never matches without one. */
export function idIn(params: LoaderFunctionArgs['params']): string {
  return params.id ?? ''
}

/** The menu of an event, for both of its screens. An event that is not one's own is not found. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<EventMenu> {
  await signedIn(request)
  try {
    const menu = await ask((options) => api.events[':id'].$get({ param: { id: idIn(params) } }, options))
    if (params.categoryId && !menu.categories.some(({ id }) => id === params.categoryId))
      throw redirect(`/events/${idIn(params)}/menu`)
    return menu
  } catch (error) {
    if (error instanceof ApiError && error.status === 404) throw new Response(null, { status: 404 })
    throw error
  }
}

/** How many categories the event may have. */
export function categoriesAllowed({ event }: EventMenu): number {
  return categoryLimit(event.premium)
}

/** Stores a new order. */
export function saveOrder(eventId: string, order: MenuOrder): Promise<unknown> {
  return ask((options) => api.events[':id'].menu.order.$put({ param: { id: eventId }, json: order }, options))
}

/** How many guests chose each item, also of a whole category under its id: for the question before deleting. */
export async function chosenCounts(eventId: string): Promise<Map<string, number>> {
  const { categories } = await ask((options) =>
    api.events[':id'].totals.$get({ param: { id: eventId } }, options),
  )
  return new Map(
    categories.flatMap(({ id, items }) => [
      [id, items.reduce((sum, { count }) => sum + count, 0)] as const,
      ...items.map((item) => [item.id, item.count] as const),
    ]),
  )
}
