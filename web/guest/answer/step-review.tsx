import { useEffect, useRef, useState } from 'react'
import { backToHomeTitle, tryAgain } from '#core/words/shared'
import { freePlaces } from '#events/rules/capacity'
import {
  changeableUntil,
  isEverythingRight,
  saveMyChanges,
  sendAsNew,
  sendWithout,
  submit,
  submitted,
  submittedShort,
  submitting,
} from '#party/words/guest'
import { comeAfterAll } from '#party/words/guest-decline'
import { longDay } from '#words/days'

import { mayPass } from '../../client/may-pass.ts'
import { Outcome } from '../form/bar.tsx'
import { PartySize } from '../form/person-fields.tsx'
import { CapacityNotice } from './capacity-notice.tsx'
import { NeedsAtReview } from './no-needs.tsx'
import { OpenCourses } from './open-courses.tsx'
import { PartyReview } from './review.tsx'
import { StepFrame } from './step-frame.tsx'
import { SubmitErrorBox } from './submit-error-box.tsx'
import type { Flowing } from './use-flow.ts'

/** Refusals that sending the same again would only meet again. */
const final = ['closed', 'not_found', 'no_categories', 'no_items']

// A second tap that was meant for the Continue before, in the same place, submits nothing.
const unseenMs = 800

/** Everything once more before it is sent, and what became of sending it. */
export function StepReview({ flow }: { flow: Flowing }) {
  const { draft, party, sending, submitError, places, menu, removal, lost } = flow
  const busy = sending === 'sending' || sending === 'sent'
  const asksSize = !busy && (submitError?.code === 'capacity' || !flow.fits)
  const [next, onNext] = wayOn(flow)
  const [seen, setSeen] = useState(false)
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => setSeen(true), unseenMs)
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [])
  // In letters so large that the bar does not stick, it stands far below "Send as it is".
  const told = useRef(submitError)
  useEffect(() => {
    if (submitError && submitError !== told.current)
      document.querySelector('.step > .bar')?.scrollIntoView({ block: 'nearest' })
    told.current = submitError
  }, [submitError])
  return (
    <StepFrame
      flow={flow}
      heading={isEverythingRight}
      lead={changeableUntil(longDay(menu.event.eventDate))}
      onNext={onNext}
      next={next}
      busy={busy}
      blocked={submitError?.before !== undefined}
      unseen={!seen}
      done={sending === 'sent'}
      line={
        sending === 'sent' ? (
          <Outcome sentence={submitted} />
        ) : (
          (submitError || lost.length > 0) && <SubmitErrorBox flow={flow} />
        )
      }
      instead={
        final.includes(submitError?.code ?? '') && (
          <a className="button" href="/">
            {backToHomeTitle}
          </a>
        )
      }
    >
      {!submitError && !busy && <CapacityNotice flow={flow} />}
      {asksSize && <PartySize size={party.length} room={freePlaces(places)} removal={removal} />}
      {!submitError && sending === 'idle' && <OpenCourses flow={flow} />}
      {!busy && <NeedsAtReview flow={flow} />}
      <PartyReview
        party={party}
        categories={menu.categories}
        email={menu.asksEmail ? draft.email : ''}
        locked={busy}
        changeDetails={() => flow.go({ name: 'info', guest: 0 }, true)}
        changeChoices={(index) => flow.goTo(index, true)}
        changePerson={flow.changePerson}
        remove={removal.remove}
      />
    </StepFrame>
  )
}

/** What the button says, and does: there is one in every state that sending can mend. */
function wayOn(flow: Flowing): [words: string, act: () => void] {
  const { sending, submitError, lost } = flow
  const receipt = submitError?.receipt
  if (sending === 'sending') return [submitting, flow.send]
  if (sending === 'sent') return [submittedShort, flow.send]
  if (submitError?.code === 'id_reused' && receipt) return [saveMyChanges, () => flow.saveOver(receipt)]
  if (submitError?.code === 'id_declined' && submitError.decline) {
    const { decline } = submitError
    return [comeAfterAll, () => flow.inPlaceOf(decline)]
  }
  if (submitError?.code === 'removed' || submitError?.code === 'decline_gone') return [sendAsNew, flow.asNew]
  if (submitError?.before) return [submit, flow.send]
  if (lost.length > 0) return [sendWithout, flow.send]
  return [submitError && mayPass(submitError.code) ? tryAgain : submit, flow.send]
}
