import { useState } from 'react'
import { figure } from '#core/figures'
import { mayEdit } from '#events/rules/roles'
import type { PlannerEvent } from '#events/shape/event'
import { locale } from '#languages/en/locale'
import { hasErasedNames } from '#party/rules/anonymized'
import { restorableFor } from '#party/rules/restorable'
import type { PlannerDecline } from '#party/shape/decline'
import {
  addNotComing,
  declineBack,
  declineRemoved,
  linkOnItsWay,
  newestShown,
  noneNotComing,
  notComing,
  notDelivered,
  ofNames,
  removeDecline,
  sameNameAsOther,
  sendLinkAgain,
  undo,
  unnamedGuest,
} from '#party/words/planner'
import { erased } from '#seating/words/shared'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { AddNotComing } from './add-not-coming.tsx'

/** The parties that cannot come, in a group of their own. `cutAt`: how many of more than these were read. */
export function NotComing({
  event,
  declines,
  sameName,
  cutAt,
  changed,
}: {
  event: PlannerEvent
  declines: PlannerDecline[]
  sameName: ReadonlySet<string>
  cutAt: number | undefined
  changed: () => Promise<void>
}) {
  const [adding, setAdding] = useState(false)
  return (
    <section className="stack" aria-labelledby="not-coming">
      <h2 id="not-coming">{notComing}</h2>
      {declines.length === 0 ? (
        <p className="quietly">{noneNotComing(event.notComing)}</p>
      ) : (
        <ul className="lines">
          {declines.map((decline) => (
            <Declined
              key={decline.id}
              eventId={event.id}
              edits={mayEdit(event)}
              decline={decline}
              sameName={sameName.has(decline.id)}
              changed={changed}
            />
          ))}
        </ul>
      )}
      {cutAt !== undefined && <p className="quietly">{newestShown(figure(cutAt))}</p>}
      {mayEdit(event) && (
        <div>
          <Button small onClick={() => setAdding(true)}>
            {addNotComing}
          </Button>
        </div>
      )}
      {adding && <AddNotComing event={event} saved={changed} onClose={() => setAdding(false)} />}
    </section>
  )
}

function Declined({
  eventId,
  edits,
  decline: { id: did, names, email, undelivered },
  sameName,
  changed,
}: {
  eventId: string
  edits: boolean
  decline: PlannerDecline
  /** Another party has a lead guest of the same name. */
  sameName: boolean
  changed: () => Promise<void>
}) {
  const path = api.events[':id'].declines[':did']
  const param = { id: eventId, did }
  const said = new Intl.ListFormat(locale).format(
    names.map((name, at) => name || (hasErasedNames(names) ? erased : unnamedGuest(at + 1))),
  )
  const restore = useAction(async () => {
    await callApi((options) => path.restore.$post({ param }, options))
    toast(declineBack(said))
    await changed()
  }, toastFailure)
  const remove = useAction(async () => {
    await callApi((options) => path.$delete({ param }, options))
    toast(declineRemoved(said), {
      seconds: restorableFor / 1000,
      action: { label: undo, run: () => void restore.run() },
    })
    await changed()
  }, toastFailure)
  const mail = useAction(async () => {
    await callApi((options) => path.mail.$post({ param }, options))
    toast(linkOnItsWay)
  }, toastFailure)
  return (
    <li className="response">
      <p>
        <strong>{said}</strong> {sameName && <span className="badge quietly">{sameNameAsOther}</span>}{' '}
        {undelivered && <span className="badge warning-text">{notDelivered}</span>}{' '}
        {email && <span className="quietly small address">{email}</span>}
      </p>
      {edits && (
        <div className="row">
          {email && (
            <Button look="quiet" small disabled={mail.busy} onClick={() => void mail.run()}>
              {sendLinkAgain}
              <span className="visually-hidden">{ofNames(said)}</span>
            </Button>
          )}
          <Button look="quiet" small disabled={remove.busy} onClick={() => void remove.run()}>
            {removeDecline}
            <span className="visually-hidden">{ofNames(said)}</span>
          </Button>
        </div>
      )}
    </li>
  )
}
