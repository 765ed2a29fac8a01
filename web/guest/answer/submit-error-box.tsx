import { freePlaces } from '#events/rules/capacity'
import { Button } from '#ui/button'
import { referenceText } from '../../client/reference-text.ts'
import { useGuestWords } from '../../client/words.tsx'
import { LostList } from '../dishes/lost-list.tsx'
import { BarMessage } from '../form/bar.tsx'
import { HostContact } from '../form/host-contact.tsx'
import { lostChoicesOf } from '../form/machine/state.ts'
import { newSubmissionId } from '../form/rules/draft.ts'
import { declinePath, SecondVisit } from '../form/second-visit.tsx'
import { failureSentence } from '../form/sending/failure-sentence.ts'
import type { AnswerFlow } from './use-answer-flow.ts'

/** The reason a submission was not stored, with the actions that it offers. */
export function SubmitErrorBox({ flow }: { flow: AnswerFlow }) {
  const words = useGuestWords()
  const { form, dispatch } = flow
  const { failure } = form
  const lostChoices = lostChoicesOf(form)
  const { code, requestId, receipt, previous } = failure ?? {}
  const refusal = failure
    ? failureSentence(words, failure, { failed: words.party.submitFailed, lost: words.party.submitUnknown })
    : words.menu.menuChanged
  const kind = code === 'offline' || previous ? 'warning' : 'error'
  const isFull = code === 'capacity' && freePlaces(form.places) === 0
  const asksOrganizer = isFull || code === 'removed' || code === 'closed'
  return (
    <BarMessage
      kind={kind}
      sentence={flow.offlineNotice || refusal}
      reference={referenceText(words, requestId)}
    >
      {lostChoices.length > 0 && (
        <>
          <p>{words.party.dishesGone}</p>
          <LostList lostChoices={lostChoices} dispatch={dispatch} />
        </>
      )}
      {code === 'id_reused' && receipt && (
        <Button look="quiet" small onClick={() => dispatch({ type: 'keep_stored_pressed', receipt })}>
          {words.party.keepFirstAnswer}
        </Button>
      )}
      {previous && (
        <SecondVisit
          previous={previous}
          onChange={() =>
            dispatch(
              previous.declined
                ? {
                    type: 'replace_decline_pressed',
                    decline: { declineToken: previous.token },
                    submissionId: newSubmissionId(),
                  }
                : { type: 'change_previous_pressed', previous },
            )
          }
          onDecline={() => flow.leave(declinePath(form.menu.event.eventCode, previous))}
          onAnother={() => dispatch({ type: 'another_party_pressed', submissionId: newSubmissionId() })}
        />
      )}
      {asksOrganizer && <HostContact event={form.menu.event} />}
    </BarMessage>
  )
}
