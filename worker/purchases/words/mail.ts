import { site } from '../../core/site.ts'

export { refundReasons, refundWordsOf } from './planner.ts'

/** Amounts and limits come written out. */
export const receipt = {
  subject: (title: string, guests: string) => `Receipt: ${title} now takes up to ${guests} guests`,
  refundSubject: (title: string) => `Your payment for ${title} will be refunded`,
  preview: (amount: string, title: string) => `${amount} for ${title}`,
  heading: 'Thank you for your payment',
  refundHeading: 'We will refund your payment',
  newLimit: (title: string, guests: string) =>
    `${title} now takes up to ${guests} guests. The new limit is already in effect.`,
  refunded: (reason: string) => `${reason} It did not change the event's limit, so we will refund it.`,
  event: 'Event',
  plan: 'Plan',
  planOf: (guests: string) => `${guests} guest responses, one-time`,
  paid: 'Paid',
  on: 'On',
  order: 'Order',
  refund: 'Refund',
  action: 'Go to Dashboard',
  questions: `Questions about this payment? Write to ${site.supportEmail}.`,
}
