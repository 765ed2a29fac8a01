import { figure } from '../../core/figures.ts'
import { locale } from '../../languages/en/locale.ts'

// Those whose pick is missing, for the messages their planner sends them.

/** A person without a choice in some courses, with their names. */
export type OpenPick = { name: string; courses: string[] }

export function copyMessages(parties: number): string {
  return parties === 1
    ? 'Copy a message with their link'
    : `Copy ${figure(parties)} messages, each with its link`
}
export const copyMessagesAbout =
  'One after another, ready for a messenger. Send each party only its own: anyone with a link can change that answer.'
export function messagesCopied(parties: number): string {
  return parties === 1 ? '1 message copied' : `${figure(parties)} messages copied, one after another`
}
export const messagesClosed =
  'The event has closed: their links no longer let them choose. Ask them, and correct their responses.'
/** Labels the messages where the browser does not let the page copy. */
export const messagesLabel = 'Messages'
export const messagesByHand = 'Copying did not work. Select the messages and press Ctrl+C or ⌘C.'

/**
 * A message to one party, with its link on a line of its own: messengers make only such a line a link for sure.
 * @param day until which one may choose, written out
 */
export function openPickMessage(
  lead: string,
  picks: readonly OpenPick[],
  title: string,
  day: string,
  url: string,
): string {
  const list = new Intl.ListFormat(locale)
  const [only] = picks
  const alone = picks.length === 1 && only?.name === lead
  const open = alone
    ? `your choice of ${list.format(only?.courses ?? [])}`
    : `a choice for ${list.format(picks.map(({ name, courses }) => `${name} (${courses.join(', ')})`))}`
  return `Hello ${lead}, for “${title}” we still need ${open}. Please choose by ${day}, using your own link:\n${url}`
}

/** The reason for which a party has no link to be sent. */
export const noLinkBecause = {
  withdrawn: 'the answer was withdrawn or deleted',
  renewed: 'the link was renewed and cannot be given again',
  erased: 'the details were erased',
}
/** Names those who are in none of the messages. */
export function withoutLink(parties: readonly { name: string; why: keyof typeof noLinkBecause }[]): string {
  return `No link for ${parties.map(({ name, why }) => `${name} (${noLinkBecause[why]})`).join(', ')}.`
}
