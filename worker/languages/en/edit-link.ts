// What a planner does with the edit link of a response.

export const copyEditLink = 'Copy edit link'
export const editLink = 'Edit link'
/** Where the browser does not let the page copy. */
export const copyLinkByHand = 'Copying did not work. Select the link and press Ctrl+C or ⌘C.'
export const editLinkCopied = 'Edit link copied. Whoever has it can change this response.'
export const sendAgain = 'Send it again'
/** @param name of the lead guest */
export function ofResponse(name: string): string {
  return `of the response of ${name}`
}

/** @param address where the link is sent */
export function linkSentTo(address: string): string {
  return `The edit link is on its way to ${address}.`
}
/** @param address where the link is sent @param time at which it is, with its day */
export function linkWaits(address: string, time: string): string {
  return `Three mails an hour go to one address. The edit link goes to ${address} at ${time}.`
}

/** Why there is no link to copy, or none is sent. */
export const linkErased = 'The details of this response are erased. It has no edit link any more.'
export const linkNotMailed = 'The deadline has passed: edit links are no longer mailed.'
/** Said where the link was made under a key that the site no longer has. */
export const linkForgotten =
  'Everything is saved, but this link was made too long ago to be given again. Whoever has it can still use it.'
export const noAddressGiven = 'This response has no email address. Copy the edit link instead.'
export const mailQueueFull =
  'A day’s worth of mails waits for this address already. Copy the edit link and hand it on yourself.'
