import { accountWrites } from './account-writes.ts'
import { agreementWrites } from './agreement-writes.ts'
import { clockWrites } from './clock-writes.ts'
import { eventWrites } from './event-writes.ts'
import { kitchenWrites } from './kitchen-writes.ts'
import { paymentWrites } from './payment-writes.ts'
import { responseWrites } from './response-writes.ts'
import { seatingWrites } from './seating-writes.ts'
import type { WriteCase } from './write-case.ts'

/** Every write there is, in groups: each is run with failing calls, and its rows are counted. */
export const everyWrite = {
  'an account': accountWrites,
  'an event and its menu': eventWrites,
  'what is served instead': agreementWrites,
  'the clock': clockWrites,
  'an answer': responseWrites,
  'what the kitchen has': kitchenWrites,
  'who sits where': seatingWrites,
  'a payment': paymentWrites,
} satisfies Record<string, Record<string, WriteCase>>
