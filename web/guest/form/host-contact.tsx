import { contactHref, type Host } from '#events/rules/host'
import { sentence } from '#ui/sentence'
import { useGuestWords } from '../../client/words.tsx'
import { organizerOf } from './current-event.ts'

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
