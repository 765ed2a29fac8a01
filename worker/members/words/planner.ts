// Reasons for refusing a call
export const roleTooSmall = 'Your role in this event does not allow that. Ask its owner.'
export const roleRequired = 'Choose what they may do'
export const memberAlready = 'This person is part of the event already.'
export const memberLimit = (limit: number) =>
  `An event can be shared with ${limit} people. Remove somebody first.`
export const memberNotFound = 'This person is no longer part of the event.'
export const membershipUnknown =
  'This link no longer works. It may have been used, replaced or withdrawn. Ask whoever invited you.'
export const membershipExpired = 'This invitation has expired. Ask for a new one.'
export const membershipOfAnother =
  'This invitation is for another address. Sign in with the account of that address.'
export const handoverWord = 'Hand over'
export const handoverNotTyped = `Please type "${handoverWord}" exactly as shown.`
export const handoverTooSoon =
  'This event was handed over less than a day ago. It can be handed over once a day.'
export const handoverUnknown =
  'This offer no longer stands. It may have been taken back or replaced. Ask the owner of the event.'
export const handoverExpired = 'This offer has expired. Ask the owner of the event for a new one.'
export const handoverOfAnother = 'This offer is for another account. Sign in with the account it was made to.'

// The page of who shares an event
export const peopleTitle = 'People'
export const sharedWith = 'Who plans this event'
export const ownerRole = 'Owner'
export const you = 'You'
export const roleNames = { editor: 'Editor', viewer: 'Viewer' }
export const roleOf = (name: string) => `Role of ${name}`
export const roleHints = {
  editor: 'Changes the menu, guests, tables and the kitchen’s work, and sends mail. Sees everything.',
  viewer: 'Looks at answers, counts and the guest list, and changes nothing.',
}
export const seesNeeds = 'Sees needs, addresses and notes'
export const seesNeedsHint = 'What guests must avoid is health data: tick this only for those who need it.'
/** Said to a member on pages where needs would stand. */
export const needsHidden =
  'You do not see what guests must avoid, nor their addresses and notes. The owner of this event can show you.'
export const withNeeds = 'with needs, addresses and notes'
export const roleChanged = (name: string) => `${name} has another role now.`
export const remove = 'Remove'
export const ofPerson = (name: string) => `(${name})`
export const removeTitle = (name: string) => `Remove ${name}?`
export const removeAbout =
  'They can no longer open this event. What they have changed stays. To let them in again, invite them again.'
export const removing = 'Removing...'
export const removed = (name: string) => `${name} was removed.`
export const leave = 'Leave this event'
export const leaveTitle = 'Leave this event?'
export const leaveAbout = 'You can no longer open it. Its owner can invite you again.'
export const leaving = 'Leaving...'
export const left = (title: string) => `You have left ${title}.`
export const cancel = 'Cancel'
export const nobodyYet = 'Only you plan this event so far. Invite somebody by email to plan it together.'
export const inviteTitle = 'Invite somebody'
export const inviteEmail = 'Email'
export const inviteRole = 'What may they do?'
export const invite = 'Invite'
export const inviting = 'Inviting...'
export const invited = (email: string) => `We have mailed an invitation to ${email}.`
export const pendingTitle = 'Invited'
export const goodUntil = (day: string) => `The link works until ${day}.`
export const sendAgain = 'Send again'
export const sendingAgain = 'Sending...'
export const withdraw = 'Withdraw'
export const withdrawn = (email: string) => `The invitation of ${email} was withdrawn.`

// Handing an event over
export const handOverTitle = 'Hand the event over'
export const handOver = 'Hand over'
export const handOverAbout =
  'Make one of them the owner. They are asked first, and nothing changes until they accept.'
/** In the place of the form, within a day of a hand-over. @param when it can be handed over again */
export const handOverAgainFrom = (when: string) =>
  `This event was handed over less than a day ago. You can hand it over again from ${when}.`
export const handOverMeans =
  'The new owner decides who plans the event, pays for it and may delete it. What you have paid stays yours: receipts and refunds come to you.'
export const newOwner = 'New owner'
export const iStay = 'I stay as an editor'
export const typeHandOver = `Type ${handoverWord} to confirm`
export const makeOffer = 'Offer the event'
export const makingOffer = 'Offering...'
export const offerMade = 'The offer is made, and a mail is on its way.'
export const offeredTo = (name: string, day: string) =>
  `You have offered this event to ${name}. The offer stands until ${day}.`
export const takeOfferBack = 'Take the offer back'
export const offerTakenBack = 'The offer was taken back. You stay the owner.'
export const lookAtOffer = 'Look at the offer'
export const declineOffer = 'Decline'
export const offerDeclined = 'You have declined. The event stays as it is.'
/** In the head of an event's pages. */
export const youAreOffered = 'You are asked to take this event over.'

// The page of an offer's link
export const takeOverTitle = 'Take over the event'
export const offersYou = (owner: string, title: string) => `${owner} offers ${title} to you.`
export const ownerMeans =
  'As its owner you also decide who plans it, buy a larger plan and may delete it. What was paid so far stays with who paid.'
export const ownerStays = (owner: string) => `${owner} stays as an editor.`
export const ownerLeaves = (owner: string) => `${owner} leaves the event.`
export const offeredAddress = (email: string) => `The offer is for the account of ${email}.`
export const takeOver = 'Take it over'
export const takingOver = 'Taking over...'
export const taken = (title: string) => `${title} is yours now.`
export const takenAlready = (title: string) => `You have taken over ${title}.`

// The page of an invitation's link
export const invitationTitle = 'Plan an event together'
export const invitesYou = (title: string) => `You are invited to help plan ${title}.`
export const yourRole = (role: string) => `Your role: ${role}.`
export const invitedAddress = (email: string) => `The invitation is for ${email}.`
export const accept = 'Accept'
export const accepting = 'Accepting...'
export const accepted = (title: string) => `You now help plan ${title}.`
export const signInFirst =
  'Sign in with this address, or create an account for it, and come back to this link.'
export const signIn = 'Sign in'
export const createAccount = 'Create an account'
export const otherAccount = (email: string) =>
  `You are signed in as ${email}. Sign out, then open the link again.`
export const acceptedAlready = (title: string) => `You have accepted this invitation, and help plan ${title}.`
export const toEvent = 'Open the event'
export const toEvents = 'Your Events'

// Notifications about one event, for oneself
export const mailsTitle = 'Mail to you'
export const mailsSwitch = 'Mail me about this event'
export const mailsAbout =
  'When it is full, when it has closed, and when something changes after the final sheet. Only you get or stop these here; what you have switched off in Your Account stays off.'
export const mailsOn = 'You get mail about this event.'
export const mailsOff = 'You no longer get mail about this event.'
