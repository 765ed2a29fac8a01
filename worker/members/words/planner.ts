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
