import { Hono } from 'hono'
import { money } from '../../purchases/shape.ts'
import { type CardBook, type CardSession, cardId, sessionNow } from './book.ts'
import { type Courier, usual } from './webhooks.ts'

/** The checkout page, as a plain form: POST with `outcome` = pay, decline, later or cancel. */
export function payPage(book: CardBook, couriers: Courier): Hono {
  return new Hono()
    .get('/pay/:id', (context) => {
      const session = sessionNow(book, context.req.param('id'))
      return session ? context.html(page(session)) : context.notFound()
    })
    .post('/pay/:id', async (context) => {
      const session = sessionNow(book, context.req.param('id'))
      if (!session) return context.notFound()
      const { outcome } = await context.req.parseBody()
      if (outcome === 'cancel') return context.redirect(session.cancel_url, 303)
      if (session.status !== 'open') return context.html(page(session), 409)
      if (outcome === 'decline') return context.html(page(session, 'Your card was declined.'), 402)
      if (outcome !== 'pay' && outcome !== 'later') return context.html(page(session), 400)
      complete(book, couriers, session, outcome === 'pay')
      return context.redirect(session.success_url, 303)
    })
}

function complete(book: CardBook, couriers: Courier, session: CardSession, paid: boolean): void {
  Object.assign(session, {
    status: 'complete',
    url: null,
    payment_intent: cardId('pi'),
    payment_status: paid ? 'paid' : 'unpaid',
  })
  if (paid) invoiced(session)
  book.keep()
  couriers.tell(session.id, 'checkout.session.completed', session)
  if (!paid) later(book, couriers, session.id)
}

/** A paid session has an invoice where its creation asked for one. */
function invoiced(session: CardSession): void {
  if (session.invoice_creation?.enabled) session.invoice = cardId('in')
}

function later(book: CardBook, couriers: Courier, id: string): void {
  const { settles } = book.travels.get(id) ?? usual
  setTimeout(() => settle(book, couriers, id, true), settles).unref()
}

/** Settles a payment made "later": it succeeds or fails, once. */
export function settle(book: CardBook, couriers: Courier, id: string, succeeds: boolean): void {
  const session = book.sessions.get(id)
  if (session?.status !== 'complete' || session.payment_status === 'paid' || book.settled.has(id)) return
  book.settled.add(id)
  if (succeeds) {
    session.payment_status = 'paid'
    invoiced(session)
  }
  book.keep()
  couriers.tell(id, `checkout.session.async_payment_${succeeds ? 'succeeded' : 'failed'}`, session)
}

const outcomes = [
  ['decline', 'Pay with a card that is declined'],
  ['later', 'Pay by bank transfer, which arrives later'],
  ['cancel', 'Cancel'],
] as const

function page(session: CardSession, error = ''): string {
  const { status, amount_total: amount, currency } = session
  const said = status === 'open' ? error : `This session is ${status}.`
  const buttons =
    status === 'open'
      ? [['pay', `Pay ${money(amount, currency)}`] as const, ...outcomes]
      : outcomes.filter(([outcome]) => outcome === 'cancel')
  return `<!doctype html><html lang="en"><head><meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1"><title>Card payment (stand-in)</title>
<style>body{font:18px/1.5 system-ui;max-width:26rem;margin:3rem auto;padding:0 1rem}form{display:grid;gap:.75rem}
button{font:inherit;padding:.75rem;cursor:pointer}</style></head>
<body><h1>${money(amount, currency)}</h1>
<p>No money moves here: this page stands in for the card provider on a developer's machine.</p>
${said ? `<p role="alert"><strong>${said}</strong></p>` : ''}
<form method="post">${buttons.map(([outcome, words]) => `<button name="outcome" value="${outcome}">${words}</button>`).join('')}</form>
</body></html>`
}
