import { createContext } from 'react'
import type { Host } from '#events/rules/host'
import type { EventView } from '#events/shape/event'
import type { GuestWords } from '#languages/language'
import type { GuestMenu } from '#party/shape/guest'

/**
 * The event that a form is about, with what its menu tells beside the dishes. `at`: the server's time when the page came,
 * in milliseconds.
 */
export const CurrentEvent = createContext<
  Partial<EventView & Pick<GuestMenu, 'ownNeeds' | 'asksAge'> & { at: number }>
>({})

/** The value of `CurrentEvent`, from the data read. @param at the server's time when the page came */
export function currentEventOf(
  { event, ownNeeds, asksAge }: Pick<GuestMenu, 'event' | 'ownNeeds' | 'asksAge'>,
  at: number,
) {
  return { ...event, ownNeeds, asksAge, at }
}

/** Name of the host in a sentence: the event's, if any. */
export function organizerOf(words: GuestWords, { hostName }: Partial<Host>): string {
  return hostName ?? words.events.theOrganizer
}
