import { Hono } from 'hono'
import { signedIn } from '#account/http/session'
import { now } from '#core/clock'
import type { AppEnv } from '#core/http/app'
import { valid } from '#core/http/valid'
import { type NotificationSwitches, notificationSwitch } from './shape.ts'
import { notificationsOffOf, switchNotification } from './switches.ts'

/** `/api/account/notifications`: which notifications about their events a planner gets. */
export const ownNotifications = new Hono<AppEnv>()
  /** `NotificationSwitches`. */
  .get('/', signedIn, async (context) => {
    const rows = await notificationsOffOf(context.get('db'), context.get('user').id)
    const switches: NotificationSwitches = { off: rows.map(({ kind }) => kind) }
    return context.json(switches)
  })
  /** Switches a kind of notification off, or on again: 204. */
  .put('/', signedIn, valid(notificationSwitch), async (context) => {
    await switchNotification(
      { db: context.get('db'), at: now() },
      { ...context.req.valid('json'), userId: context.get('user').id },
    )
    return context.body(null, 204)
  })
