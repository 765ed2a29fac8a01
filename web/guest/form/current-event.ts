import { createContext } from 'react'
import type { Host } from '#events/rules/host'
import type { EventView } from '#events/shape/event'
import type { GuestWords } from '#languages/language'
import type { GuestMenu } from '#party/shape/guest'

/**
 * The event of a form, with the form's further questions. `at`: the server's time when the page was rendered, in milliseconds.
 */
export const CurrentEvent = createContext<
  Partial<EventView & Pick<GuestMenu, 'ownNeeds' | 'asksAge'> & { at: number }>
>({})

/** The value of `CurrentEvent`. @param at the server's time when the page was rendered */
export function currentEventOf(
  { event, ownNeeds, asksAge }: Pick<GuestMenu, 'event' | 'ownNeeds' | 'asksAge'>,
  at: number,
) {
  return { ...event, ownNeeds, asksAge, at }
}

/** The host's name, or "the organizer", for a sentence. */
export function organizerOf(words: GuestWords, { hostName }: Partial<Host>): string {
  return hostName ?? words.events.theOrganizer
}
