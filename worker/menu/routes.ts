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
import { type OwnerEnv, owned } from '#core/http/event-access'
import { valid } from '#core/http/valid'
import { tellMenu } from '../desk/notify-menu.ts'
import { createCategory } from './create-category.ts'
import { createItem } from './create-item.ts'
import { removeCategory } from './remove-category.ts'
import { removeItem } from './remove-item.ts'
import { reorder } from './reorder.ts'
import { updateCategory } from './update-category.ts'
import { updateItem } from './update-item.ts'

// Open pages hear of it after the answer.
function changed(context: Context<OwnerEnv>): void {
  context.executionCtx.waitUntil(tellMenu(context.env, context.get('event').eventCode))
}

/** `/api/events/:id/categories`, `/items` and `/menu/order`: a planner sets the menu. */
export const menu = new Hono<AppEnv>()
  /** Adds a category: 201 `{category}`. 409 `limit_reached`. */
  .post('/:id/categories', owned, valid(newCategory), async (context) => {
    const { DB } = context.env
    const category = await createCategory(
      database(DB),
      context.get('event'),
      context.req.valid('json'),
      now(),
    )
    changed(context)
    return context.json<{ category: Category }>({ category }, 201)
  })
  /** Renames a category: `{category}`. */
  .put('/:id/categories/:cid', owned, valid(categoryInput), async (context) => {
    const cid = context.req.param('cid')
    const category = await updateCategory(
      database(context.env.DB),
      context.get('event'),
      cid,
      context.req.valid('json'),
      now(),
    )
    changed(context)
    return context.json<{ category: { id: string; name: string } }>({ category })
  })
  /** Takes a category with its items off the menu: 204. */
  .delete('/:id/categories/:cid', owned, async (context) => {
    await removeCategory(database(context.env.DB), context.get('event'), context.req.param('cid'), now())
    changed(context)
    return context.body(null, 204)
  })
  /** Adds an item to a category: 201 `{item}`. 409 `limit_reached`. */
  .post('/:id/categories/:cid/items', owned, valid(newItem), async (context) => {
    const cid = context.req.param('cid')
    const item = await createItem(
      database(context.env.DB),
      context.get('event'),
      cid,
      context.req.valid('json'),
      now(),
    )
    changed(context)
    return context.json<{ item: Item }>({ item }, 201)
  })
  /** Changes an item: `{item}`. */
  .put('/:id/items/:iid', owned, valid(itemInput), async (context) => {
    const iid = context.req.param('iid')
    const item = await updateItem(
      database(context.env.DB),
      context.get('event'),
      iid,
      context.req.valid('json'),
      now(),
    )
    changed(context)
    return context.json<{ item: Item }>({ item })
  })
  /** Takes an item off the menu: 204. */
  .delete('/:id/items/:iid', owned, async (context) => {
    await removeItem(database(context.env.DB), context.get('event'), context.req.param('iid'), now())
    changed(context)
    return context.body(null, 204)
  })
  /** Puts categories, or a category's items, into a new order: 204. 409 `changed` when the list is not complete. */
  .put('/:id/menu/order', owned, valid(menuOrder), async (context) => {
    await reorder(database(context.env.DB), context.get('event'), context.req.valid('json'), now())
    changed(context)
    return context.body(null, 204)
  })
