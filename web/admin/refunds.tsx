import { useState } from 'react'
import { useRevalidator } from 'react-router'
import { money, type OrderToRefund, refundFailed, refundReasons } from '#contract/purchase'
import { Button } from '#ui/button'
import { toast } from '#ui/toasts'
import { ApiError, api, ask } from '../api.ts'
import { dayOf } from './when.ts'

/** Payments that came in and changed nothing: each with its reason, and the way to give it back. */
export function Refunds({ orders }: { orders: OrderToRefund[] }) {
  const [busy, setBusy] = useState<string>()
  const { revalidate } = useRevalidator()
  const refund = async (sessionId: string) => {
    setBusy(sessionId)
    try {
      await ask(
        (options) => api.admin.orders[':sessionId'].refund.$post({ param: { sessionId } }, options),
        refundFailed,
      )
      toast('Refunded.')
      await revalidate()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { kind: 'error' })
    }
    setBusy(undefined)
  }
  return (
    <section className="stack" aria-labelledby="refunds">
      <h2 id="refunds">Payments needing a refund</h2>
      {orders.length === 0 ? (
        <p className="quietly">None. Payments that come too late, or change nothing, are listed here.</p>
      ) : (
        <ul className="lines">
          {orders.map((order) => (
            <li key={order.sessionId} className="row apart">
              <div>
                <strong>{order.eventTitle}</strong> · {money(order.amountTotal, order.currency)} ·{' '}
                {dayOf(order.createdAt)}
                <div className="quietly">{refundReasons[order.reason]}</div>
              </div>
              <Button
                small
                disabled={busy !== undefined}
                aria-label={`Refund ${money(order.amountTotal, order.currency)} for ${order.eventTitle}`}
                onClick={() => void refund(order.sessionId)}
              >
                {busy === order.sessionId ? 'Refunding...' : 'Refund'}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}
