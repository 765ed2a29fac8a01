import { freePlaces } from '#events/rules/capacity'
import type { GuestWords } from '#languages/language'
import { mayPass } from '../../client/calls/may-pass.ts'
import { Chunk } from '../../client/chunk.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { partyNews } from '../dishes/chunks.ts'
import { BarMessage } from '../form/bar.tsx'
import type { FormAction } from '../form/machine/actions.ts'
import { type Answering, fits, isBusy, lostIn } from '../form/machine/state.ts'
import { PartySize } from '../form/person-fields.tsx'
import { saysNeeds } from '../form/rules/consent.ts'
import { newSubmissionId } from '../form/rules/draft.ts'
import { useOutcomeInSight } from '../form/sending/use-outcome-in-sight.ts'
import { CapacityNotice } from './capacity-notice.tsx'
import { PartyReview } from './review.tsx'
import { StepFrame } from './step-frame.tsx'
import { SubmitErrorBox } from './submit-error-box.tsx'
import type { Flowing } from './use-flow.ts'

/** Refusals that sending the same again would only meet again. */
const final = ['closed', 'not_found', 'no_categories', 'no_items']

/** Everything once more before it is sent, and what became of sending it. */
export function StepReview({ flow }: { flow: Flowing }) {
  const words = useGuestWords()
  const { form, dispatch } = flow
  const { answer: draft, sending, outcome, places, menu } = form
  const { party } = draft
  const lost = lostIn(form)
  const busy = isBusy(form)
  const asksSize = !busy && (outcome?.code === 'capacity' || !fits(form))
  const [next, action] = wayOn(words, form)
  useOutcomeInSight(outcome)
  return (
    <StepFrame
      flow={flow}
      heading={words.party.isEverythingRight}
      lead={words.party.changeableUntil(words.days.longDay(menu.event.eventDate))}
      onNext={() => dispatch(action)}
      next={next}
      busy={busy}
      blocked={outcome?.before !== undefined}
      done={sending === 'sent'}
      line={
        sending === 'sent' ? (
          <BarMessage sentence={words.party.submitted} />
        ) : (
          (outcome || lost.length > 0) && <SubmitErrorBox flow={flow} />
        )
      }
      instead={
        final.includes(outcome?.code ?? '') && (
          <a className="button" href="/">
            {words.site.backToHomeTitle}
          </a>
        )
      }
    >
      {!outcome && !busy && <CapacityNotice flow={flow} />}
      {asksSize && <PartySize form={form} dispatch={dispatch} largestParty={freePlaces(places)} />}
      {flow.invited && <flow.invited.Others flow={flow} />}
      <PartyReview flow={flow} locked={busy} asks={!outcome && sending === 'idle'} />
      {!busy && party.some(saysNeeds) && (
        <Chunk part={partyNews} given={{ party, categories: menu.categories }} />
      )}
    </StepFrame>
  )
}

/** Label and action of the button: there is one in every state that sending can mend. */
function wayOn(words: GuestWords, form: Answering): [words: string, action: FormAction] {
  const { sending, outcome } = form
  const send = { type: 'send_pressed' } as const
  const { receipt, decline } = outcome ?? {}
  if (sending === 'sending') return [words.party.submitting, send]
  if (sending === 'sent') return [words.party.submittedShort, send]
  if (outcome?.code === 'id_reused' && receipt)
    return [words.party.saveMyChanges, { type: 'save_over_pressed', receipt }]
  if (outcome?.code === 'id_declined' && decline)
    return [words.decline.comeAfterAll, { type: 'in_place_pressed', decline, id: newSubmissionId() }]
  if (outcome?.code === 'removed' || outcome?.code === 'decline_gone')
    return [words.party.sendAsNew, { type: 'send_as_new_pressed', id: newSubmissionId() }]
  if (outcome?.before) return [words.party.submit, send]
  if (lostIn(form).length > 0) return [words.party.sendWithout, send]
  return [outcome && mayPass(outcome.code) ? words.site.tryAgain : words.party.submit, send]
}
