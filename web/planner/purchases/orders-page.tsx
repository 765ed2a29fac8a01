import { ordersNotLoaded } from '#words/planner'
import '../../ui/planner.css'
import './purchases.css'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import { figure } from '#contract/figures'
import { money, type Order } from '#contract/purchase'
import { site } from '#contract/site'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { shortDay } from '#words/days'
import { api, ask } from '../../client/api.ts'
import { signedIn } from '../../client/session.ts'

/** What the planner bought, newest first. */
export async function loader({ request }: LoaderFunctionArgs): Promise<{ orders: Order[] }> {
  await signedIn(request)
  return ask((options) => api.orders.$get({}, options), ordersNotLoaded)
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
        back={<Link to="/dashboard">Your Events</Link>}
        title="Your Purchases"
        about="Each upgrade is a one-time payment for one event."
      />
      {orders.length === 0 ? (
        <div className="empty">
          <h2>No purchases yet</h2>
          <p>Every event is free for up to 30 guests. Upgrade an event from its card when it needs more.</p>
          <a className="button" href="/pricing">
            See the plans
          </a>
        </div>
      ) : (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls has to be reachable by keyboard
        <section className="table-frame" aria-label="Purchases" tabIndex={0}>
          <table className="table">
            <thead>
              <tr>
                <th scope="col">Event</th>
                <th scope="col">Date</th>
                <th scope="col" className="figure">
                  Amount
                </th>
                <th scope="col">Plan</th>
                <th scope="col">State</th>
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
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      )}
    </main>
  )
}

/** The calendar day of an instant where the planner is. */
function localDay(instant: number): string {
  const at = new Date(instant)
  return new Date(at.getTime() - at.getTimezoneOffset() * 60_000).toISOString().slice(0, 10)
}
