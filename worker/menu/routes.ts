import { type Context, Hono } from 'hono'
import * as z from 'zod/mini'
import type { AppEnv } from '#core/http/app'
import { notFound } from '#core/http/refusal'
import { valid, validParam } from '#core/http/valid'
import { access, type EventEnv, readEvent, verbContext } from '#events/http/access'
import type { NewlyWarned } from '#needs/rules/newly-warned'
import { plannerContents } from '#needs/shape/contents'
import { offered } from '../languages/languages.ts'
import { notifyMenuChanged } from '../live/notify.ts'
import { addToMenu } from './add-to-menu.ts'
import { lateCategories } from './contents/late.ts'
import { foreseeContents, setContents } from './contents/set-contents.ts'
import { createCategory } from './create-category.ts'
import { createItem } from './create-item.ts'
import { moveItem } from './move-item.ts'
import { removeCategory } from './remove-category.ts'
import { removeItem } from './remove-item.ts'
import { reorder } from './reorder.ts'
import { replaceItem } from './replace-item.ts'
import {
  type Category,
  categoryChange,
  type LateCategory,
  type PlannerCategory,
  type PlannerItem,
} from './shape/menu.ts'
import { type MenuWords, menuInLanguage } from './shape/menu-words.ts'
import { addedMenu, itemChange, itemMove, menuOrder, newCategory, newItem } from './shape/requests.ts'
import {
  deleteTranslation,
  translateMenu,
  translations,
  translationsOf,
} from './translations/translate-menu.ts'
import { updateCategory } from './update-category.ts'
import { updateItem } from './update-item.ts'

// Runs after the response.
function notifyChanged(context: Context<EventEnv>): void {
  context.executionCtx.waitUntil(notifyMenuChanged(context.env, context.get('event').eventCode))
}

// Every language that guests may read in, also English: the planner may write in any.
const language = validParam(z.object({ language: z.enum(offered(false)) }), () =>
  notFound('translation_unknown'),
)

