import { Hono } from 'hono'
import { type CardBook, type CardEndpoint, type CardSession, cardId, sessionNow } from './book.ts'
import { withExpanded } from './papers.ts'
import { makeRefund, refundsOf, sessionOf } from './refunds.ts'
import type { Courier } from './webhooks.ts'

type Answer = { status: number; body: unknown }

function fault(status: number, message: string, more: Record<string, string> = {}): Answer {
  return { status, body: { error: { type: 'invalid_request_error', message, ...more } } }
}

function missing(kind: string, id: string): Answer {
  return fault(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
}

/** The part of the provider's API that the product calls: forms in, JSON out, idempotency keys honoured. */
export function cardApi(book: CardBook, couriers: Courier, origin: string): Hono {
  const routes = new Hono().basePath('/v1')

  routes.use(async (context, next) => {
    if (!/^Bearer (sk|rk)_test_/.test(context.req.header('authorization') ?? ''))
      return context.json(
        { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } },
        401,
      )
    return next()
  })

  /** Runs a call that changes state. Repeats with the same idempotency key get the first response. */
  const change = (path: string, make: (params: URLSearchParams, id: string) => Answer) =>
    routes.post(path, async (context) => {
      const text = await context.req.text()
      const params = new URLSearchParams(text)
      const key = context.req.header('idempotency-key') ?? ''
      const trouble = book.troubles.get(params.get('metadata[event_id]') ?? '')
      const failing = trouble !== undefined && trouble.fail > 0
      if (failing) trouble.fail -= 1
      if (path === '/checkout/sessions') {
        const event = params.get('metadata[event_id]') ?? ''
        book.asked.set(event, [...(book.asked.get(event) ?? []), key])
      }
      if (failing && !trouble.after)
        return context.json({ error: { type: 'api_error', message: 'down' } }, 500)
      const known = key ? book.answers.get(key) : undefined
      if (known && known.params !== text)
        return context.json(
          {
            error: { type: 'idempotency_error', message: 'Keys can only be used with the same parameters.' },
          },
          400,
        )
      const answer = known?.answer ?? Promise.resolve(make(params, context.req.param('id') ?? ''))
      if (key && !known) book.answers.set(key, { params: text, answer })
      const { status, body } = await answer
      book.keep()
      if (failing) return context.json({ error: { type: 'api_error', message: 'down' } }, 500)
      return Response.json(body, { status })
    })

  const customer = (id: string, params: URLSearchParams): Answer => {
    const body = {
      id,
      object: 'customer' as const,
      name: params.get('name') ?? '',
      email: params.get('email') ?? '',
    }
    book.customers.set(id, body)
    return { status: 200, body }
  }
  change('/customers', (params) => customer(cardId('cus'), params))
  change('/customers/:id', (params, id) =>
    book.customers.has(id) ? customer(id, params) : missing('customer', id),
  )
  change('/products', (params) => ({
    status: 200,
    body: { id: params.get('id') ?? cardId('prod'), object: 'product', name: params.get('name') },
  }))
  change('/prices', (params) => {
    const lookup = params.get('lookup_key')
    for (const price of book.prices.values())
      if (price.lookup_key === lookup && params.get('transfer_lookup_key') === 'true') price.lookup_key = null
    const price = {
      id: cardId('price'),
      object: 'price' as const,
      active: true,
      currency: params.get('currency') ?? 'usd',
      unit_amount: Number(params.get('unit_amount')),
      lookup_key: lookup,
      product: params.get('product') ?? '',
    }
    book.prices.set(price.id, price)
    return { status: 200, body: price }
  })
  change('/webhook_endpoints', (params) => {
    const endpoint: CardEndpoint = {
      id: cardId('we'),
      object: 'webhook_endpoint',
      url: params.get('url') ?? '',
      enabled_events: eventsOf(params),
      api_version: params.get('api_version'),
      status: 'enabled',
    }
    book.endpoints.set(endpoint.id, endpoint)
    // Only this answer has it.
    return { status: 200, body: { ...endpoint, secret: cardId('whsec') } }
  })
  change('/webhook_endpoints/:id', (params, id) => {
    const endpoint = book.endpoints.get(id)
    if (!endpoint) return missing('webhook_endpoint', id)
    if (eventsOf(params).length > 0) endpoint.enabled_events = eventsOf(params)
    if (params.has('disabled')) endpoint.status = params.get('disabled') === 'true' ? 'disabled' : 'enabled'
    return { status: 200, body: endpoint }
  })
  change('/checkout/sessions', (params) => {
    const price = book.prices.get(params.get('line_items[0][price]') ?? '')
    if (!price?.active) return missing('price', params.get('line_items[0][price]') ?? '')
    const created = Math.floor(Date.now() / 1000)
    const expiresAt = Number(params.get('expires_at') ?? created + 86_400)
    if (expiresAt < created + 1_800 || expiresAt > created + 86_400)
      return fault(400, 'The `expires_at` timestamp must be between 30 minutes and 24 hours from now.')
    const id = cardId('cs_test')
    const session: CardSession = {
      id,
      object: 'checkout.session',
      livemode: false,
      mode: params.get('mode') ?? 'payment',
      status: 'open',
      payment_status: 'unpaid',
      amount_total: price.unit_amount,
      currency: price.currency,
      customer: params.get('customer'),
      payment_intent: null,
      invoice: null,
      invoice_creation: { enabled: params.get('invoice_creation[enabled]') === 'true' },
      client_reference_id: params.get('client_reference_id'),
      metadata: metadataOf(params),
      success_url: (params.get('success_url') ?? '').replaceAll('{CHECKOUT_SESSION_ID}', id),
      cancel_url: params.get('cancel_url') ?? '',
      expires_at: expiresAt,
      url: `${origin}/pay/${id}`,
      created,
    }
    book.sessions.set(id, session)
    return { status: 200, body: session }
  })
  change('/checkout/sessions/:id/expire', (_, id) => {
    const session = sessionNow(book, id)
    if (!session) return missing('checkout.session', id)
    if (session.status !== 'open') return fault(400, 'Only open sessions can be expired.')
    Object.assign(session, { status: 'expired', url: null })
    couriers.tell(id, 'checkout.session.expired', session)
    return { status: 200, body: session }
  })
  change('/refunds', (params) => {
    const part = params.get('amount')
    const intent = params.get('payment_intent') ?? ''
    if (!sessionOf(book, intent)) return missing('payment_intent', intent)
    const refund = makeRefund(book, couriers, intent, part === null ? null : Number(part))
    return refund
      ? { status: 200, body: refund }
      : fault(400, 'Charge has already been refunded.', { code: 'charge_already_refunded' })
  })

  routes
    .get('/checkout/sessions', (context) => {
      const intent = context.req.query('payment_intent')
      const data = [...book.sessions.values()].filter(({ payment_intent }) => payment_intent === intent)
      return context.json({ object: 'list', data, has_more: false, url: '/v1/checkout/sessions' })
    })
    .get('/checkout/sessions/:id', (context) => {
      const id = context.req.param('id')
      const session = sessionNow(book, id)
      if (session) {
        const expand = new URL(context.req.url).searchParams
        return context.json(withExpanded(session, [...expand.values()], origin))
      }
      return Response.json(missing('checkout.session', id).body, { status: 404 })
    })
    .get('/refunds', (context) => {
      const data = refundsOf(book, context.req.query('payment_intent') ?? '').reverse()
      return context.json({ object: 'list', data, has_more: false, url: '/v1/refunds' })
    })
    .get('/webhook_endpoints', (context) => {
      const data = [...book.endpoints.values()]
      return context.json({ object: 'list', data, has_more: false, url: '/v1/webhook_endpoints' })
    })
    .get('/prices', (context) => {
      const keys = new URL(context.req.url).searchParams
      const wanted = [...keys].filter(([key]) => key.startsWith('lookup_keys')).map(([, value]) => value)
      const data = [...book.prices.values()].filter(
        ({ lookup_key: key }) => key !== null && wanted.includes(key),
      )
      return context.json({ object: 'list', data, has_more: false, url: '/v1/prices' })
    })
  return routes
}

function eventsOf(params: URLSearchParams): string[] {
  return [...params].flatMap(([name, value]) => (name.startsWith('enabled_events[') ? [value] : []))
}

function metadataOf(params: URLSearchParams): Record<string, string> {
  return Object.fromEntries(
    [...params].flatMap(([name, value]) => {
      const [, key] = /^metadata\[(.+)\]$/.exec(name) ?? []
      return key ? [[key, value]] : []
    }),
  )
}
