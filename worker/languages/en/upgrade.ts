// What a planner reads in the dialog of an upgrade, and of the papers of a payment.

/** The list of sizes, and what is told of the one that is chosen. */
export const sizes = 'How many guests?'
export const oneTime = 'one-time'
export const included = 'Included'
export const upgradeTo = (guests: string) => `Upgrade to ${guests} Guests`
export const upgrading = 'Processing...'
/** The deadline that paying locks. `day` is written out, with its zone. */
export const locksDeadline = (day: string) => `Paying locks the submission deadline: ${day}.`
export const changeFirst = 'Change it first'
/** Of an event that has an upgrade already. */
export const paidInFull = (guests: string, price: string) =>
  `This event is paid up to ${guests} guests. Another size is paid in full (${price}): what you paid before is not taken off.`
/** Where a payment's own papers are asked for. */
export const papers = {
  column: 'Papers',
  receipt: 'Receipt',
  invoice: 'Invoice',
  of: (paper: string, event: string) => `${paper} of ${event}`,
  noReceipt: 'There is no receipt of this payment.',
  noInvoice: 'There is no invoice of this payment.',
  failed: 'The card provider could not be asked. Please try again.',
}
