import { useEffect, useState } from 'react'
import type { PlannerEvent } from '#events/shape/event'
import type { Category } from '#menu/shape/menu'
import { nothingToAdd, pasteExample, pasteHint, pasteLabel, pasteMenu, preview } from '#menu/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { TextField } from '#ui/field'
import { useAskedClose } from '../../../client/asked-close.tsx'
import { useAddDraft } from '../draft/use-add-draft.ts'
import { linesIn } from './menu-lines.ts'
import { type Paste, readPasteDraft, savePasteDraft } from './paste-draft.ts'
import { PastePreview } from './paste-preview.tsx'

/**
 * Adds a menu that was written down elsewhere: its lines are pasted, looked at as the menu they make, and added. Until then
 * the device keeps them.
 * @param here the category in which dishes go that stand before any of the lines' own
 */
export function PasteMenu({
  event,
  menu: now,
  here,
  onClose,
}: {
  event: PlannerEvent
  menu: Category[]
  here?: Category
  onClose: () => void
}) {
  // Frozen: a retry has to send the same, whatever of it is on the menu meanwhile.
  const [menu] = useState(now)
  const [{ text, lines }, setPaste] = useState<Paste>(
    () => readPasteDraft(event.id) ?? { text: '', lines: null },
  )
  const [error, setError] = useState<string>()
  useEffect(() => savePasteDraft(event.id, { text, lines }), [event.id, text, lines])
  const end = () => {
    savePasteDraft(event.id, null)
    onClose()
  }
  const { busy, isSending, cancelAnd, failure, clear, add } = useAddDraft(event.id, end)
  const { close, asking } = useAskedClose(text.trim() !== '', end, true)
  const show = () => {
    const read = linesIn(text, here)
    const any = read.some(({ kind }) => kind === 'dish' || kind === 'course')
    setError(any ? undefined : nothingToAdd)
    clear()
    if (any) setPaste({ text, lines: read })
  }
  return (
    <Dialog title={pasteMenu} onClose={cancelAnd(close)} busy={isSending}>
      {lines ? (
        <PastePreview
          event={event}
          menu={menu}
          text={text}
          lines={lines}
          setPaste={setPaste}
          busy={busy}
          isSending={isSending}
          cancelAnd={cancelAnd}
          failure={failure}
          add={add}
          here={here}
        />
      ) : (
        <div className="stack">
          <TextField
            label={pasteLabel}
            hint={pasteHint}
            rows={12}
            placeholder={pasteExample}
            value={text}
            error={error}
            onChange={({ target }) => setPaste({ text: target.value, lines: null })}
            onKeyDown={({ key, ctrlKey, metaKey }) => key === 'Enter' && (ctrlKey || metaKey) && show()}
          />
          <div className="actions">
            <Button onClick={close}>Cancel</Button>
            <Button look="primary" onClick={show}>
              {preview}
            </Button>
          </div>
        </div>
      )}
      {asking}
    </Dialog>
  )
}