/** `/api/events/:id/categories`, `/items`, `/menu/lines` and `/menu/order`: what a planner does with the menu. */
export const menu = new Hono<AppEnv>()
  /** Adds a category: 201 `{category}`. 409 `limit_reached`. */
  .post('/:id/categories', access('editor'), valid(newCategory), async (context) => {
    const category = await createCategory(verbContext(context), context.req.valid('json'))
    notifyChanged(context)
    return context.json<{ category: Category }>({ category }, 201)
  })
  /** Changes a category: `{category}`. 409 `changed`. */
  .put('/:id/categories/:cid', access('editor'), valid(categoryChange), async (context) => {
    const cid = context.req.param('cid')
    const category = await updateCategory(verbContext(context), {
      ...context.req.valid('json'),
      categoryId: cid,
    })
    notifyChanged(context)
    return context.json<{ category: Omit<Category, 'items'> }>({ category })
  })
  /** Removes a category with its items: 204. */
  .delete('/:id/categories/:cid', access('editor'), async (context) => {
    await removeCategory(verbContext(context), context.req.param('cid'))
    notifyChanged(context)
    return context.body(null, 204)
  })
  /** Adds an item to a category: 201 `{item}`. 409 `limit_reached`. */
  .post('/:id/categories/:cid/items', access('editor'), valid(newItem), async (context) => {
    const cid = context.req.param('cid')
    const item = await createItem(verbContext(context), { ...context.req.valid('json'), categoryId: cid })
    notifyChanged(context)
    return context.json<{ item: PlannerItem }>({ item }, 201)
  })
  /**
   * Changes an item: `{item}`. With `food: 'different'` a new item takes its place, and who chose it is mailed. 409
   * `dish_chosen` where guests chose it and `food` does not say what the new words mean.
   */
  .put('/:id/items/:iid', access('editor'), valid(itemChange), async (context) => {
    const iid = context.req.param('iid')
    const { food, ...input } = context.req.valid('json')
    const item = await (food === 'different'
      ? replaceItem(verbContext(context), { ...input, itemId: iid })
      : updateItem(verbContext(context), { ...input, food, itemId: iid }))
    notifyChanged(context)
    if (food === 'different') context.set('sendMailAfterReply', true)
    return context.json<{ item: PlannerItem }>({ item })
  })
  /**
   * All that the planner states of an item: `{item}`. 400 where only the kitchen can say it, or where it contradicts itself
   * or what the kitchen said, 409 `changed` with both sides where others stated something else of the same meanwhile.
   */
  .put('/:id/items/:iid/contents', access('editor'), valid(plannerContents), async (context) => {
    const item = await setContents(verbContext(context), {
      ...context.req.valid('json'),
      itemId: context.req.param('iid'),
      source: { by: 'planner' },
    })
    notifyChanged(context)
    context.set('sendMailAfterReply', true)
    return context.json<{ item: PlannerItem }>({ item })
  })
  /** `NewlyWarned`: whom these statements would newly warn. Stores nothing; refuses what storing them would refuse. */
  .post('/:id/items/:iid/contents/foresee', access('editor'), valid(plannerContents), async (context) => {
    const json = context.req.valid('json')
    const iid = context.req.param('iid')
    const warned = await foreseeContents(verbContext(context), { ...json, itemId: iid })
    return context.json<NewlyWarned>(warned)
  })
  /** Moves an item to another category: `{item}`. 409 `dish_chosen` where guests chose it, 409 `limit_reached`. */
  .put('/:id/items/:iid/category', access('editor'), valid(itemMove), async (context) => {
    const item = await moveItem(verbContext(context), {
      itemId: context.req.param('iid'),
      categoryId: context.req.valid('json').categoryId,
    })
    notifyChanged(context)
    return context.json<{ item: PlannerItem }>({ item })
  })
  /** Removes an item: 204. */
  .delete('/:id/items/:iid', access('editor'), async (context) => {
    await removeItem(verbContext(context), context.req.param('iid'))
    notifyChanged(context)
    return context.body(null, 204)
  })
  /** Adds categories and dishes, all or none: 201 with the live menu. 409 `limit_reached`, 409 `changed`. */
  .post('/:id/menu/lines', access('editor'), valid(addedMenu), async (context) => {
    const categories = await addToMenu(verbContext(context), context.req.valid('json'))
    notifyChanged(context)
    return context.json<{ categories: PlannerCategory[] }>({ categories }, 201)
  })
  /** `{late}`: the categories that came when guests had answered already. */
  .get('/:id/menu/late', async (context) => {
    const { late } = await readEvent(context, 'viewer', (db, id) => ({ late: lateCategories(db, id) }))
    return context.json<{ late: LateCategory[] }>({ late })
  })
  /** `{words}`: all translations of the menu. */
  .get('/:id/menu/words', async (context) => {
    const { rows } = await readEvent(context, 'viewer', (db, id) => ({ rows: translations(db, id) }))
    return context.json<{ words: MenuWords[] }>({ words: translationsOf(rows) })
  })
  /** Stores courses and dishes in a language: 204. 404 for a language that is not on offer, 409 `limit_reached`. */
  .put('/:id/menu/words/:language', access('editor'), language, valid(menuInLanguage), async (context) => {
    const { language } = context.req.valid('param')
    await translateMenu(verbContext(context), language, context.req.valid('json'))
    notifyChanged(context)
    return context.body(null, 204)
  })
  /** Deletes a language's translations: 204, also where there are none. */
  .delete('/:id/menu/words/:language', access('editor'), language, async (context) => {
    await deleteTranslation(verbContext(context), context.req.valid('param').language)
    notifyChanged(context)
    return context.body(null, 204)
  })
  /** Sorts categories, or a category's items: 204. 409 `changed` when the list is not complete. */
  .put('/:id/menu/order', access('editor'), valid(menuOrder), async (context) => {
    await reorder(verbContext(context), context.req.valid('json'))
    notifyChanged(context)
    return context.body(null, 204)
  })
