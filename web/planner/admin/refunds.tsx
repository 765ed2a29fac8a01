import { useRevalidator } from 'react-router'
import { money, type OrderToRefund } from '#purchases/shape'
import { refundFailed, refundReason } from '#purchases/words/planner'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { dayOf } from './when.ts'

/** Payments that changed nothing or whose refund failed: each with its planner and reason, and the way to give it back. */
export function Refunds({ orders }: { orders: OrderToRefund[] }) {
  const { revalidate } = useRevalidator()
  const { busy, args, run } = useAction(async (sessionId: string) => {
    const { refunded } = await callApi(
      (options) => api.admin.orders[':sessionId'].refund.$post({ param: { sessionId } }, options),
      refundFailed,
    )
    toast(refunded > 0 ? 'Refunded.' : 'The refund is under way.')
    await revalidate()
  }, toastFailure)
  return (
    <section className="stack" aria-labelledby="refunds">
      <h2 id="refunds">Payments needing a refund</h2>
      {orders.length === 0 ? (
        <p className="quietly">
          None. Payments that come too late or change nothing, and refunds that failed, are listed here.
        </p>
      ) : (
        <ul className="lines">
          {orders.map((order) => (
            <li key={order.sessionId} className="row apart">
              <div>
                <strong>{order.eventTitle}</strong> · {money(order.amountTotal, order.currency)} ·{' '}
                {dayOf(order.createdAt)}
                <div>
                  {order.plannerEmail ? (
                    <>
                      {order.plannerName} · <a href={`mailto:${order.plannerEmail}`}>{order.plannerEmail}</a>
                    </>
                  ) : (
                    'The account was deleted.'
                  )}
                </div>
                <div className="quietly">
                  {refundReason(order)}
                  {order.refundFailedAt !== null && ` It failed on ${dayOf(order.refundFailedAt)}.`}
                  {order.refundFailedAt !== null &&
                    order.counts &&
                    ' Trying again closes and hides it again.'}
                </div>
              </div>
              <Button
                small
                disabled={busy}
                aria-label={`${actionOf(order)}: ${money(order.amountTotal, order.currency)} for ${order.eventTitle}`}
                onClick={() => void run(order.sessionId)}
              >
                {args?.[0] === order.sessionId ? 'Refunding...' : actionOf(order)}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </section>
  )
}

function actionOf({ refundFailedAt }: OrderToRefund): string {
  return refundFailedAt === null ? 'Refund' : 'Try again'
}
