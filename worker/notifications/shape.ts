import * as z from 'zod/mini'

/**
 * Notifications to planners that they can switch off: an event is full, has closed, or
 * changed for the kitchen: after its final sheet, or in what was agreed to be served instead.
 */
export const notificationKinds = ['full', 'closed', 'kitchen_changes'] as const
export type NotificationKind = (typeof notificationKinds)[number]

/** Body of switching a kind of notification off, or on again. */
export const notificationSwitch = z.object({ kind: z.enum(notificationKinds), on: z.boolean() })
export type NotificationSwitch = z.infer<typeof notificationSwitch>

/** Body of switching all notifications about one event on or off, for oneself. */
export const eventMailSwitch = z.object({ on: z.boolean() })

/** Kinds of mail a planner has switched off. */
export type NotificationSwitches = { off: NotificationKind[] }
