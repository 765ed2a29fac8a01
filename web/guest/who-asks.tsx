import { createContext } from 'react'
import { contactHref, type Host } from '#contract/host'
import { sentence } from '#ui/sentence'
import { pleaseContact, pleaseContactName, theOrganizer } from '#words/guest'

/** How a sentence calls who asks. */
export const Organizer = createContext(theOrganizer)

/** The name of who asks, where the event has one. */
export function organizerOf({ hostName }: Host): string {
  return hostName ?? theOrganizer
}

/** Whom to ask; nothing where the event names nobody. */
export function WhoAsks({ event, className = '' }: { event: Host | undefined; className?: string }) {
  if (!event?.hostName && !event?.hostContact) return null
  const { hostContact: contact } = event
  const name = <strong>{organizerOf(event)}</strong>
  const href = contact && contactHref(contact)
  return (
    <p className={`who-asks ${className}`}>
      {contact
        ? sentence(pleaseContact, name, href ? <a href={href}>{contact}</a> : contact)
        : sentence(pleaseContactName, name)}
    </p>
  )
}
