import { Hono } from 'hono'
import { notSuspended, signedIn } from '#account/http/session'
import { now } from '#core/clock'
import { runBatch } from '#core/db'
import type { AppEnv } from '#core/http/app'
import { valid } from '#core/http/valid'
import { access, verbContext } from '#events/http/access'
import { removeTemplate, renameTemplate } from './change.ts'
import { readTemplate, templatesOf } from './read.ts'
import { saveTemplate } from './save.ts'
import { type MenuTemplate, newTemplate, type TemplateSummary, templateName } from './shape/template.ts'

/** `/api/events/:id/menu/templates`: keeps an event's menu. */
export const keptMenus = new Hono<AppEnv>()
  /** Keeps the menu as a template of the caller's: 201 `{template}`. 409 `no_items`, `limit_reached`, `id_taken`. */
  .post('/:id/menu/templates', access('editor'), valid(newTemplate), async (context) => {
    const template = await saveTemplate(verbContext(context), context.req.valid('json'))
    return context.json<{ template: TemplateSummary }>({ template }, 201)
  })

/** `/api/menu-templates`: the menus a planner keeps. Another planner's are 404. */
export const menuTemplates = new Hono<AppEnv>()
  /** All of them, by name: `{templates}`. */
  .get('/', signedIn, async (context) => {
    const db = context.get('db')
    const { templates } = await runBatch(db, { templates: templatesOf(db, context.get('user').id) })
    return context.json<{ templates: TemplateSummary[] }>({ templates })
  })
  /** One with its menu: `MenuTemplate`. */
  .get('/:template', signedIn, async (context) => {
    const own = { id: context.req.param('template'), userId: context.get('user').id }
    return context.json<MenuTemplate>(await readTemplate(context.get('db'), own))
  })
  /** Renames it: `{template}`. */
  .put('/:template', notSuspended, valid(templateName), async (context) => {
    const own = { id: context.req.param('template'), userId: context.get('user').id }
    const acts = { db: context.get('db'), at: now() }
    const template = await renameTemplate(acts, { ...own, ...context.req.valid('json') })
    return context.json<{ template: TemplateSummary }>({ template })
  })
  /** Deletes it: 204, also when it is gone. */
  .delete('/:template', notSuspended, async (context) => {
    const own = { id: context.req.param('template'), userId: context.get('user').id }
    await removeTemplate({ db: context.get('db'), at: now() }, own)
    return context.body(null, 204)
  })
