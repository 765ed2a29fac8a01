import { Hono } from 'hono'
import { etag } from 'hono/etag'
import type { AppEnv } from '#core/http/app'
import { valid } from '#core/http/valid'
import { access, readEvent, verbContext } from '#events/http/access'
import { notifyEventChanged } from '../live/notify.ts'
import { plannerKitchenOf } from './planner-kitchen.ts'
import { putSubstitute } from './put-substitute.ts'
import { kitchenQueries } from './read.ts'
import { updateKitchenSettings } from './settings.ts'
import type { PlannerKitchen } from './shape/planner-kitchen.ts'
import { kitchenSettingsChange } from './shape/settings.ts'
import { substituteInput } from './shape/substitute.ts'
import type { SubstituteSource } from './substitute-target.ts'
import { rowsWithoutNeeds } from './without-needs.ts'

/**
 * `/api/events/:id/kitchen`, `/kitchen-settings` and `/alternatives`: what the kitchen works from. 401 signed out,
 * 404 for another planner's event.
 */
export const kitchen = new Hono<AppEnv>()
  /** `PlannerKitchen`: the kitchen's figures, its special guests, and what waits for the planner. */
  .get('/:id/kitchen', etag(), async (context) => {
    const rows = await readEvent(context, 'viewer', kitchenQueries)
    const visibleRows = context.get('seesNeeds') ? rows : rowsWithoutNeeds(rows)
    return context.json<PlannerKitchen>(plannerKitchenOf(visibleRows), 200, {
      'Cache-Control': 'private, no-cache',
    })
  })
  /**
   * Sets what a person gets instead of a dish, or removes it where `words` is empty: 200. 404 for an unknown number or
   * person, 409 `changed` where they no longer have that dish.
   */
  .put('/:id/alternatives', access('editor'), valid(substituteInput), async (context) => {
    const event = context.get('event')
    const source: SubstituteSource = { by: 'planner', actor: context.get('actor') }
    await putSubstitute(verbContext(context), { ...context.req.valid('json'), source })
    context.executionCtx.waitUntil(notifyEventChanged(context.env, event.eventCode))
    return context.json({}, 200)
  })
  /**
   * Stores the planner's settings: times, the phone contact, guaranteed number, spare, extras. 404 for a dish of another
   * event, 409 `changed` with both sides where somebody else changed the same field.
   */
  .put('/:id/kitchen-settings', access('editor'), valid(kitchenSettingsChange), async (context) => {
    const event = context.get('event')
    await updateKitchenSettings(verbContext(context), context.req.valid('json'))
    context.executionCtx.waitUntil(notifyEventChanged(context.env, event.eventCode))
    return context.json({}, 200)
  })
