import { clockWrites } from './clock-writes.ts'
import { everyCall } from './every-call.ts'
import { paymentWrites } from './payment-writes.ts'
import type { WriteCase } from './write-case.ts'

/** Every write there is, in groups: each is run with failing calls, and its rows are counted. */
export const everyWrite = {
  ...everyCall,
  'the clock': clockWrites,
  'a payment': paymentWrites,
} satisfies Record<string, Record<string, WriteCase>>
