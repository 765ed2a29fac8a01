import { useState } from 'react'
import type { PlannerEvent } from '#events/shape/event'
import type { Category } from '#menu/shape/menu'
import {
  backToLines,
  nothingToAdd,
  pasteExample,
  pasteHint,
  pasteLabel,
  pasteMenu,
  preview,
} from '#menu/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { TextField } from '#ui/field'
import { useAskedClose } from '../../../client/asked-close.tsx'
import { AddDraft } from './add-draft.tsx'
import { draftOf, linesOf, remarksOn } from './draft.ts'
import { categoriesAllowed } from './event-menu.ts'
import { parseLines } from './parse-lines.ts'
import { useAddDraft } from './use-add-draft.ts'

/**
 * Adds a menu that was written down elsewhere: its lines are pasted, looked at as the menu they make, and added.
 * @param here the category in which dishes go that stand before any of the lines' own
 */
export function PasteMenu({
  event,
  menu,
  here,
  onClose,
}: {
  event: PlannerEvent
  menu: Category[]
  here?: Category
  onClose: () => void
}) {
  const [text, setText] = useState('')
  const [complaint, setComplaint] = useState<string>()
  const { draft, busy, failure, edit, begin, add } = useAddDraft(event.id, onClose)
  const { close, asking } = useAskedClose(text.trim() !== '', onClose)
  const show = () => {
    const read = draftOf(parseLines(text), menu, here)
    setComplaint(read.length === 0 ? nothingToAdd : undefined)
    if (read.length > 0) begin(read)
  }
  return (
    <Dialog title={pasteMenu} onClose={close} busy={busy}>
      {draft ? (
        <AddDraft
          draft={draft}
          remarks={remarksOn(draft, menu, categoriesAllowed(event))}
          edit={edit}
          busy={busy}
          failure={failure}
          add={add}
        >
          <Button
            disabled={busy}
            onClick={() => {
              setText(linesOf(draft))
              begin(null)
            }}
          >
            {backToLines}
          </Button>
        </AddDraft>
      ) : (
        <div className="stack">
          <TextField
            label={pasteLabel}
            hint={pasteHint}
            rows={12}
            placeholder={pasteExample}
            value={text}
            complaint={complaint}
            onChange={({ target }) => setText(target.value)}
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
