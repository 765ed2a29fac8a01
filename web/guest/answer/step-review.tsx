import { freePlaces } from '#events/rules/capacity'
import type { GuestWords } from '#languages/language'
import { hasStatedNeed } from '#needs/rules/has-need'
import { isRetryable } from '../../client/calls/is-retryable.ts'
import { Chunk } from '../../client/chunk.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { partyNotices } from '../dishes/chunks.ts'
import { BarMessage } from '../form/bar.tsx'
import type { FormAction } from '../form/machine/actions.ts'
import { type AnswerFormState, fits, isBusy, lostChoicesOf } from '../form/machine/state.ts'
import { PartySize } from '../form/person-fields.tsx'
import { newSubmissionId } from '../form/rules/draft.ts'
import { permanentAnswerRefusals } from '../form/rules/final-codes.ts'
import { useFailureInSight } from '../form/sending/use-failure-in-sight.ts'
import { CapacityNotice } from './capacity-notice.tsx'
import { PartyReview } from './party-review.tsx'
import { StepFrame } from './step-frame.tsx'
import { SubmitErrorBox } from './submit-error-box.tsx'
import type { AnswerFlow } from './use-answer-flow.ts'

/** The whole draft before it is sent, and the outcome of sending it. */
export function StepReview({ flow }: { flow: AnswerFlow }) {
  const words = useGuestWords()
  const { form, dispatch } = flow
  const { draft, sending, failure, places, menu } = form
  const { party } = draft
  const lostChoices = lostChoicesOf(form)
  const busy = isBusy(form)
  const asksSize = !busy && (failure?.code === 'capacity' || !fits(form))
  const [next, action] = nextButton(words, form)
  useFailureInSight(failure)
  return (
    <StepFrame
      flow={flow}
      heading={words.party.isEverythingRight}
      intro={words.party.changeableUntil(words.days.longDay(menu.event.eventDate))}
      onNext={() => dispatch(action)}
      next={next}
      busy={busy}
      blocked={failure?.previous !== undefined}
      done={sending === 'sent'}
      message={
        sending === 'sent' ? (
          <BarMessage sentence={words.party.submitted} />
        ) : (
          (failure || lostChoices.length > 0) && <SubmitErrorBox flow={flow} />
        )
      }
      nextReplacement={
        permanentAnswerRefusals.includes(failure?.code ?? '') && (
          <a className="button" href="/">
            {words.site.backToHomeTitle}
          </a>
        )
      }
    >
      {!failure && !busy && <CapacityNotice flow={flow} />}
      {asksSize && <PartySize form={form} dispatch={dispatch} largestParty={freePlaces(places)} />}
      {flow.invited && <flow.invited.NotComingSummary flow={flow} />}
      <PartyReview flow={flow} locked={busy} showsUnanswered={!failure && sending === 'idle'} />
      {!busy && party.some(hasStatedNeed) && (
        <Chunk chunk={partyNotices} props={{ party, categories: menu.categories }} />
      )}
    </StepFrame>
  )
}

/** Label and action of the button that sends, in each state of sending. */
function nextButton(words: GuestWords, form: AnswerFormState): [label: string, action: FormAction] {
  const { sending, failure } = form
  const send = { type: 'send_pressed' } as const
  const { receipt, decline } = failure ?? {}
  if (sending === 'sending') return [words.party.submitting, send]
  if (sending === 'sent') return [words.party.submittedShort, send]
  // An earlier attempt is stored, with other content or as a decline.
  if (failure?.code === 'id_reused' && receipt)
    return [words.party.saveMyChanges, { type: 'save_over_pressed', receipt }]
  if (failure?.code === 'id_declined' && decline)
    return [
      words.decline.comeAfterAll,
      { type: 'replace_decline_pressed', decline, submissionId: newSubmissionId() },
    ]
  if (failure?.code === 'removed' || failure?.code === 'decline_gone')
    return [words.party.sendAsNew, { type: 'send_as_new_pressed', submissionId: newSubmissionId() }]
  if (failure?.previous) return [words.party.submit, send]
  if (lostChoicesOf(form).length > 0) return [words.party.sendWithout, send]
  return [failure && isRetryable(failure.code) ? words.site.tryAgain : words.party.submit, send]
}
