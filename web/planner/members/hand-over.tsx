import { useId, useRef, useState } from 'react'
import { generatePath, Link, useRevalidator } from 'react-router'
import { pages } from '#core/pages'
import { whenText } from '#languages/en/days'
import { confirmsHandover, type Handover, type Member } from '#members/shape/member'
import * as words from '#members/words/planner'
import { Button } from '#ui/button'
import { ConfirmDialog } from '#ui/confirm-dialog'
import { toast } from '#ui/toast'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { endOffer, offerEvent } from './data.ts'
import { nameOf } from './name-of.ts'

/** For the owner: hands the event over to a member, or takes the offer back. */
export function HandOver({
  members,
  offer,
  from,
}: {
  members: Member[]
  offer: Handover | undefined
  /** The time from which it can be handed over again; undefined where it can be now. */
  from: number | undefined
}) {
  const { event } = useEvent()
  const [asking, setAsking] = useState(false)
  const to = members.find(({ userId }) => userId === offer?.userId)
  return (
    <section className="stack" aria-labelledby="hand-over">
      <h3 id="hand-over">{words.handOverTitle}</h3>
      {offer && to ? (
        <>
          <p>{words.offeredTo(nameOf(to), whenText(offer.expiresAt, event.timeZone))}</p>
          <End action={words.takeOfferBack} done={words.offerTakenBack} />
        </>
      ) : from ? (
        <p>{words.handOverAgainFrom(whenText(from, event.timeZone))}</p>
      ) : (
        <>
          <p>{words.handOverAbout}</p>
          <div>
            <Button onClick={() => setAsking(true)}>{words.handOver}</Button>
          </div>
        </>
      )}
      {asking && <Ask members={members} onClose={() => setAsking(false)} />}
    </section>
  )
}

/** For the member whom the event is offered to: the way to the offer, and to decline it. */
export function Offered({ owner, offer }: { owner: string; offer: Handover & { token: string } }) {
  const { event } = useEvent()
  return (
    <section className="stack notice" aria-labelledby="offered">
      <h3 id="offered">{words.takeOverTitle}</h3>
      <p>{words.offersYou(owner, event.title)}</p>
      <div className="row">
        <Link className="button primary" to={generatePath(pages.handover.path, { token: offer.token })}>
          {words.lookAtOffer}
        </Link>
        <End action={words.declineOffer} done={words.offerDeclined} />
      </div>
    </section>
  )
}

function End({ action, done }: { action: string; done: string }) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const { busy, run } = useAction(async () => {
    await endOffer(event.id)
    await revalidate()
    toast(done)
  }, toastFailure)
  return (
    <div>
      <Button disabled={busy} onClick={() => void run()}>
        {action}
      </Button>
    </div>
  )
}

function Ask({ members, onClose }: { members: Member[]; onClose: () => void }) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const [userId, setUserId] = useState(members[0]?.userId ?? '')
  const [stays, setStays] = useState(true)
  // Sent again after a failure, it names the same offer.
  const offer = useRef({ userId, stays, id: crypto.randomUUID() })
  const select = useId()
  const { busy, isSending, cancelAnd, failure, run } = useAction(async (confirm: string) => {
    const { current } = offer
    if (current.userId !== userId || current.stays !== stays)
      offer.current = { userId, stays, id: crypto.randomUUID() }
    await offerEvent(event.id, { ...offer.current, confirm })
    await revalidate()
    onClose()
    toast(words.offerMade)
  })
  return (
    <ConfirmDialog
      title={words.handOverTitle}
      word={{
        label: words.typeHandOver,
        matches: confirmsHandover,
        error: (_, left) => (left ? words.handoverNotTyped : undefined),
      }}
      action={words.makeOffer}
      acting={words.makingOffer}
      cancel={words.cancel}
      busy={busy}
      isSending={isSending}
      failure={<FailureNotice failure={failure} />}
      confirm={(typed) => void run(typed)}
      onClose={cancelAnd(onClose)}
    >
      <p>{words.handOverMeans}</p>
      <div>
        <label htmlFor={select}>{words.newOwner}</label>
        <select
          id={select}
          className="input"
          value={userId}
          onChange={({ target }) => setUserId(target.value)}
        >
          {members.map((member) => (
            <option key={member.userId} value={member.userId}>
              {member.name ? `${member.name} (${member.email})` : member.email}
            </option>
          ))}
        </select>
      </div>
      <label className="check">
        <input type="checkbox" checked={stays} onChange={({ target }) => setStays(target.checked)} />
        {words.iStay}
      </label>
    </ConfirmDialog>
  )
}
