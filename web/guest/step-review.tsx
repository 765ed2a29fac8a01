import { freePlaces } from '#contract/capacity'
import { Notice } from '#ui/notice'
import { longDay } from '#words/days'
import { changeableUntil, isEverythingRight, submit, submittedShort, submitting } from '#words/flow'
import { submitted } from '#words/guest'
import { tryAgain } from '#words/site'
import { CapacityNotice } from './capacity-notice.tsx'
import { PartySize } from './person-fields.tsx'
import { PartyReview } from './review.tsx'
import { StepFrame } from './step-frame.tsx'
import { SubmitErrorBox } from './submit-error-box.tsx'
import type { Flowing } from './use-flow.ts'

/** Refusals that sending the same again would only meet again. */
const final = ['closed', 'not_found', 'no_categories', 'no_items', 'removed', 'id_reused']

/** Everything once more before it is sent, and what became of sending it. */
export function StepReview({ flow }: { flow: Flowing }) {
  const { draft, party, sending, submitError, places, menu, removal } = flow
  const busy = sending === 'sending' || sending === 'sent'
  const asksSize = !busy && (submitError?.code === 'capacity' || !flow.fits)
  return (
    <StepFrame
      flow={flow}
      heading={isEverythingRight}
      lead={changeableUntil(longDay(menu.event.eventDate))}
      onNext={flow.send}
      busy={busy}
      blocked={final.includes(submitError?.code ?? '')}
      next={words(flow)}
    >
      {sending === 'sent' && <Notice>{submitted}</Notice>}
      {submitError && <SubmitErrorBox flow={flow} submitError={submitError} />}
      {!submitError && !busy && <CapacityNotice flow={flow} />}
      {asksSize && <PartySize size={party.length} room={freePlaces(places)} removal={removal} />}
      <PartyReview
        party={party}
        categories={menu.categories}
        email={menu.asksEmail ? draft.email : ''}
        locked={busy}
        changeDetails={() => flow.go({ name: 'info', guest: 0 }, true)}
        changeChoices={(index) => flow.goTo(index, true)}
        remove={removal.remove}
      />
    </StepFrame>
  )
}

function words({ sending, submitError }: Flowing): string {
  if (sending === 'sending') return submitting
  if (sending === 'sent') return submittedShort
  return submitError ? tryAgain : submit
}
