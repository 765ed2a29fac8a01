/** Mails to guest lists in a minute, of all events together, and how many are handed over at a time. */
export const mailsAMinute = 100
export const mailsAtOnce = 5

/** The share of the provider's day that mail to lists may use: the rest is for mail about accounts and answers. */
export const shareOfDay = 0.8

/** Mails of any event that one mailbox gets within 24 hours. */
export const mailboxADay = 6

/** Mails of an event that go first on a day, and how much later the others go: what comes back of them pauses the rest. */
export const firstOfDay = { mails: 50, aheadMs: 3_600_000 }

/** An attempt without an outcome after this time is `unknown`. */
export const attemptMs = 300_000
