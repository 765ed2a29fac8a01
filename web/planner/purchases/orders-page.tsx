import { ArrowLeft } from 'lucide-react'
import { ordersNotLoaded, papers } from '#purchases/words/planner'
import '../../ui/planner.css'
import './purchases.css'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { figure } from '#core/figures'
import { site } from '#core/site'
import { shortDay } from '#languages/en/days'
import { money, type Order, type OrderPapers } from '#purchases/shape'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { signedIn } from '../../client/calls/session.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { localDay } from '../../client/local-day.ts'

/** The planner's purchases, newest first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<{ orders: Order[] }> {
  await signedIn(request)
  return callApi((options) => api.orders.$get({}, options), ordersNotLoaded)
}

const states: Record<Order['status'], string> = {
  pending: 'Being confirmed',
  paid: 'Paid',
  unpaid: 'Not paid',
  needs_refund: 'Will be refunded',
  refund_failed: 'Refund failed, we will try again',
  refunded: 'Refunded',
}

/** A planner's purchases: event, plan, amount and date of each. */
export function Component() {
  const { orders } = useLoaderData<{ orders: Order[] }>()
  useTitle(`Your Purchases · ${site.name}`)
  return (
    <main className="page planner">
      <PageHead
        back={
          <Link to="/dashboard">
            <ArrowLeft className="icon" aria-hidden="true" /> Your Events
          </Link>
        }
        title="Your Purchases"
        about="Each upgrade is a one-time payment for one event."
      />
      {orders.length === 0 ? (
        <div className="empty of-purchases">
          <h2>No purchases yet</h2>
          <p>Every event is free for up to 30 guests. Upgrade an event from its ⋯ menu when it needs more.</p>
          <a className="button" href="/pricing">
            See the plans
          </a>
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        <section className="table-frame" aria-label="Purchases" tabIndex={0}>
          <table className="table purchases">
            <thead>
              <tr>
                <th scope="col">Event</th>
                <th scope="col">Date</th>
                <th scope="col" className="figure">
                  Amount
                </th>
                <th scope="col">Plan</th>
                <th scope="col">State</th>
                <th scope="col">{papers.column}</th>
              </tr>
            </thead>
            <tbody>
              {orders.map((order) => (
                <tr key={order.sessionId}>
                  <th scope="row">{order.eventTitle}</th>
                  <td>{shortDay(localDay(order.paidAt ?? order.createdAt))}</td>
                  <td className="figure">{money(order.amountTotal, order.currency)}</td>
                  <td>{figure(order.guestLimit)} guests</td>
                  <td>{states[order.status]}</td>
                  <td>{order.paidAt !== null && <Papers {...order} />}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  )
}

/** The provider's own receipt and invoice, asked for when they are wanted: their addresses do not last. */
function Papers({ sessionId, eventTitle }: Order) {
  const { busy, run } = useAction(async (paper: keyof OrderPapers) => {
    const param = { sessionId }
    const found = await callApi(
      (options) => api.orders[':sessionId'].papers.$get({ param }, options),
      papers.failed,
    )
    const address = found[paper]
    if (address) location.assign(address)
    else toast(paper === 'receipt' ? papers.noReceipt : papers.noInvoice)
  }, toastFailure)
  return (
    <span className="papers">
      {(['receipt', 'invoice'] as const).map((paper) => (
        <button
          key={paper}
          type="button"
          className="text-button"
          disabled={busy}
          aria-label={papers.of(papers[paper], eventTitle)}
          onClick={() => void run(paper)}
        >
          {papers[paper]}
        </button>
      ))}
    </span>
  )
}
