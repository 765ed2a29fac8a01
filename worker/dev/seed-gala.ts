import { and, desc, eq, isNull } from 'drizzle-orm'
import { now } from '#core/clock'
import { type Database, database } from '#core/db'
import { personIdLength, randomId } from '#core/ids'
import { settings } from '#core/settings'
import { dayAfter } from '#events/rules/closing'
import { events } from '#events/table/events'
import { kitchenLinks } from '#kitchen/table'
import { menuItems, menuWords } from '#menu/table'
import { consentVersion } from '#needs/rules/consent'
import type { Need } from '#needs/rules/needs'
import type { SourcedContent, StoredContents } from '#needs/rules/stored-contents'
import type { Person } from '#party/shape/person'
import { putSubstitute } from '../kitchen/put-substitute.ts'
import { markSeenByToken } from '../links/mark-seen.ts'
import { kitchenToken } from '../links/token.ts'
import { issueSheet } from '../sheets/issue.ts'
import { type GivenCategory, makeKitchenLink } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { galaWords } from './gala-words.ts'

const hour = 3_600_000

/** Days from the deadline to the gala's meal. */
export const mealAfterDays = 4

/** The gala's meal and kitchen details, for the event's row. */
export function galaMeal(eventDate: string) {
  return {
    serviceDay: dayAfter(eventDate, mealAfterDays),
    serviceTime: '19:30',
    venue: 'The Old Mill',
    kitchenContact: 'Paula Planner +49 30 901820',
    extras: [{ label: 'crew', count: 2 }],
    sparePercent: 5,
  }
}

type Stated = [what: SourcedContent['what'], state: SourcedContent['state']]

/** By dish: what the planner states, and what somebody in the kitchen confirmed. Other dishes are not confirmed. */
const stated: Record<string, { planner?: Stated[]; kitchen?: Stated[] }> = {
  'Roasted beetroot': {
    planner: [
      ['milk', 'contains'],
      ['walnuts', 'contains'],
    ],
  },
  'Pumpkin soup': { planner: [['celery', 'may']], kitchen: [['gluten', 'without']] },
  'Smoked trout': {
    planner: [
      ['fish', 'contains'],
      ['milk', 'contains'],
      ['mustard', 'may'],
    ],
  },
  'Pike-perch fillet': {
    planner: [
      ['fish', 'contains'],
      ['milk', 'contains'],
    ],
  },
  'Wild mushroom risotto': { planner: [['milk', 'contains']], kitchen: [['nuts', 'without']] },
  'Crème brûlée': {
    planner: [
      ['milk', 'contains'],
      ['eggs', 'contains'],
    ],
  },
  'Plum crumble': {
    planner: [
      ['wheat', 'contains'],
      ['milk', 'contains'],
    ],
  },
  'Sorbet of the day': {
    kitchen: [
      ['milk', 'without'],
      ['eggs', 'without'],
    ],
  },
}

/** Needs by person, in a guest's words where they are not sorted. Numbers are given in this order. */
const needing: Record<string, { needs?: Need[]; allergies?: string; asks?: string[] }> = {
  'Nora Weiss': { needs: [{ what: 'nuts', how: 'allergy', by: 'guest' }], asks: ['Roasted beetroot'] },
  'Émile Laurent': {
    needs: [{ what: 'milk', how: 'intolerance', by: 'guest' }],
    asks: ['Pike-perch fillet'],
  },
  'Priya Nair': { allergies: 'Vegetarian, no nuts' },
  'Tomás Herrera': { needs: [{ what: 'vegetarian', how: 'choice', by: 'guest' }] },
  'Hannah Schmidt': { needs: [{ what: 'gluten', how: 'allergy', by: 'guest' }] },
}

const names = [
  'Nora Weiss',
  'Émile Laurent',
  'Priya Nair',
  'Tomás Herrera',
  'Hannah Schmidt',
  'Oluwaseun Adeyemi',
]

