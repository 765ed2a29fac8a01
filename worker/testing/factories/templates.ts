import { env } from 'cloudflare:workers'
import { now } from '#core/clock'
import { database } from '#core/db'
import { menuIdLength, randomId } from '#core/ids'
import { menuTemplates } from '#templates/table'

/** Keeps a menu of one course as a template of a planner. */
export async function makeTemplate(userId: string, name = 'Winter'): Promise<{ id: string }> {
  const id = crypto.randomUUID()
  const [course, dish] = [randomId(menuIdLength), randomId(menuIdLength)]
  const categories = [{ id: course, name: 'Main', items: [{ id: dish, name: 'Stew', description: '' }] }]
  await database(env.DB).insert(menuTemplates).values({ id, userId, name, categories, createdAt: now() })
  return { id }
}
