import { Button } from '#ui/button'
import { firstNameOf } from '../../client/receipt/display-name.ts'
import { referenceText } from '../../client/reference-text.ts'
import { useEditWords } from '../../client/words.tsx'
import { FormNotice } from '../dishes/form-notice.tsx'
import { LostList } from '../dishes/lost-list.tsx'
import { BarMessage } from '../form/bar.tsx'
import { fits, hasUnsavedChanges, lostChoicesOf, placesForEdit } from '../form/machine/state.ts'
import { failureSentence } from '../form/sending/failure-sentence.ts'
import { useFailureInSight } from '../form/sending/use-failure-in-sight.ts'
import { ConsentMissing, firstWithoutConsent } from '../needs/consent-missing.tsx'
import type { EditFlow } from './use-edit.ts'

/** The message in the bar of the edit page: the outcome of saving, an obstacle, or unsaved changes of an earlier visit. */
export function EditStatus({ edit }: { edit: EditFlow }) {
  const words = useEditWords()
  const { form, dispatch, connection } = edit
  const { failure, places, sending, draft } = form
  useFailureInSight(failure, null)
  const lostChoices = lostChoicesOf(form)
  const sentence =
    failure &&
    failureSentence(words, failure, { failed: words.edit.updateFailed, lost: words.edit.updateFailed })
  if (sending === 'sent')
    return <BarMessage sentence={words.party.savedThankYou(firstNameOf(draft.party[0]?.name ?? ''))} />
  if (lostChoices.length > 0)
    return (
      <BarMessage kind="error" sentence={sentence ?? words.menu.menuChanged}>
        <p>{words.party.dishesGone}</p>
        <LostList lostChoices={lostChoices} dispatch={dispatch} />
      </BarMessage>
    )
  if (failure) {
    const { code, requestId } = failure
    return (
      <BarMessage
        kind={code === 'offline' ? 'warning' : 'error'}
        sentence={sentence}
        reference={referenceText(words, requestId)}
      />
    )
  }
  if (connection.state === 'gone') return <BarMessage kind="error" sentence={words.events.eventGone} />
  if (connection.state === 'closed') return <BarMessage kind="error" sentence={words.party.linkExpired} />
  const indexWithoutConsent = firstWithoutConsent(form)
  if (indexWithoutConsent !== undefined) return <ConsentMissing form={form} index={indexWithoutConsent} />
  if (!fits(form))
    return (
      <BarMessage
        kind="error"
        sentence={words.events.editDoesNotFit(places.guestLimit, placesForEdit(form).others)}
      />
    )
  const hasUnsaved = form.resuming && hasUnsavedChanges(form) && form.sending === 'idle'
  const canUndo = form.discarded !== null && !hasUnsavedChanges(form)
  const isUnsent = form.draft.unsentEventTitle !== undefined
  return (
    <FormNotice form={form} dispatch={dispatch}>
      {hasUnsaved && (
        <BarMessage kind="warning" sentence={isUnsent ? words.party.notSentYet : words.edit.notSavedYet}>
          <div className="row">
            <Button small onClick={() => dispatch({ type: 'send_pressed' })}>
              {isUnsent ? words.party.sendNow : words.edit.saveIt}
            </Button>
            <Button small onClick={() => dispatch({ type: 'discard_pressed' })}>
              {words.edit.showSaved}
            </Button>
          </div>
        </BarMessage>
      )}
      {canUndo && (
        <BarMessage sentence={words.edit.changesDropped}>
          <Button small onClick={() => dispatch({ type: 'discard_undone' })}>
            {words.receipt.undo}
          </Button>
        </BarMessage>
      )}
    </FormNotice>
  )
}
