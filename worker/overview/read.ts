import type { SQL } from 'drizzle-orm'
import { now } from '#core/clock'
import type { Database, Results } from '#core/db'
import { peopleMissingChoices } from '#kitchen/rules/parties'
import { type KitchenRows, kitchenOf, kitchenQueries, partiesOf, twiceIn } from '../kitchen/read.ts'
import { rowsWithoutNeeds } from '../kitchen/without-needs.ts'
import { menuWithRemovedOf } from '../menu/read.ts'
import { liveDeclines, undeliveredDeclines, undeliveredResponses } from '../responses/list.ts'
import { differenceToNow, liveFiguresAsSheet } from '../sheets/difference.ts'
import { newestSheet, sheetContents, sheetsOf } from '../sheets/stored.ts'
import { comingByDay, type KitchenWaits, notChosenIn, type Overview } from './rules.ts'

// Number of latest responses shown.
const lastShown = 5

/** The queries for an event's overview: every live answer, what the kitchen works from, and mails that were given up. */
export function overviewQueries(db: Database, eventId: string | SQL<string>) {
  return {
    ...kitchenQueries(db, eventId),
    declined: liveDeclines(db, eventId).limit(lastShown),
    failedDeclines: undeliveredDeclines(db, eventId),
    failed: undeliveredResponses(db, eventId),
    ...sheetContents(db, eventId, newestSheet(eventId)),
  }
}

/** The rows of `overviewQueries` as the overview. */
export function overviewOf(rows: Results<ReturnType<typeof overviewQueries>>): Overview {
  const kitchen = kitchenOf(rows)
  const { kitchenEvent: about, parties, declined, failed, failedDeclines, menu } = rows
  const answers = parties.map((party) => ({ createdAt: party.created_at, people: party.guest_count }))
  const came = parties.slice(-lastShown).map((party) => ({
    id: party.id,
    name: party.lead_guest_name,
    people: party.guest_count,
    coming: true,
    at: party.created_at,
  }))
  const refused = declined.map(({ id, names, createdAt }) => ({
    id,
    name: names[0] ?? '',
    people: names.length,
    coming: false,
    at: createdAt,
  }))
  return {
    responses: parties.length,
    days: comingByDay(answers, about[0]?.timeZone ?? 'UTC'),
    last: [...came, ...refused].sort((one, other) => other.at - one.at).slice(0, lastShown),
    missing: peopleMissingChoices(partiesOf(rows), menuWithRemovedOf(menu)).length,
    undelivered: failed.length + (failedDeclines[0]?.count ?? 0),
    withoutTable: withoutTable(rows),
    twice: twiceIn(rows),
    kitchen: kitchenWaits(kitchen),
    courses: kitchen.courses.map(({ categoryId, name, removed, items }) => ({
      id: categoryId,
      name,
      removed,
      dishes: items.map(({ total, ...item }) => ({
        id: item.id,
        name: item.name,
        removed: item.removed,
        count: total,
      })),
    })),
    sheet: lastSheet(rows),
  }
}

/** The same for a member who does not see needs. Changes since a sheet may be needs, so that none are counted. */
export function overviewWithoutNeeds(rows: Results<ReturnType<typeof overviewQueries>>): Overview {
  const overview = overviewOf(rowsWithoutNeeds(rows))
  return { ...overview, sheet: overview.sheet && { ...overview.sheet, changes: 0 } }
}

function withoutTable({ parties, tables, placements }: KitchenRows): number {
  const guests = parties.reduce((sum, party) => sum + party.guest_count, 0)
  return tables.length === 0 ? 0 : guests - placements.length
}

/** The newest sheet. Differences count once it is final: before that another one follows anyway. */
function lastSheet(rows: Results<ReturnType<typeof overviewQueries>>): Overview['sheet'] {
  const [last] = sheetsOf(rows).values()
  if (!last) return null
  const { number, kind } = last
  const changes = kind === 'final' ? differenceToNow(last, liveFiguresAsSheet(rows), now()).lines.length : 0
  return { number, kind, changes }
}

/** Kitchen work waiting for the planner. */
function kitchenWaits({
  attention,
  courses,
  specials,
  diets,
  wordsNotSorted,
}: ReturnType<typeof kitchenOf>): KitchenWaits {
  const names = new Map(courses.map((course) => [course.categoryId, course.name]))
  return {
    ...attention,
    byCourse: attention.byCourse.map(({ categoryId, guests }) => ({
      course: names.get(categoryId) ?? '',
      guests,
    })),
    wordsNotSorted,
    notChosen: notChosenIn(courses),
    anyNeed: specials.length > 0 || diets.length > 0,
  }
}
