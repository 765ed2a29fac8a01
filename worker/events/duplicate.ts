import { freeCategories } from '#core/limits'
import { copyOfMenu } from '../menu/copy.ts'
import { copyOfTables } from '../seating/copy-tables.ts'
import { createEvent } from './create.ts'
import type { EventCopy, PlannerEvent } from './shape/event.ts'
import type { EventContext } from './table/context.ts'

/**
 * Creates an event of the actor with the menu and the settings of another: as many categories as an event without an upgrade
 * may have, and its tables. It has its own code; responses, places, declines, links and purchases are never copied, nor are the day of
 * the meal and the number of plates that was guaranteed for it.
 * @param copy what is different, under the id the page gave it: sent again, it is the same event
 * @throws Refusal as `createEvent`
 */
export async function duplicateEvent(
  { db, event: source, actor, at }: EventContext,
  copy: EventCopy,
): Promise<PlannerEvent> {
  const { title, description, timeZone, serviceTime, venue, hostName, hostContact, cloth, quiet, language } =
    source
  const settings = {
    title,
    description,
    timeZone,
    serviceTime,
    venue,
    hostName,
    hostContact,
    cloth,
    quiet,
    language,
  }
  const { ownNeeds, kitchenContact, sparePercent, extras, asksAge, tablesOn, seatsOn, lateChangeMails } =
    source
  const given = Object.fromEntries(Object.entries(copy).filter(([, value]) => value !== undefined))
  const categories = (await copyOfMenu(db, source.id)).slice(0, freeCategories)
  return createEvent(
    { db, actor, at },
    {
      ...settings,
      ...(given as Pick<EventCopy, 'id' | 'eventDate'>),
      copied: {
        from: source.eventCode,
        categories,
        tables: await copyOfTables(db, source.id),
        settings: {
          ownNeeds,
          kitchenContact,
          sparePercent,
          extras,
          asksAge,
          tablesOn,
          seatsOn,
          lateChangeMails,
        },
      },
    },
  )
}
