import Stripe from 'stripe'
import { type CardBook, type CardEvent, cardId, type Travel } from './book.ts'

const stripe = new Stripe('sk_test_standin')
/** Retry delays in milliseconds for an event that was not accepted. The provider's are longer. */
const again = [1_000, 3_000, 10_000, 30_000, 60_000]

export type Webhook = { url: string; secret: string }

/** Delivers a stand-in's events. `stop` cancels pending deliveries. */
export type Courier = {
  tell(sessionId: string, type: string, object: unknown): void
  /** Sends events at once, in the given order. Returns the response statuses. */
  deliver(events: CardEvent[], travel?: Partial<Travel>): Promise<number[]>
  stop(): void
}

/**
 * Sends events as the provider does: signed with its scheme, and retried until accepted.
 * @param webhook the endpoint and its secret; null keeps the events for a test to fetch and send
 */
export function courier(book: CardBook, webhook: Webhook | null): Courier {
  const timers = new Set<ReturnType<typeof setTimeout>>()
  const later = (ms: number, run: () => Promise<unknown>) => {
    const timer = setTimeout(() => {
      timers.delete(timer)
      void run().catch((error: unknown) => console.error('card payments:', error))
    }, ms)
    timers.add(timer)
  }

  const send = async (event: CardEvent, sign: Travel['sign']): Promise<number> => {
    if (!webhook) return 0
    const payload = JSON.stringify(event)
    const secret = sign === 'right' ? webhook.secret : 'whsec_of_somebody_else'
    const signature = await stripe.webhooks.generateTestHeaderStringAsync({ payload, secret })
    const response = await fetch(webhook.url, {
      method: 'POST',
      headers: { 'Content-Type': 'application/json; charset=utf-8', 'Stripe-Signature': signature },
      body: payload,
    }).catch(() => null)
    await response?.text()
    return response?.status ?? 0
  }

  const persist = async (event: CardEvent, travel: Travel, tries = 0): Promise<void> => {
    const statuses = await Promise.all(Array.from({ length: travel.copies }, () => send(event, travel.sign)))
    const wait = again[tries]
    if (statuses.some((status) => status >= 200 && status < 300) || wait === undefined) return
    later(wait, () => persist(event, travel, tries + 1))
  }

  return {
    tell(sessionId, type, object) {
      const event: CardEvent = {
        id: cardId('evt'),
        object: 'event',
        type,
        created: Math.floor(Date.now() / 1000),
        livemode: false,
        data: { object: structuredClone(object) },
      }
      book.events.set(sessionId, [...(book.events.get(sessionId) ?? []), event])
      const travel = book.travels.get(sessionId) ?? usual
      if (webhook && travel.mode === 'send') later(travel.delay, () => persist(event, travel))
    },
    async deliver(events, { copies = 1, sign = 'right' } = {}) {
      const statuses: number[] = []
      for (const event of events)
        statuses.push(...(await Promise.all(Array.from({ length: copies }, () => send(event, sign)))))
      return statuses
    },
    stop() {
      for (const timer of timers) clearTimeout(timer)
    },
  }
}

export const usual: Travel = { mode: 'send', delay: 0, copies: 1, sign: 'right', settles: 6_000 }
