import type { Invitation } from '../shape/invitation.ts'
import { missingPeople } from './planner-list.ts'

// A party's personal link, on the planner's page.

export const linkTitle = 'Personal link'
export const linkAbout =
  'Their personal link opens the menu with their names filled in. Anyone who has it can answer for them.'
export const copyPartyLink = 'Copy link'
export const partyLinkCopied = 'The link was copied.'
export const partyLinkLabel = 'Personal link'
export const partyLinkByHand = 'Copying did not work. Select the link and copy it.'
export const whatsApp = 'WhatsApp'
export const sms = 'SMS'
export const callParty = 'Call'
export const newLink = 'New link'
export const newLinkAbout = 'The link you sent before stops working.'
export const newLinkMade = 'There is a new link. The old one no longer works.'
export const nextSilent = 'Next not answered'
/** Opens the first of the silent, from which one goes to the next. */
export const oneByOne = 'Message or call them one by one'
export const copyMessage = 'Copy message'
export const messageCopied = 'The message was copied.'
export const messageLabel = 'Message'
export const messageByHand = 'Copying did not work. Select the message and copy it.'

/**
 * The words that go with a party's link.
 * @param day until which it can answer
 * @param missing its people who left a required course open, none where they chose everything
 */
export function linkMessage(
  title: string,
  day: string,
  url: string,
  missing: NonNullable<Invitation['missing']> = [],
): string {
  if (missing.length === 0)
    return `${title}: please tell us by ${day} who is coming, and choose your menu here: ${url}`
  return `${title}: a choice is missing for ${missingPeople(missing)}. Please choose by ${day} here: ${url}`
}
