import {
  changeFirst,
  everyPersonCounts,
  included,
  locksDeadline,
  maximumReached,
  oneTime,
  paidInFull,
  pastDeadline,
  plan as planWords,
  refundWords,
  sizes,
  upgradeNotes,
  upgradeTo,
  upgradeUnavailable,
  upgrading,
} from '#purchases/words/planner'
import './purchases.css'
import { useId, useState } from 'react'
import { figure } from '#core/figures'
import { isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { longDay, zoneName } from '#languages/en/days'
import { type Plan, plansAbove } from '#purchases/rules/plans'
import { planPrice } from '#purchases/shape'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Notice } from '#ui/notice'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { placesEndOf } from '../shared/event/places-end.ts'
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
 * The sizes that would raise an event's limit, and what to know before paying for one. Paying goes on at the provider.
 * @param at the server's time
 * @param edit opens the event's form instead: paying locks the deadline
 */
export function UpgradeModal({
  event,
  at,
  edit,
  onClose,
}: {
  event: PlannerEvent
  at: number
  edit: () => void
  onClose: () => void
}) {
  const closed = !isOpen(event, at)
  const plans = plansAbove(event.guestLimit)
  const [wanted, setWanted] = useState(plans[0]?.id)
  // The limit may rise while the dialog stands.
  const chosen = plans.find(({ id }) => id === wanted) ?? plans[0]
  const { busy, isSending, cancelAnd, failure, run } = useAction(async (plan: Plan) =>
    leaveFor(await startCheckout(event.id, plan.id)),
  )

  return (
    <Dialog title="Upgrade Event" onClose={cancelAnd(onClose)} busy={isSending}>
      <div className="upgrade stack">
        <p>
          <strong className="lead">{event.title}</strong>
          <br />
          Current limit: <span className="figures">{figure(event.guestLimit)}</span> guests
        </p>
        {closed && (
          <Notice kind="warning">
            <strong>{upgradeUnavailable}</strong>
            <br />
            The submission deadline of this event has passed, so its limit can no longer be raised.
          </Notice>
        )}
        {!chosen && (
          <Notice>
            <strong>{maximumReached}</strong>
            <br />
            This event already has the highest limit.
          </Notice>
        )}
        {chosen && (
          <>
            <Sizes plans={plans} chosen={chosen} disabled={closed || busy} choose={setWanted} />
            <Before event={event} at={at} closed={closed} plan={chosen} edit={edit} />
            <FailureNotice failure={failure} />
          </>
        )}
        <div className="actions">
          <Button onClick={cancelAnd(onClose)} disabled={isSending}>
            Close
          </Button>
          {chosen && (
            <Button
              look="primary"
              disabled={closed || busy}
              title={closed ? pastDeadline : undefined}
              onClick={() => void run(chosen)}
            >
              {busy ? upgrading : upgradeTo(figure(chosen.guestLimit))}
            </Button>
          )}
        </div>
      </div>
    </Dialog>
  )
}

/** One list of sizes, and what the chosen one brings. */
function Sizes({
  plans,
  chosen,
  disabled,
  choose,
}: {
  plans: Plan[]
  chosen: Plan
  disabled: boolean
  choose: (id: Plan['id']) => void
}) {
  const group = useId()
  return (
    <>
      <fieldset className="sizes" disabled={disabled}>
        <legend>{sizes}</legend>
        {plans.map(({ id, guestLimit, price }) => (
          <label key={id} className="size">
            <input
              type="radio"
              name={group}
              aria-describedby={`${group}-${id}`}
              checked={id === chosen.id}
              onChange={() => choose(id)}
            />
            <span>
              <strong>{planWords.name(guestLimit)}</strong>
              <span className="quietly small" id={`${group}-${id}`}>
                {planWords.description(guestLimit)}
              </span>
            </span>
            <span className="cost">
              <span className="price figures">{planPrice(price)}</span>{' '}
              <span className="quietly small">{oneTime}</span>
            </span>
          </label>
        ))}
      </fieldset>
      <div>
        <h3>{included}</h3>
        <ul className="features" aria-live="polite">
          {planWords.features(chosen.guestLimit).map((feature) => (
            <li key={feature}>{feature}</li>
          ))}
        </ul>
      </div>
    </>
  )
}

/** Notes to read before paying. */
function Before({
  event,
  at,
  closed,
  plan,
  edit,
}: {
  event: PlannerEvent
  at: number
  closed: boolean
  plan: Plan
  edit: () => void
}) {
  const ends = placesEndOf(event, at)
  const deadline = `${longDay(event.eventDate)} (${zoneName(event.timeZone)})`
  return (
    <>
      {ends && <Notice kind="warning">{ends}</Notice>}
      {event.premium && (
        <Notice kind="warning">{paidInFull(figure(event.guestLimit), planPrice(plan.price))}</Notice>
      )}
      {!closed && !event.premium && (
        <p>
          {locksDeadline(deadline)}{' '}
          <button type="button" className="text-button" onClick={edit}>
            {changeFirst}
          </button>
        </p>
      )}
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
    </>
  )
}
