import { type Context, Hono } from 'hono'
import {
  type Category,
  categoryInput,
  type Item,
  itemInput,
  menuOrder,
  newCategory,
  newItem,
} from '#contract/menu'
import { now } from '#core/clock'
import { database } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { access, type EventEnv } from '#core/http/event-access'
import { valid } from '#core/http/valid'
import { notifyMenuChanged } from '../desk/notify.ts'
import { createCategory } from './create-category.ts'
import { createItem } from './create-item.ts'
import { removeCategory } from './remove-category.ts'
import { removeItem } from './remove-item.ts'
import { reorder } from './reorder.ts'
import { updateCategory } from './update-category.ts'
import { updateItem } from './update-item.ts'

// Runs after the response.
function notifyChanged(context: Context<EventEnv>): void {
  context.executionCtx.waitUntil(notifyMenuChanged(context.env, context.get('event').eventCode))
}

/** `/api/events/:id/categories`, `/items` and `/menu/order`: what a planner does with the menu. */
export const menu = new Hono<AppEnv>()
  /** Adds a category: 201 `{category}`. 409 `limit_reached`. */
  .post('/:id/categories', access('owner'), valid(newCategory), async (context) => {
    const { DB } = context.env
    const category = await createCategory(
      database(DB),
      context.get('event'),
      context.req.valid('json'),
      context.get('actor'),
      now(),
    )
    notifyChanged(context)
    return context.json<{ category: Category }>({ category }, 201)
  })
  /** Changes a category: `{category}`. */
  .put('/:id/categories/:cid', access('owner'), valid(categoryInput), async (context) => {
    const cid = context.req.param('cid')
    const category = await updateCategory(
      database(context.env.DB),
      context.get('event'),
      cid,
      context.req.valid('json'),
      context.get('actor'),
      now(),
    )
    notifyChanged(context)
    return context.json<{ category: Omit<Category, 'items'> }>({ category })
  })
  /** Removes a category with its items: 204. */
  .delete('/:id/categories/:cid', access('owner'), async (context) => {
    await removeCategory(
      database(context.env.DB),
      context.get('event'),
      context.req.param('cid'),
      context.get('actor'),
      now(),
    )
    notifyChanged(context)
    return context.body(null, 204)
  })
  /** Adds an item to a category: 201 `{item}`. 409 `limit_reached`. */
  .post('/:id/categories/:cid/items', access('owner'), valid(newItem), async (context) => {
    const cid = context.req.param('cid')
    const item = await createItem(
      database(context.env.DB),
      context.get('event'),
      cid,
      context.req.valid('json'),
      context.get('actor'),
      now(),
    )
    notifyChanged(context)
    return context.json<{ item: Item }>({ item }, 201)
  })
  /** Changes an item: `{item}`. */
  .put('/:id/items/:iid', access('owner'), valid(itemInput), async (context) => {
    const iid = context.req.param('iid')
    const item = await updateItem(
      database(context.env.DB),
      context.get('event'),
      iid,
      context.req.valid('json'),
      context.get('actor'),
      now(),
    )
    notifyChanged(context)
    return context.json<{ item: Item }>({ item })
  })
  /** Removes an item: 204. */
  .delete('/:id/items/:iid', access('owner'), async (context) => {
    await removeItem(
      database(context.env.DB),
      context.get('event'),
      context.req.param('iid'),
      context.get('actor'),
      now(),
    )
    notifyChanged(context)
    return context.body(null, 204)
  })
  /** Sorts categories, or a category's items: 204. 409 `changed` when the list is not complete. */
  .put('/:id/menu/order', access('owner'), valid(menuOrder), async (context) => {
    await reorder(
      database(context.env.DB),
      context.get('event'),
      context.req.valid('json'),
      context.get('actor'),
      now(),
    )
    notifyChanged(context)
    return context.body(null, 204)
  })
