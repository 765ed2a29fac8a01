import { and, eq, lte, or, sql } from 'drizzle-orm'
import { audited } from '#core/audit/audit'
import { refuseClashes } from '#core/audit/refuse-clashes'
import { runBatch } from '#core/db'
import { notFound, Refusal } from '#core/http/refusal'
import { clashesOf, differsFrom, isUnchangedSql, touchedOf } from '#core/sql/changed-fields'
import { keptTooLate, keptTooMany } from '#invitations/words/planner-settings'
import { isPremiumSql } from '../purchases/premium.ts'
import { checkDeadline, checkMeal } from './deadline.ts'
import { plannerEvent, plannerView } from './read.ts'
import { freePlaces } from './rules/capacity.ts'
import { deadlineInstant } from './rules/closing.ts'
import { placesReservedUntil } from './rules/reserved-places.ts'
import type { AnyEventChange, EventInput, PlannerEvent } from './shape/event.ts'
import type { EventContext } from './table/context.ts'
import { events } from './table/events.ts'
import { mayUseSql } from './table/may-use.ts'

/**
 * Changes an event. Day and time zone are checked only when they change, so that a past event's title can be corrected.
 * Equal values write nothing, and what is left out or was not changed stays. A premium event keeps its day and time zone; the UPDATE itself checks that, against a payment
 * at the same time, and that there is room for the places it is to keep.
 * @throws Refusal 400 `invalid` for a day that has passed or is too far ahead, or for more kept places than are free, 409 `locked` on a premium event, 409 `changed`
 *   where somebody else changed the same field since the form was opened, 404 when the event is gone
 */
export async function updateEvent(
  { db, event: { id, ...before }, actor, at }: EventContext,
  { was: opened, ...sent }: AnyEventChange,
): Promise<PlannerEvent> {
  const changed = touchedOf<Partial<EventInput>>(sent, opened)
  const input = { ...before, ...changed }
  const moved = input.eventDate !== before.eventDate || input.timeZone !== before.timeZone
  const { current } = await runBatch(db, { current: plannerEvent(db, id, actor.id) })
  if (!current[0]) throw notFound('event_not_found')
  if (moved && current[0].upgradedAt !== null) throw new Refusal('deadline_locked')
  if (moved) checkDeadline(input, at)
  checkMeal(input, before.serviceDay, at)
  // The deadline is the end of a day in a zone: whoever changes one of them has seen both.
  const was = opened && moved ? { eventDate: before.eventDate, timeZone: before.timeZone, ...opened } : opened
  const touched = was ? touchedOf<Partial<EventInput>>(input, was) : changed
  const keeps = touched.keepPlaces === true && !before.keepPlaces
  if (
    keeps &&
    at >= placesReservedUntil({ ...before, closesAt: deadlineInstant(input.eventDate, input.timeZone) })
  )
    throw new Refusal('invalid', { fields: { keepPlaces: keptTooLate } })
  const differs = differsFrom(events, touched)
  const stays = and(eq(events.eventDate, input.eventDate), eq(events.timeZone, input.timeZone))
  const { updated, after } = await runBatch(db, {
    updated: audited(
      db,
      db
        .update(events)
        .set({
          ...touched,
          // An event that was closed early stays closed until its deadline moves.
          ...(moved && { closesAt: deadlineInstant(input.eventDate, input.timeZone) }),
          // A moved meal starts the time to the erasing of needs anew.
          ...(touched.serviceDay !== undefined && {
            needsErasedAt: sql`iif(${events.serviceDay} is ${touched.serviceDay}, ${events.needsErasedAt}, null)`,
          }),
          updatedAt: at,
        })
        .where(
          and(
            mayUseSql(id, actor.id, 'editor'),
            differs,
            or(stays, sql`not ${isPremiumSql}`),
            isUnchangedSql(events, touched, was),
            keeps
              ? lte(sql`${events.registeredGuests} + ${events.reservedGuests}`, events.guestLimit)
              : undefined,
          ),
        )
        .returning({ id: events.id }),
      {
        actor,
        action: 'UPDATE_EVENT',
        entityType: 'event',
        entityId: id,
        details: {
          title: input.title,
          event_date: input.eventDate,
          time_zone: input.timeZone,
          fields: Object.keys(touched),
        },
        at,
      },
    ),
    after: plannerEvent(db, id, actor.id),
  })
  const [event] = after
  if (!event) throw notFound('event_not_found')
  await refuseClashes(db, clashesOf(event, touched, was), { eventId: id, action: 'UPDATE_EVENT' })
  if (keeps && !event.keepPlaces)
    throw new Refusal('invalid', { fields: { keepPlaces: keptTooMany(event.silent, freePlaces(event)) } })
  const asked = event.eventDate === input.eventDate && event.timeZone === input.timeZone
  if (updated.length === 0 && !asked) throw new Refusal('deadline_locked')
  return plannerView(event)
}
