import { freePlaces } from '#events/rules/capacity'
import { Button } from '#ui/button'
import { Chunk } from '../../client/chunk.tsx'
import { receiptsFor } from '../../client/receipt/kept-receipts.ts'
import { useGuestWords } from '../../client/words.tsx'
import { BarMessage } from '../form/bar.tsx'
import { personActions } from '../form/machine/person-actions.ts'
import { fits, isNamed } from '../form/machine/state.ts'
import { EmailField, NameField, PartySize } from '../form/person-fields.tsx'
import type { ResponseDraft } from '../form/rules/response-draft.ts'
import { NeedsField } from '../needs/needs-field.tsx'
import { CapacityNotice } from './capacity-notice.tsx'
import { guestNames } from './chunks.ts'
import { StepFrame } from './step-frame.tsx'
import type { AnswerFlow } from './use-answer-flow.ts'

/** The lead guest, and the party's size. */
export function StepInfo({ flow }: { flow: AnswerFlow }) {
  const words = useGuestWords()
  const { form, dispatch, invited } = flow
  const { draft, fieldErrors, menu, refusedPlaces } = form
  const { party } = draft
  const [person] = party
  if (!person) return null
  const fieldProps = { person, index: 0, fieldErrors, ...personActions(dispatch, 0) }
  const { check } = fieldProps
  // In a full event Continue stays pressable: it says so, and reads the places again.
  const free = freePlaces(form.places)
  const largestParty = invited ? Math.min(free, invited.maxSize) : free
  // A personal link that lists people asks who of them comes, instead of a name and a size.
  const AttendanceFields = invited?.AttendanceFields
  const decline = () =>
    invited
      ? invited.onDecline()
      : dispatch({
          type: 'cannot_come_pressed',
          hasAnsweredBefore: receiptsFor(menu.event.eventCode).length > 0,
        })
  return (
    <StepFrame
      flow={flow}
      heading={words.party.whoIsComing}
      blocked={!isNamed(draft) || free === 0}
      message={
        !fits(form) &&
        refusedPlaces && <BarMessage kind="error" sentence={words.events.partyDoesNotFit(refusedPlaces)} />
      }
      formRef={flow.formRef}
    >
      <CapacityNotice flow={flow} />
      {AttendanceFields ? <AttendanceFields flow={flow} /> : <NameField {...fieldProps} />}
      {menu.asksEmail && (
        <EmailField
          email={draft.email}
          fieldErrors={fieldErrors}
          check={check}
          change={(email) => dispatch({ type: 'draft_changed', part: { email } })}
        />
      )}
      {(!AttendanceFields || isNamed(draft)) && <NeedsField {...fieldProps} />}
      {!AttendanceFields && <PartySize form={form} dispatch={dispatch} largestParty={largestParty} />}
      {!AttendanceFields && party.length > 1 && (
        <Chunk
          chunk={guestNames}
          props={{
            draft,
            largestParty,
            fieldErrors,
            change: ({ party }: ResponseDraft) => dispatch({ type: 'draft_changed', part: { party } }),
            check,
          }}
        />
      )}
      <p>
        <Button look="quiet" onClick={decline}>
          {words.decline.cannotCome}
        </Button>
      </p>
    </StepFrame>
  )
}
