import { isEmail } from '../../party/shape/person.ts'

/** The host and their contact, as the planner wants them shown. Null where not given. */
export type Host = { hostName: string | null; hostContact: string | null }

/** The link that calls or writes to a contact: one phone number or one mail address. Null for any other text. */
export function contactHref(contact: string): string | null {
  const text = contact.trim()
  if (isEmail(text)) return `mailto:${encodeURIComponent(text).replace('%40', '@')}`
  return /^\+?[\d\s()/.-]{5,}$/.test(text) ? `tel:${text.replace(/[^\d+]/g, '')}` : null
}
