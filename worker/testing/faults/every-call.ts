import { accountWrites } from './account-writes.ts'
import { eventWrites } from './event-writes.ts'
import { invitationWrites } from './invitation-writes.ts'
import { kitchenWrites } from './kitchen-writes.ts'
import { mailingWrites } from './mailing-writes.ts'
import { memberWrites } from './member-writes.ts'
import { responseWrites } from './response-writes.ts'
import { seatingWrites } from './seating-writes.ts'
import { substituteWrites } from './substitute-writes.ts'
import { templateWrites } from './template-writes.ts'
import type { WriteCase } from './write-case.ts'

/** Every write of pages and links, in groups. They need nothing but the database and the Worker: the kill cycles send them, too. */
export const everyCall = {
  'an account': accountWrites,
  'an event and its menu': eventWrites,
  'what is served instead': substituteWrites,
  'an answer': responseWrites,
  'what the kitchen has': kitchenWrites,
  'the guest list': invitationWrites,
  'mail to the guest list': mailingWrites,
  'who sits where': seatingWrites,
  'who plans with them': memberWrites,
  'a menu kept': templateWrites,
} satisfies Record<string, Record<string, WriteCase>>
