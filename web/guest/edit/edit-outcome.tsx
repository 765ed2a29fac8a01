import { editDoesNotFit } from '#events/words/guest'
import { menuChanged } from '#menu/words/guest'
import { dishesGone, notSentYet, sendNow } from '#party/words/guest'
import { notSavedYet, saveIt, showSaved, updateFailed } from '#party/words/guest-edit'
import { Button } from '#ui/button'
import { traceOf } from '../../client/trace.ts'
import { LostList } from '../dishes/lost-list.tsx'
import { Outcome } from '../form/bar.tsx'
import { beside, fits, isChanged, lostIn } from '../form/machine/state.ts'
import { wordOutcome } from '../form/word-outcome.ts'
import { askedFor, NeedsAsked } from '../needs/needs-asked.tsx'
import type { EditFlow } from './use-edit.ts'

/** What stands in the way of saving, or was not saved on an earlier visit. */
export function EditOutcome({ edit }: { edit: EditFlow }) {
  const { form, dispatch } = edit
  const { outcome, places } = form
  const lost = lostIn(form)
  const sentence = outcome && wordOutcome(outcome, { failed: updateFailed, lost: updateFailed })
  if (lost.length > 0)
    return (
      <Outcome kind="error" sentence={sentence ?? menuChanged}>
        <p>{dishesGone}</p>
        <LostList lost={lost} dispatch={dispatch} />
      </Outcome>
    )
  if (outcome) {
    const { code, trace } = outcome
    return <Outcome kind={code === 'offline' ? 'near' : 'error'} sentence={sentence} trace={traceOf(trace)} />
  }
  const asked = askedFor(form)
  if (asked !== undefined) return <NeedsAsked form={form} index={asked} />
  if (!fits(form))
    return <Outcome kind="error" sentence={editDoesNotFit(places.guestLimit, beside(form).others)} />
  if (!form.resuming || !isChanged(form) || form.sending !== 'idle') return null
  const unsent = form.answer.unsent !== undefined
  return (
    <Outcome kind="near" sentence={unsent ? notSentYet : notSavedYet}>
      <div className="row">
        <Button small onClick={() => dispatch({ type: 'send_pressed' })}>
          {unsent ? sendNow : saveIt}
        </Button>
        <Button small onClick={() => dispatch({ type: 'show_saved_pressed' })}>
          {showSaved}
        </Button>
      </div>
    </Outcome>
  )
}
