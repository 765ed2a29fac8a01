import { and, eq, gt, isNotNull, or, type SQL, sql } from 'drizzle-orm'
import { type Database, type Query, type Results, rowsOf } from '#core/db'
import { events } from '#events/table/events'
import { listColumns, withList } from '#events/table/list'
import { countsWithUnlisted } from '#invitations/rules/counts'
import { english } from '#languages/languages'
import { menuCategories, menuItems } from '#menu/table'
import type { Dish } from '#needs/rules/conflicts'
import { statesNeedNotDenial } from '#needs/rules/note/denies-need'
import { needsInNote } from '#needs/rules/note/needs-in-note'
import { isServed, noDishButSubstitute } from '#party/rules/choices'
import { perhapsTwice, type Twice } from '#party/rules/perhaps-twice'
import type { Person } from '#party/shape/person'
import { menuWithRemoved, menuWithRemovedOf } from '../menu/read.ts'
import { kitchenTableQueries } from '../seating/kitchen-tables.ts'
import { kitchenFigures } from './rules/figures.ts'
import { fallbackNamesIn, type KitchenParty, peopleOf } from './rules/parties.ts'
import { getsPlate } from './rules/plate.ts'
import type { KitchenFigures } from './shape/kitchen.ts'
import type { KitchenInput } from './shape/kitchen-input.ts'
import { endedSubstitutesQuery, substitutesWithReplacedQuery } from './substitutes.ts'

type PartyRow = {
  id: string
  lead_guest_name: string
  lead_guest_email: string | null
  guest_count: number
  selections: string
  created_at: number
  told_apart_at: number | null
}

export type KitchenRows = Results<ReturnType<typeof kitchenQueries>>

/** The queries for everything the kitchen's figures are computed from: for a planner, and for a kitchen link. */
export function kitchenQueries(db: Database, eventId: string | SQL<string>) {
  return {
    kitchenEvent: kitchenEventQuery(db, eventId),
    parties: liveParties(db, eventId),
    menu: menuWithRemoved(db, eventId),
    courseSettings: courseSettingsQuery(db, eventId),
    dishContents: dishContentsQuery(db, eventId),
    substitutes: substitutesWithReplacedQuery(db, eventId),
    endedSubstitutes: endedSubstitutesQuery(db, eventId),
    ...kitchenTableQueries(db, eventId),
  }
}

/** The rows of `kitchenQueries` as the kitchen's figures. */
export function kitchenOf(rows: KitchenRows): KitchenFigures {
  const ownNeeds = rows.kitchenEvent[0]?.ownNeeds ?? []
  const kitchen = kitchenFigures(kitchenInputOf(rows), statesNeedNotDenial, ({ note, needs }) =>
    needsInNote({ allergies: note, needs: needs && [...needs] }, ownNeeds),
  )
  const twice = twiceIn(rows).reduce((sum, { people }) => sum + people, 0)
  return twice > 0 ? { ...kitchen, perhapsTwice: twice } : kitchen
}

/** Responses that may be of the same people. People without a plate are not counted. */
export function twiceIn(rows: Pick<KitchenRows, 'parties' | 'substitutes'>): Twice[] {
  const apart = new Set(rows.parties.filter((row) => row.told_apart_at !== null).map(({ id }) => id))
  const parties = partiesOf(rows).map(({ id, people }) => ({
    id,
    people: people.filter(getsPlate),
    apart: apart.has(id),
  }))
  return perhapsTwice(parties)
}

/**
 * The rows of `kitchenQueries` as what the figures are computed from. Dishes have their names in the event's own language,
 * whatever the reader's: issued sheets store them.
 */
export function kitchenInputOf(rows: KitchenRows): KitchenInput {
  const [kitchenEvent] = rows.kitchenEvent
  const courseSettings = new Map(rows.courseSettings.map((course) => [course.categoryId, course]))
  return {
    people: partiesOf(rows).flatMap(peopleOf),
    menu: menuWithRemovedOf(rows.menu).map((course) => ({
      ...course,
      time: courseSettings.get(course.id)?.time ?? null,
      defaultItemId: courseSettings.get(course.id)?.defaultItemId ?? null,
    })),
    dishes: dishesOf(rows),
    substitutes: rows.substitutes.map((one) =>
      isServed(one.itemId) ? one : { ...one, itemId: noDishButSubstitute },
    ),
    endedSubstitutes: rows.endedSubstitutes,
    tables: rows.tables,
    placements: rows.placements,
    ...guestListCountsIn(kitchenEvent),
    extras: extrasIn(kitchenEvent),
    sparePercent: kitchenEvent?.sparePercent ?? 0,
    guaranteed:
      kitchenEvent && kitchenEvent.guaranteedPlates !== null
        ? { count: kitchenEvent.guaranteedPlates, due: kitchenEvent.guaranteedDue }
        : null,
    version: kitchenEvent?.kitchenVersion ?? 0,
    fallbackNames: fallbackNamesIn(english.kitchen),
  }
}

