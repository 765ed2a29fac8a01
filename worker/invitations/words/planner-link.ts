// A party's personal link, on the planner's page.

export const linkTitle = 'Personal link'
export const linkAbout =
  'It opens the menu with their names filled in. Anyone who has it can answer for them.'
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

/** The words that go with a party's link. @param day until which it can answer */
export function linkMessage(title: string, day: string, url: string): string {
  return `${title}: please tell us by ${day} who is coming, and choose your menu here: ${url}`
}
