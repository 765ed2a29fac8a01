import { createMiddleware } from 'hono/factory'
import { notifyKitchenChanged } from '../../live/notify.ts'
import type { EventEnv } from './access.ts'

/** After a change every open page of the event reads again. */
export const tellsPages = createMiddleware<EventEnv>(async (context, next) => {
  await next()
  if (context.res.ok)
    context.executionCtx.waitUntil(notifyKitchenChanged(context.env, context.get('event').eventCode))
})
