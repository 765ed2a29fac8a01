import type { MailWords } from '#languages/language'

/** Name and address that a mail comes from. */
export type Sender = { name: string; email: string }

/** A rendered mail. `onGivenUp` runs if it is never sent. Without `from` it comes from the site. */
export type Email = {
  to: string
  from?: Sender
  /** The address that answers go to; without it, the sender's. */
  replyTo?: string
  subject: string
  html: string
  text: string
  headers?: Record<string, string>
  onGivenUp?: () => Promise<void>
}

/**
 * Renders a mail when it is sent, from the id of its subject. Null when there is nothing to send any more.
 */
export type Template = (env: Env, subjectId: string, queued?: Queued) => Promise<Email | null>

/**
 * Thrown by a template for a mail that has to wait, such as one about an event that an operator has suspended. It is
 * rendered again an hour later, and that counts as no try.
 */
export class MailDeferred extends Error {}

/** The context in which a template writes a mail: the words are of its reader's language. */
export type TemplateContext = { env: Env; words: MailWords }

/** The time at which a mail was queued, in milliseconds. */
export type Queued = { createdAt: number }
