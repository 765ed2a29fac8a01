import { Hono } from 'hono'
import { signedIn } from '#account/http/session'
import { now } from '#core/clock'
import type { AppEnv } from '#core/http/app'
import { valid } from '#core/http/valid'
import { access, verbContext } from '#events/http/access'
import { eventMailSwitch, type NotificationSwitches, notificationSwitch } from './shape.ts'
import { notificationsOffOf, switchEventMails, switchNotification } from './switches.ts'

/** `/api/events/:id/members/me/mails`: whether one gets notifications about an event that one plans. */
export const eventNotifications = new Hono<AppEnv>()
  /** Switches them on or off: 204. 404 for who is no member. */
  .put('/:id/members/me/mails', access('viewer'), valid(eventMailSwitch), async (context) => {
    await switchEventMails(verbContext(context), context.req.valid('json').on)
    return context.body(null, 204)
  })

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
