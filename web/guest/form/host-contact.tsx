import { createContext } from 'react'
import { contactHref, type Host } from '#events/rules/host'
import type { EventView } from '#events/shape/event'
import type { GuestWords } from '#languages/language'
import type { GuestMenu } from '#party/shape/guest'
import { sentence } from '#ui/sentence'
import { useGuestWords } from '../../client/words.tsx'

/**
 * The event that a form is about, with what its menu tells beside the dishes. `at`: the server's time when the page came,
 * in milliseconds.
 */
export const TheEvent = createContext<
  Partial<EventView & Pick<GuestMenu, 'ownNeeds' | 'asksAge'> & { at: number }>
>({})

/** `TheEvent` from the data read. @param at the server's time when the page came */
export function aboutOf(
  { event, ownNeeds, asksAge }: Pick<GuestMenu, 'event' | 'ownNeeds' | 'asksAge'>,
  at: number,
) {
  return { ...event, ownNeeds, asksAge, at }
}

/** Name of the host in a sentence: the event's, if any. */
export function organizerOf(words: GuestWords, { hostName }: Partial<Host>): string {
  return hostName ?? words.events.theOrganizer
}

/** The host's name and contact; nothing where the event names nobody. */
export function HostContact({ event, className = '' }: { event: Host | undefined; className?: string }) {
  const words = useGuestWords()
  if (!event?.hostName && !event?.hostContact) return null
  const { hostContact: contact } = event
  const name = <strong>{organizerOf(words, event)}</strong>
  const href = contact && contactHref(contact)
  return (
    <p className={`who-asks ${className}`}>
      {contact
        ? sentence(
            words.events.pleaseContact,
            name,
            <bdi>{href ? <a href={href}>{contact}</a> : contact}</bdi>,
          )
        : sentence(words.events.pleaseContactName, name)}
    </p>
  )
}
