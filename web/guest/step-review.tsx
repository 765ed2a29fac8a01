import { freePlaces } from '#contract/capacity'
import { longDay } from '#contract/day'
import { submitted } from '#contract/guest'
import { Notice } from '#ui/notice'
import { withoutPerson } from './answer.ts'
import { PartySize } from './person-fields.tsx'
import { PartyReview } from './review.tsx'
import { Room } from './room.tsx'
import { StepFrame } from './step-frame.tsx'
import { TroubleBox } from './trouble-box.tsx'
import type { Flowing } from './use-flow.ts'

/** Refusals that sending the same again would only meet again. */
const final = ['closed', 'not_found', 'no_categories', 'no_items', 'removed', 'id_reused']

/** Everything once more before it is sent, and what became of sending it. */
export function StepReview({ flow }: { flow: Flowing }) {
  const { draft, party, sending, trouble, places, menu, edit } = flow
  const busy = sending === 'sending' || sending === 'sent'
  const asksSize = !busy && (trouble?.code === 'capacity' || !flow.fits)
  return (
    <StepFrame
      flow={flow}
      heading="Is everything right?"
      lead={`You can change your answer until ${longDay(menu.event.eventDate)}.`}
      onNext={flow.send}
      busy={busy}
      blocked={final.includes(trouble?.code ?? '')}
      next={words(flow)}
    >
      {sending === 'sent' && <Notice>{submitted}</Notice>}
      {trouble && <TroubleBox flow={flow} trouble={trouble} />}
      {!trouble && !busy && <Room flow={flow} />}
      {asksSize && (
        <PartySize
          party={party}
          room={freePlaces(places)}
          change={(people) => edit({ ...draft, party: people })}
        />
      )}
      <PartyReview
        party={party}
        categories={menu.categories}
        email={menu.asksEmail ? draft.email : ''}
        locked={busy}
        changeDetails={() => flow.go({ step: 'info', guest: 0 }, true)}
        changeChoices={(index) => flow.goTo(index, true)}
        remove={(index) => edit(withoutPerson(draft, index))}
      />
    </StepFrame>
  )
}

function words({ sending, trouble }: Flowing): string {
  if (sending === 'sending') return 'Submitting...'
  if (sending === 'sent') return 'Submitted Successfully!'
  return trouble ? 'Try again' : 'Submit Menu Selections'
}
