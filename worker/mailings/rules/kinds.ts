/**
 * Kinds of mail to the list. `invite`: the first with the personal link. `remind`: to who has not answered, or of whom some
 * have not. `complete`: to who answered and lacks a required course. `news`: the day, hour or place has changed.
 */
export const mailKinds = ['invite', 'remind', 'complete', 'news'] as const

/** Ways in which planners write or call by themselves. */
export const contactKinds = ['whatsapp', 'sms', 'call', 'copy'] as const

/**
 * States of a mail. `sending` without an outcome becomes `unknown`. `stopped`: its reader wants none, and `complained`:
 * they called it spam. `dropped`: it was not needed any more when it was to be written. `noted` is a planner's own message.
 */
export const mailStates = [
  'waiting',
  'sending',
  'unknown',
  'sent',
  'deferred',
  'delivered',
  'undeliverable',
  'complained',
  'stopped',
  'dropped',
  'noted',
] as const

/** Facts of an event of which news is told. */
export const changedFacts = ['day', 'time', 'place', 'deadline'] as const
