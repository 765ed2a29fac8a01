type Kind = 'delivered' | 'deferred' | 'bounced' | 'failed' | 'rejected' | 'complained'
type Mail = { messageId: string; to: string; sender?: string }

const smtp = (status: string, code: string, enhanced: string, words: string) => ({
  status,
  provider: 'external_smtp',
  deliveryTimeMs: 2143,
  smtpStatusCode: code,
  smtpEnhancedStatusCode: enhanced,
  smtpResponse: `${code} ${enhanced} ${words}`,
})

// As the provider documents them.
const parts: Record<Kind, object> = {
  delivered: { terminal: true, delivery: smtp('delivered', '250', '2.0.0', 'OK') },
  deferred: {
    terminal: false,
    delivery: smtp('deferred', '451', '4.2.0', 'Temporary mailbox error'),
    bounce: {
      type: 'soft',
      classification: 'temporary_failure',
      reason: '451 4.2.0 Temporary mailbox error',
    },
  },
  bounced: {
    terminal: true,
    delivery: smtp('bounced', '550', '5.1.1', 'User unknown'),
    bounce: { type: 'hard', classification: 'permanent_failure', reason: '550 5.1.1 User unknown' },
  },
  failed: { terminal: true, delivery: { status: 'failed' }, failure: { reason: 'delivery_failed' } },
  rejected: {
    terminal: true,
    delivery: { status: 'rejected' },
    rejection: { reason: 'suppressed', party: 'recipient', detail: 'Recipient is suppressed' },
  },
  complained: { terminal: true, delivery: { status: 'complained' }, complaint: { type: 'abuse' } },
}

const listSender = 'invitations@mail.platewise.example'

/** Event of a mail, as the provider's queue brings it. @param at when it happened */
export function mailEventOf(
  kind: Kind,
  { messageId, to, sender = listSender }: Mail,
  at: number,
  more: object = {},
) {
  return {
    type: `cf.email.sending.message.${kind}`,
    source: {
      type: 'email.sending',
      zoneId: '023e105f4ecef8ad9ca31a8372d0c353',
      domain: 'platewise.example',
    },
    payload: {
      eventId: crypto.randomUUID(),
      messageId,
      recipient: to,
      subject: 'Welcome',
      sender,
      ...parts[kind],
      ...more,
    },
    metadata: {
      accountId: 'f9f79265f388666de8122cfb508d7776',
      eventSubscriptionId: '1830c4bb612e43c3af7f4cada31fbf3f',
      eventSchemaVersion: 1,
      eventTimestamp: new Date(at).toISOString(),
    },
  }
}

/** A batch of the queue, and what became of each of its messages. */
export function mailEventBatch(bodies: unknown[]) {
  const outcomes: ('ack' | 'retry')[] = []
  const messages = bodies.map((body, at) => ({
    id: String(at),
    timestamp: new Date(),
    body,
    attempts: 1,
    ack() {
      outcomes[at] = 'ack'
    },
    retry() {
      outcomes[at] = 'retry'
    },
  }))
  const batch = { queue: 'mail-events', messages } as unknown as MessageBatch
  return { batch, outcomes }
}
