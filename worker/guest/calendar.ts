import ical, { ICalAlarmType, ICalCalendarMethod } from 'ical-generator'
import { site } from '#core/site'
import { dayAfter, instantOf } from '#events/rules/closing'
import type { EventView } from '#events/shape/event'
import type { MailWords } from '#languages/language'

const dayInSeconds = 86_400

/**
 * The deadline as a calendar file: an all-day entry with a stable UID and a reminder the day before. If the day of the meal is
 * known, a second entry for the meal, at its time if that is known, too.
 * @param origin the site's origin
 * @param at the file's time stamp in milliseconds
 * @param words of the guest's language
 * @param url the link in the entries: to the event's page, or the guest's edit link
 */
export function calendarOf(
  event: EventView,
  {
    origin,
    at,
    words,
    url = `${origin}/event/${event.eventCode}`,
  }: { origin: string; at: number; words: MailWords; url?: string },
): string {
  const { days, events } = words
  const { id, title, eventDate, timeZone, serviceDay, serviceTime, venue } = event
  const host = new URL(origin).hostname
  const calendar = ical({
    name: site.name,
    prodId: { company: site.operator, product: site.name },
    method: ICalCalendarMethod.PUBLISH,
  })
  calendar.createEvent({
    id: `deadline-${id}@${host}`,
    stamp: new Date(at),
    // An all-day entry has no time zone.
    start: dayOf(eventDate),
    end: dayOf(dayAfter(eventDate)),
    allDay: true,
    summary: events.calendar.closes(title),
    description: `${events.calendar.until(days.longDay(eventDate), days.zoneName(timeZone))}\n${url}`,
    url,
    alarms: [
      { type: ICalAlarmType.display, trigger: dayInSeconds, description: events.calendar.reminder(title) },
    ],
  })
  if (serviceDay)
    calendar.createEvent({
      id: `meal-${id}@${host}`,
      stamp: new Date(at),
      ...(serviceTime
        ? { start: new Date(instantOf(serviceDay, serviceTime, timeZone)) }
        : { start: dayOf(serviceDay), end: dayOf(dayAfter(serviceDay)), allDay: true }),
      summary: title,
      ...(venue && { location: venue }),
      description: url,
      url,
    })
  return calendar.toString()
}

function dayOf(day: string): Date {
  return new Date(`${day}T00:00:00Z`)
}
