import { type EventInput, eventFields, type PlannerEvent } from '#events/shape/event'
import type { Failure } from '../../../client/calls/use-action.ts'
import { ownLanguage } from './own-language.ts'
import { ownZone } from './zones.ts'

/** The fields that a new event takes from an earlier one. */
export const settingNames = [
  'description',
  'timeZone',
  'serviceTime',
  'venue',
  'hostName',
  'hostContact',
  'cloth',
  'quiet',
  'language',
] as const

/** Settings an event passes on to one made from it, and those of a fresh one. */
export function settingsOf(event: PlannerEvent | undefined) {
  return {
    description: event?.description ?? '',
    timeZone: event?.timeZone ?? ownZone(),
    serviceTime: event?.serviceTime ?? '',
    venue: event?.venue ?? '',
    hostName: event?.hostName ?? '',
    hostContact: event?.hostContact ?? '',
    cloth: event?.cloth ?? 'plain',
    quiet: event?.quiet ?? false,
    language: event?.language ?? ownLanguage(),
  }
}

/** The fields a failure is about. */
export function fieldsOf({ fields }: Failure) {
  return eventFields.filter((name) => fields[name] !== undefined)
}

/** The form's fields as they are stored; none of a new event. */
export function storedFields(event: PlannerEvent | undefined): Partial<EventInput> {
  return event ? Object.fromEntries(eventFields.map((name) => [name, event[name] ?? null])) : {}
}