/** Fills the gala with what a kitchen works from: stated dishes, guests with needs, a substitute, a link, and a sheet. */
export async function fillGala(
  env: Env,
  gala: { id: string; userId: string; eventCode: string; title: string },
  menu: GivenCategory[],
): Promise<void> {
  const db = database(env.DB)
  await stateDishes(db, menu)
  await translate(db, gala.id, menu)
  const parties = names.map((name, index) => ({ name, at: now() - (names.length - index) * hour, index }))
  const answers = async (some: typeof parties) => {
    for (const { name, at, index } of some)
      await makeResponse(env, gala, [guest(name, menu, index, at)], { createdAt: at, updatedAt: at })
  }
  await answers(parties.slice(0, -1))
  const link = await makeKitchenLink(env, gala, { label: 'Hot kitchen', mayConfirm: true, keepOffline: true })
  const instead = { special: 1, categoryId: menu[0]?.id ?? '', words: 'Beetroot without walnuts' }
  const source = { by: 'kitchen', actor: { kind: 'kitchen', id: link.id, label: 'Hot kitchen' } } as const
  await putSubstitute({ db, event: gala, at: now() }, { ...instead, agreedBy: 'Marta', source })
  const planner = { kind: 'planner', id: gala.userId } as const
  await issueSheet(
    { db, event: gala, actor: planner, at: now() },
    { id: crypto.randomUUID(), kind: 'provisional' },
  )
  await markSeenByToken({ env, clientAddress: 'the seed' }, { token: link.token, sheet: 1, name: 'Marta' })
  // Changes since the sheet.
  await answers(parties.slice(-1))
}

async function translate(db: Database, eventId: string, menu: GivenCategory[]): Promise<void> {
  const entities = menu.flatMap(({ id, name, items }) => [{ id, name, description: '' }, ...items])
  const rows = Object.entries(galaWords).flatMap(([language, words]) =>
    entities.flatMap(({ id, name: ofName, description: ofDescription }) => {
      const [name, description = ''] = words[ofName] ?? []
      return name ? [{ entityId: id, language, eventId, name, description, ofName, ofDescription }] : []
    }),
  )
  // A statement takes so many values at most.
  for (let at = 0; at < rows.length; at += 10) await db.insert(menuWords).values(rows.slice(at, at + 10))
}

async function stateDishes(db: Database, menu: GivenCategory[]): Promise<void> {
  const at = now() - 24 * hour
  for (const { id, name } of menu.flatMap(({ items }) => items)) {
    const { planner = [], kitchen = [] } = stated[name] ?? {}
    const contents: StoredContents['contents'] = [
      ...planner.map(([what, state]) => ({ what, state, by: 'planner' as const, at })),
      ...kitchen.map(([what, state]) => ({ what, state, by: 'kitchen' as const, saidBy: 'Marta', at })),
    ]
    if (contents.length === 0) continue
    await db
      .update(menuItems)
      .set({ contents: { contents, facts: [] }, contentsVersion: 1 })
      .where(eq(menuItems.id, id))
  }
}

/** A guest with a choice of each course, who was told of what is stated and agreed that it is passed on. */
function guest(name: string, menu: GivenCategory[], index: number, at: number): Person {
  const { needs, allergies = '', asks = [] } = needing[name] ?? {}
  const chosen = [index % 3, index % 4, (index + 1) % 3, index % 3].flatMap((choice, course) => {
    const item = menu[course]?.items[choice]
    return item ? [{ categoryId: menu[course]?.id ?? '', item }] : []
  })
  const shown = Object.fromEntries(chosen.map(({ item }) => [item.id, stated[item.name] ? 1 : 0]))
  const wishes = chosen.filter(({ item }) => asks.includes(item.name)).map(({ item }) => [item.id, 'ask'])
  return {
    id: randomId(personIdLength),
    name,
    allergies,
    selections: Object.fromEntries(chosen.map(({ categoryId, item }) => [categoryId, item.id])),
    ...(needs && { needs }),
    ...(needing[name] && { special: Object.keys(needing).indexOf(name) + 1 }),
    ...((needs || allergies !== '') && { shownVersions: shown, consent: { at, version: consentVersion } }),
    ...(wishes.length > 0 && { wishes: Object.fromEntries(wishes) }),
  }
}

/** The address of the newest link to a seeded event's kitchen page, as it opens now. Null where none is left. */
export async function kitchenUrl(env: Env, eventCode: string): Promise<string | null> {
  const [link] = await database(env.DB)
    .select({ id: kitchenLinks.id, generation: kitchenLinks.generation })
    .from(kitchenLinks)
    .innerJoin(events, eq(events.id, kitchenLinks.eventId))
    .where(and(eq(events.eventCode, eventCode), isNull(kitchenLinks.revokedAt)))
    .orderBy(desc(kitchenLinks.createdAt))
    .limit(1)
  if (!link) return null
  const { secret, origin } = settings(env)
  return `${origin}/kitchen/${await kitchenToken(secret, eventCode, link)}`
}