/** The planner's extras, and the vendors of the guest list, under the name that a sheet keeps. */
function extrasIn(kitchenEvent: KitchenRows['kitchenEvent'][number] | undefined): KitchenInput['extras'] {
  const { extras = [], vendors = 0 } = kitchenEvent ?? {}
  return vendors > 0 ? [...extras, { label: english.kitchen.counts.listedVendors, count: vendors }] : extras
}

/** Guests who do not come: by the guest list if there is one, whose other counts the kitchen then reads as well. */
function guestListCountsIn(
  kitchenEvent: KitchenRows['kitchenEvent'][number] | undefined,
): Pick<KitchenInput, 'notComing' | 'listed'> {
  const { listed } = kitchenEvent ? withList(kitchenEvent) : {}
  if (!kitchenEvent || !listed) return { notComing: kitchenEvent?.notComing ?? 0 }
  const { coming, notComing, silent, unlisted } = countsWithUnlisted(listed, kitchenEvent.registered)
  return { notComing, listed: { coming, silent, unlisted } }
}

/** The live responses as parties, in order of arrival. The substitute of somebody who chose no dish counts as their choice. */
export function partiesOf({
  parties,
  substitutes,
}: Pick<KitchenRows, 'parties' | 'substitutes'>): KitchenParty[] {
  const withoutDish = Map.groupBy(
    substitutes.filter(({ itemId }) => !isServed(itemId)),
    ({ responseId }) => responseId,
  )
  return parties.map(({ id, lead_guest_name, selections }) => ({
    id,
    name: lead_guest_name,
    people: withSubstitutes(JSON.parse(selections) as Person[], withoutDish.get(id) ?? []),
  }))
}

/** People with their substitutes as their choices in courses where they chose no dish. */
function withSubstitutes(
  people: Person[],
  withoutDish: readonly { personId: string; categoryId: string }[],
): Person[] {
  if (withoutDish.length === 0) return people
  return people.map((person) => {
    const own = withoutDish.filter(
      ({ personId, categoryId }) => personId === person.id && !isServed(person.selections[categoryId]),
    )
    const instead = own.map(({ categoryId }) => [categoryId, noDishButSubstitute] as const)
    return { ...person, selections: { ...person.selections, ...Object.fromEntries(instead) } }
  })
}

/** Statements about dishes' contents, by the dish's id. */
function dishesOf({ dishContents: stated }: KitchenRows): Map<string, Dish> {
  return new Map(
    stated.map(({ itemId, contents, version }) => [
      itemId,
      { contents: contents?.contents ?? [], facts: contents?.facts ?? [], version },
    ]),
  )
}

function kitchenEventQuery(db: Database, eventId: string | SQL<string>) {
  return db
    .select({
      id: events.id,
      title: events.title,
      timeZone: events.timeZone,
      closesAt: events.closesAt,
      serviceDay: events.serviceDay,
      serviceTime: events.serviceTime,
      venue: events.venue,
      hostName: events.hostName,
      kitchenContact: events.kitchenContact,
      ownNeeds: events.ownNeeds,
      asksAge: events.asksAge,
      lateChangeMails: events.lateChangeMails,
      guaranteedPlates: events.guaranteedPlates,
      guaranteedDue: events.guaranteedDue,
      sparePercent: events.sparePercent,
      extras: events.extras,
      notComing: events.declinedGuests,
      ...listColumns,
      registered: events.registeredGuests,
      vendors: events.invitedVendors,
      kitchenVersion: events.kitchenVersion,
    })
    .from(events)
    .where(eq(events.id, eventId))
}

// Raw rows: at two thousand of them, drizzle's mapping would add half the time of reading.
function liveParties(db: Database, eventId: string | SQL<string>): Query<PartyRow[]> {
  return rowsOf(
    db,
    sql`select id, lead_guest_name, lead_guest_email, guest_count, selections, created_at, told_apart_at
      from guest_selections
      where event_id = ${eventId} and deleted_at is null order by created_at, id`,
  )
}

/** Times of the courses, and the default dish of each. */
function courseSettingsQuery(db: Database, eventId: string | SQL<string>) {
  return db
    .select({
      categoryId: menuCategories.id,
      time: menuCategories.servedAt,
      defaultItemId: menuCategories.defaultItemId,
    })
    .from(menuCategories)
    .where(eq(menuCategories.eventId, eventId))
}

function dishContentsQuery(db: Database, eventId: string | SQL<string>) {
  return db
    .select({
      itemId: sql<string>`${menuItems.id}`.as('item_id'),
      contents: menuItems.contents,
      version: menuItems.contentsVersion,
    })
    .from(menuCategories)
    .innerJoin(menuItems, eq(menuItems.categoryId, menuCategories.id))
    .where(
      and(
        eq(menuCategories.eventId, eventId),
        or(isNotNull(menuItems.contents), gt(menuItems.contentsVersion, 0)),
      ),
    )
}
