import { errorFields, log } from '#core/log'
import { callDesk, type DeskStub } from './call.ts'

// Each notification follows a change that is already committed: a failure is logged and changes nothing.

/** Notifies every open page of an event that its menu changed. */
export function notifyMenuChanged(env: Env, eventCode: string): Promise<void> {
  return notify(env, eventCode, 'menu changed', (desk) => desk.menuChanged())
}

/** Notifies the planner's and the kitchen's open pages that something about a response changed, such as the delivery of its mail. */
export function notifyResponsesChanged(env: Env, eventCode: string): Promise<void> {
  return notify(env, eventCode, 'responses changed', (desk) => desk.responsesChanged())
}

/** Tells planner's and kitchen's open pages to load again: settings, guest list, members, sheets or substitutes changed. */
export function notifyEventChanged(env: Env, eventCode: string): Promise<void> {
  return notify(env, eventCode, 'event changed', (desk) => desk.eventChanged())
}

/** Notifies the open pages of a kitchen link that it no longer opens anything, and closes their views. */
export function notifyLinkEnded(env: Env, eventCode: string, linkId: string): Promise<void> {
  return notify(env, eventCode, 'kitchen link ended', (desk) => desk.linkEnded(linkId))
}

/** Notifies the open pages of a former member that they no longer have the event, and closes their views. */
export function notifyMembershipEnded(env: Env, eventCode: string, userId: string): Promise<void> {
  return notify(env, eventCode, 'membership ended', (desk) => desk.membershipEnded(userId))
}

/** Notifies the desk and every open page of an event's new limit. */
export function notifyCapacityChanged(env: Env, eventCode: string): Promise<void> {
  return notify(env, eventCode, 'capacity changed', (desk) => desk.capacityChanged(eventCode))
}

/** Notifies the desk and every open page of a change in the places kept for invited guests: planners and kitchens read them. */
export async function notifyReservedPlacesChanged(env: Env, eventCode: string): Promise<void> {
  await Promise.all([notifyCapacityChanged(env, eventCode), notifyEventChanged(env, eventCode)])
}

/** Notifies the desk and every open page of an event that it was closed early, or opened again. */
export function notifyClosingChanged(env: Env, eventCode: string): Promise<void> {
  return notify(env, eventCode, 'closing changed', (desk) => desk.closingChanged())
}

/** Notifies every open page of an event that it was deleted or refunded. */
export function notifyEventGone(env: Env, eventCode: string): Promise<void> {
  return notify(env, eventCode, 'event gone', (desk) => desk.eventGone())
}

async function notify(
  env: Env,
  eventCode: string,
  notification: string,
  call: (desk: DeskStub) => Promise<void>,
): Promise<void> {
  try {
    await callDesk(env, eventCode, call)
  } catch (error) {
    log('warn', 'open pages were not notified', { notification, ...errorFields(error) })
  }
}
