import { Hono } from 'hono'
import { money } from '../../purchases/shape.ts'
import { type CardBook, type CardSession, cardId } from './book.ts'

/** A session as the provider gives it with `expand`: its charge with the receipt's address, its invoice with its own. */
export function withExpanded(session: CardSession, expand: string[], origin: string): object {
  const paid = session.payment_status === 'paid' && session.payment_intent !== null
  const charge = { id: cardId('ch'), object: 'charge', receipt_url: `${origin}/receipts/${session.id}` }
  const intent = { id: session.payment_intent, object: 'payment_intent', latest_charge: paid ? charge : null }
  const invoice = {
    id: session.invoice,
    object: 'invoice',
    hosted_invoice_url: `${origin}/invoices/${session.id}`,
  }
  return {
    ...session,
    ...(session.payment_intent &&
      expand.includes('payment_intent.latest_charge') && { payment_intent: intent }),
    ...(session.invoice && expand.includes('invoice') && { invoice }),
  }
}

/** The pages those addresses lead to. */
export function papers(book: CardBook): Hono {
  const page = (title: string, id: string) => {
    const session = book.sessions.get(id)
    if (session?.payment_status !== 'paid') return null
    return `<!doctype html><html lang="en"><head><meta charset="utf-8"><title>${title}</title></head>
<body><h1>${title}</h1><p>${money(session.amount_total, session.currency)}</p></body></html>`
  }
  const routes = new Hono()
  for (const [path, title] of [
    ['/receipts/:id', 'Receipt'],
    ['/invoices/:id', 'Invoice'],
  ] as const)
    routes.get(path, (context) => {
      const html = page(title, context.req.param('id') ?? '')
      return html ? context.html(html) : context.notFound()
    })
  return routes
}
