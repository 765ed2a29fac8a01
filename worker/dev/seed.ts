import { eq } from 'drizzle-orm'
import { now } from '#core/clock'
import { type Database, database } from '#core/db'
import { dayAfter, dayAt, deadlineInstant } from '#events/rules/closing'
import { events } from '#events/table/events'
import type { Person } from '#party/shape/person'
import { makeAccount } from '../testing/factories/account-factories.ts'
import { type GivenCategory, makeEvent, makeMenu, makePurchase } from '../testing/factories/factories.ts'
import { makeResponse } from '../testing/factories/party-factories.ts'
import { accounts } from './accounts.ts'
import { fillGala, galaMeal, mealAfterDays } from './seed-gala.ts'
import { fillList } from './seed-list.ts'

const timeZone = 'Europe/Berlin'
const feastMenu: Parameters<typeof makeMenu>[2] = {
  Starter: [
    ['Roasted beetroot', 'With goat cheese, walnuts and thyme honey'],
    ['Pumpkin soup', 'Ginger, coconut and toasted seeds. Vegan'],
    ['Smoked trout', 'Horseradish cream and dill cucumber'],
  ],
  'Main course': [
    ['Braised beef cheek', 'Red wine, celeriac purée and glazed carrots'],
    ['Pike-perch fillet', 'Crisp on the skin, with lemon potatoes and fennel'],
    ['Wild mushroom risotto', 'Aged parmesan and parsley. Vegetarian'],
    ['Stuffed aubergine', 'Chickpeas, pomegranate and tahini. Vegan'],
  ],
  Dessert: [
    ['Crème brûlée', 'Vanilla from Madagascar'],
    ['Plum crumble', 'With cinnamon ice cream'],
    ['Sorbet of the day', 'Three scoops, fresh fruit. Vegan'],
  ],
}
const galaMenu: Parameters<typeof makeMenu>[2] = {
  ...feastMenu,
  Wine: ['Riesling', 'Spätburgunder', 'Grape juice'],
}

const days = { FEAST7: 30, GALA26: 60, EMPTY2: 45, PAST99: -10 }

/** Seeds an empty database with the local accounts and events. In a seeded one, only moves stale deadlines. */
export async function seed(env: Env): Promise<void> {
  const db = database(env.DB)
  const known = await db.select({ code: events.eventCode }).from(events).where(eq(events.eventCode, 'FEAST7'))
  if (known.length === 0) await fill(env, db)
  await freshen(db)
}

async function fill(env: Env, db: Database): Promise<void> {
  const planner = await makeAccount(db, accounts.planner.password, {
    email: accounts.planner.email,
    name: accounts.planner.name,
  })
  await makeAccount(db, accounts.admin.password, {
    email: accounts.admin.email,
    name: accounts.admin.name,
    role: 'admin',
  })
  const open = await makeEvent(db, planner.id, {
    ...deadline('FEAST7'),
    title: 'Harvest Feast at the Old Mill',
    description: 'An evening at one long table, with what the fields around the mill gave this year.',
    cloth: 'gingham-green',
  })
  const feast = await makeMenu(db, open.id, feastMenu)
  await answers(env, open, [
    [
      person('Maria Lindqvist', feast, [0, 2, 0]),
      person('Jonas Lindqvist', feast, [1, 0, 2], 'Lactose intolerant'),
    ],
    [person('Aiko Tanaka', feast, [1, 3, 2], 'Severe peanut allergy')],
    [
      person('Samuel Okafor', feast, [2, 1, 1]),
      person('Grace Okafor', feast, [0, 2, 0]),
      person('Little Theo', feast, [null, 0, 2], 'No mushrooms, please'),
    ],
  ])
  const gala = await makeEvent(db, planner.id, {
    ...deadline('GALA26'),
    ...galaMeal(deadline('GALA26').eventDate),
    title: 'Winter Gala 2026',
    description: 'Black tie. Doors open at seven.',
    cloth: 'night',
  })
  await makePurchase(db, gala.id, planner.id, 100)
  const galaCourses = await makeMenu(db, gala.id, galaMenu)
  await fillGala(env, gala, galaCourses)
  await fillList(env, gala)
  const past = await makeEvent(db, planner.id, {
    ...deadline('PAST99'),
    title: 'Summer Garden Lunch',
    description: 'Thank you all for coming.',
    cloth: 'linen',
  })
  const lunch = await makeMenu(db, past.id)
  await answers(env, past, [[person('Old Friend', lunch, [0, 1])]])
  await makeEvent(db, planner.id, {
    ...deadline('EMPTY2'),
    title: 'Spring Tasting',
    description: 'The menu is still to come.',
    cloth: 'sage',
  })
}

function deadline(eventCode: keyof typeof days) {
  const eventDate = dayAfter(dayAt(now(), timeZone), days[eventCode])
  return { eventCode, eventDate, timeZone }
}

function person(name: string, menu: GivenCategory[], choices: (number | null)[], allergies = ''): Person {
  const selections = Object.fromEntries(
    menu.flatMap(({ id, items }, index) => {
      const item = items[choices[index] ?? -1]
      return item ? [[id, item.id]] : []
    }),
  )
  return { name, allergies, selections }
}

async function answers(
  env: Env,
  event: { id: string; eventCode: string },
  parties: Person[][],
): Promise<void> {
  for (const [index, party] of parties.entries()) {
    const at = now() - (parties.length - index) * 3_600_000
    await makeResponse(env, event, party, { createdAt: at, updatedAt: at })
  }
}

/** Moves deadlines less than a week away forward, so that open events stay open. */
async function freshen(db: Database): Promise<void> {
  const soon = dayAfter(dayAt(now(), timeZone), 7)
  for (const code of ['FEAST7', 'GALA26', 'EMPTY2'] as const) {
    const [event] = await db.select().from(events).where(eq(events.eventCode, code))
    if (!event || event.eventDate >= soon) continue
    const { eventDate } = deadline(code)
    const serviceDay = event.serviceDay && dayAfter(eventDate, mealAfterDays)
    await db
      .update(events)
      .set({ eventDate, serviceDay, closesAt: deadlineInstant(eventDate, event.timeZone) })
      .where(eq(events.id, event.id))
  }
}
