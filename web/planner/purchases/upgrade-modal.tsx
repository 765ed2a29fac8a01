import {
  everyPersonCounts,
  maximumReached,
  pastDeadline,
  refundWords,
  upgradeNotes,
  upgradeUnavailable,
} from '#words/planner'
import './purchases.css'
import { isOpen } from '#contract/closing'
import type { PlannerEvent } from '#contract/event'
import { figure } from '#contract/figures'
import { type Plan, type PlanId, plansAbove } from '#contract/plans'
import { planPrice } from '#contract/purchase'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Notice } from '#ui/notice'
import { FailureNotice } from '../../client/failure-notice.tsx'
import { useAction } from '../../client/use-action.ts'
import { startCheckout } from './start-checkout.ts'

const notes = [...upgradeNotes, everyPersonCounts]

/** Goes to the provider; done when the browser's own button brings this page back as it was left. */
function leaveFor(address: string): Promise<void> {
  location.assign(address)
  return new Promise((resolve) => {
    addEventListener('pageshow', ({ persisted }) => persisted && resolve())
  })
}

/**
 * The plans that would raise an event's limit, and what to know before paying. Paying goes on at the provider.
 * @param at the server's time
 */
export function UpgradeModal({
  event,
  at,
  onClose,
}: {
  event: PlannerEvent
  at: number
  onClose: () => void
}) {
  const closed = !isOpen(event, at)
  const plans = plansAbove(event.guestLimit)

  const { busy, args, failure, run } = useAction(async (plan: PlanId) =>
    leaveFor(await startCheckout(event.id, plan)),
  )
  const going = args?.[0] ?? null

  return (
    <Dialog title="Upgrade Event" onClose={onClose} busy={busy}>
      <div className="upgrade stack">
        <p>
          <strong className="lead">{event.title}</strong>
          <br />
          Current limit: <span className="figures">{figure(event.guestLimit)}</span> guests
        </p>
        {closed && (
          <Notice kind="near">
            <strong>{upgradeUnavailable}</strong>
            <br />
            The submission deadline of this event has passed, so its limit can no longer be raised.
          </Notice>
        )}
        {plans.length === 0 && (
          <Notice>
            <strong>{maximumReached}</strong>
            <br />
            This event has the highest limit there is.
          </Notice>
        )}
        {plans.length > 0 && (
          <>
            <ul className="notes">
              {!closed && (
                <li>
                  <strong>{refundWords(event, at)}</strong>
                </li>
              )}
              {notes.map((note) => (
                <li key={note}>{note}</li>
              ))}
            </ul>
            <FailureNotice failure={failure} />
            <ul className="plans">
              {plans.map((plan, index) => (
                <PlanCard
                  key={plan.id}
                  plan={plan}
                  first={index === 0}
                  closed={closed}
                  going={going}
                  buy={() => void run(plan.id)}
                />
              ))}
            </ul>
          </>
        )}
        <div className="actions">
          <Button onClick={onClose} disabled={busy}>
            Close
          </Button>
        </div>
      </div>
    </Dialog>
  )
}

function PlanCard({
  plan,
  first,
  closed,
  going,
  buy,
}: {
  plan: Plan
  first: boolean
  closed: boolean
  going: PlanId | null
  buy: () => void
}) {
  const guests = figure(plan.guestLimit)
  return (
    <li className="card plan">
      <h3>{guests} guest responses</h3>
      <p>
        <span className="price figures">{planPrice(plan.price)}</span>{' '}
        <span className="quietly">one-time</span>
      </p>
      <p>{plan.description}</p>
      <ul className="features">
        {plan.features.map((feature) => (
          <li key={feature}>{feature}</li>
        ))}
      </ul>
      <Button
        look={first ? 'primary' : 'plain'}
        disabled={closed || going !== null}
        title={closed ? pastDeadline : undefined}
        onClick={buy}
      >
        {going === plan.id ? 'Processing...' : `Upgrade to ${guests} Guests`}
      </Button>
    </li>
  )
}
