import { createMiddleware } from 'hono/factory'
import { notifyEventChanged, notifyReservedPlacesChanged } from '../../live/notify.ts'
import type { EventEnv } from './access.ts'

/** After a change every open page of the event reads again. */
export const tellsPages = createMiddleware<EventEnv>(async (context, next) => {
  await next()
  if (context.res.ok)
    context.executionCtx.waitUntil(notifyEventChanged(context.env, context.get('event').eventCode))
})

/** The same after a change of the guest list, which may change how many places are kept. */
export const tellsPlaces = createMiddleware<EventEnv>(async (context, next) => {
  await next()
  const { eventCode, keepPlaces } = context.get('event')
  const tell = keepPlaces ? notifyReservedPlacesChanged : notifyEventChanged
  if (context.res.ok) context.executionCtx.waitUntil(tell(context.env, eventCode))
})
