import { keepChanging, leaveChanged, leaveWarning, leaveWord } from '#party/words/guest-edit'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'

/** Asks once more before changes that were not saved are let go. */
export function LeaveChanged({ leave, onClose }: { leave: () => void; onClose: () => void }) {
  return (
    <Dialog title={leaveChanged} onClose={onClose}>
      <p>{leaveWarning}</p>
      <div className="actions">
        <Button onClick={onClose}>{keepChanging}</Button>
        <Button look="danger" onClick={leave}>
          {leaveWord}
        </Button>
      </div>
    </Dialog>
  )
}
