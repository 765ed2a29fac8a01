import { editDoesNotFit } from '#events/words/guest'
import { menuChanged } from '#menu/words/guest'
import { dishesGone, notSentYet, sendNow } from '#party/words/guest'
import { notSavedYet, saveIt, showSaved } from '#party/words/guest-edit'
import { Button } from '#ui/button'
import { traceOf } from '../../client/trace.ts'
import { LostList } from '../dishes/lost-list.tsx'
import { choicePath } from '../form/answer.ts'
import { Outcome } from '../form/bar.tsx'
import { focusField } from '../form/focus-field.ts'
import type { Editing } from './use-edit.ts'

/** What stands in the way of saving, or was not saved on an earlier visit. */
export function EditOutcome({ edit }: { edit: Editing }) {
  const { submitError, lost, fits, places, others } = edit
  if (lost.length > 0)
    return (
      <Outcome kind="error" sentence={submitError?.sentence ?? menuChanged}>
        <p>{dishesGone}</p>
        <LostList lost={lost} lead={({ guest, category }) => focusField(choicePath(guest, category))} />
      </Outcome>
    )
  if (submitError) {
    const { code, sentence, trace } = submitError
    return <Outcome kind={code === 'offline' ? 'near' : 'error'} sentence={sentence} trace={traceOf(trace)} />
  }
  if (!fits) return <Outcome kind="error" sentence={editDoesNotFit(places.guestLimit, others)} />
  if (!edit.resuming || edit.sending !== 'idle') return null
  const unsent = edit.answer.unsent !== undefined
  return (
    <Outcome kind="near" sentence={unsent ? notSentYet : notSavedYet}>
      <div className="row">
        <Button small onClick={edit.send}>
          {unsent ? sendNow : saveIt}
        </Button>
        <Button small onClick={edit.showSaved}>
          {showSaved}
        </Button>
      </div>
    </Outcome>
  )
}
