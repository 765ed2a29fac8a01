import { goBack, noDishAsked, noDishTitle, saveAllTheSame } from '#party/words/planner-form'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'

/** Asks before people are saved for whom nothing is chosen. */
export function NoDishAsked({
  names,
  save,
  onClose,
}: {
  names: string[]
  save: () => void
  onClose: () => void
}) {
  return (
    <Dialog title={noDishTitle} onClose={onClose}>
      <p>{noDishAsked(names)}</p>
      <div className="actions">
        <Button onClick={onClose}>{goBack}</Button>
        <Button look="primary" onClick={save}>
          {saveAllTheSame}
        </Button>
      </div>
    </Dialog>
  )
}
