import '../../ui/planner.css'
import './purchases.css'
import { Link, type LoaderFunctionArgs, redirect, useLoaderData } from 'react-router'
import { figure } from '#core/figures'
import { site } from '#core/site'
import { type OrderState, type OrderStatus, planOf } from '#purchases/shape'
import { plan as planWords } from '#purchases/words/planner'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { useTitle } from '#ui/title'
import { signedIn } from '../../client/calls/session.ts'
import { type Known, useOrder } from './use-order.ts'

/** The session that was paid. Without one the way leads to the dashboard; signed out, to sign-in and back. */
export async function loader({ request }: LoaderFunctionArgs): Promise<{ sessionId: string }> {
  const sessionId = new URL(request.url).searchParams.get('session_id')
  if (!sessionId) throw redirect('/dashboard')
  await signedIn(request)
  return { sessionId }
}

type Shown = 'confirming' | 'activation' | Exclude<OrderState, 'pending'>

function shownOf(order: Known, late: boolean): Shown {
  if (order === 'nothing') return 'activation'
  if (order === null || order.status === 'pending') return late ? 'activation' : 'confirming'
  return order.status
}

const headings: Record<Shown, string> = {
  confirming: 'Confirming your payment…',
  paid: 'Payment Successful',
  activation: 'Plan Activation',
  needs_refund: 'Plan Activation',
  refund_failed: 'Refund Failed',
  refunded: 'Payment Refunded',
  unpaid: 'Payment Not Completed',
}

// Each leads to where it is done, in the event that was paid for.
const next = [
  ['Share the code', 'Send your guests the event code, the link or the printed card.', ''],
  ['Watch the answers', 'Counts and free places on open pages update by themselves.', '/responses'],
  ['Export the choices', 'Download the CSV for the kitchen whenever you need it.', '/kitchen'],
] as const

/** The page after paying. It shows the payment's state as the server has it. */
export function Component() {
  const { sessionId } = useLoaderData<{ sessionId: string }>()
  const { order, late } = useOrder(sessionId)
  const state = shownOf(order, late)
  useTitle(`${headings[state]} · ${site.name}`)
  const known = order === null || order === 'nothing' ? null : order
  return (
    <main className="page narrow planner payment">
      <div className="stack" aria-live="polite">
        <h1>{headings[state]}</h1>
        {state === 'confirming' && <Loading>This takes a few seconds.</Loading>}
        {state === 'paid' && known && <NewPlan {...known} />}
        {state === 'activation' && (
          <Notice>
            The upgrade may take a few minutes. There is nothing more you need to do: this page and your
            dashboard show it as soon as the payment is confirmed.
          </Notice>
        )}
        {state === 'needs_refund' && (
          <Notice kind="warning">
            Your payment arrived, but it could not raise the limit of your event. We will refund it.
          </Notice>
        )}
        {state === 'refund_failed' && (
          <Notice kind="warning">
            The refund of this payment did not arrive. We will try again: there is nothing you need to do.
          </Notice>
        )}
        {state === 'refunded' && <Notice>We refunded this payment.</Notice>}
        {state === 'unpaid' && (
          <Notice kind="warning">
            You were not charged. You can start the upgrade again from your dashboard.
          </Notice>
        )}
      </div>
      {(state === 'paid' || state === 'activation') && <WhatsNext eventId={known?.eventId} />}
      <div className="row">
        <Link className="button primary" to={wayBack(known)}>
          Go to Dashboard
        </Link>
      </div>
      <p className="quietly">
        Questions? Write to <a href={`mailto:${site.supportEmail}`}>{site.supportEmail}</a>.
      </p>
    </main>
  )
}

/** Tiles that lead into the event that was paid for, as far as it is known. */
function WhatsNext({ eventId }: { eventId: string | undefined }) {
  return (
    <section className="stack" aria-labelledby="next">
      <h2 id="next">What's Next</h2>
      <ul className="tiles">
        {next.map(([title, words, page]) => (
          <li key={title} className="card">
            <h3>{eventId ? <Link to={`/events/${eventId}${page}`}>{title}</Link> : title}</h3>
            <p className="quietly">{words}</p>
          </li>
        ))}
      </ul>
    </section>
  )
}

/** The dashboard highlights the event; the limit it names is read from the server. */
function wayBack(order: { eventId: string; guestLimit: number; status: string } | null): string {
  if (order?.status !== 'paid') return '/dashboard'
  return `/dashboard?${new URLSearchParams({ event_upgrade: order.eventId, guest_limit: String(order.guestLimit) })}`
}

function NewPlan({ plan, guestLimit, eventTitle }: OrderStatus) {
  return (
    <section className="card new-plan" aria-labelledby="new-plan">
      <h2 id="new-plan">Your New Plan</h2>
      {eventTitle && (
        <p>
          <strong className="lead">{eventTitle}</strong>
        </p>
      )}
      <p>
        <span className="price figures">{figure(guestLimit)}</span> guests for this event
      </p>
      <ul className="features">
        {planWords.features(planOf(plan)?.guestLimit ?? guestLimit).map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
    </section>
  )
}
