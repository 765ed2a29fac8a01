import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { useEditWords } from '../../client/words.tsx'

/** Asks for confirmation before unsaved changes are discarded. */
export function LeaveDialog({ leave, onClose }: { leave: () => void; onClose: () => void }) {
  const words = useEditWords()
  return (
    <Dialog title={words.edit.leaveChanged} onClose={onClose}>
      <p>{words.edit.leaveWarning}</p>
      <div className="actions">
        <Button onClick={onClose}>{words.edit.keepChanging}</Button>
        <Button look="danger" onClick={leave}>
          {words.edit.leaveWord}
        </Button>
      </div>
    </Dialog>
  )
}
