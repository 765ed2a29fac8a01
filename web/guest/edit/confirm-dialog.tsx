import type { ReactNode } from 'react'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { useStatus } from '#ui/toasts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useWords } from '../../client/words.tsx'

/**
 * Asks for confirmation before something that cannot be undone.
 * @param onConfirm does it; throws ApiError, which the dialog shows
 */
export function ConfirmDialog({
  title,
  children,
  cancelLabel,
  confirmLabel,
  onConfirm,
  onClose,
}: {
  title: string
  children: ReactNode
  cancelLabel: string
  confirmLabel: string
  onConfirm: () => Promise<void>
  onClose: () => void
}) {
  const { busy, isSending, cancelAnd, failure, run } = useAction(onConfirm)
  const { youAreOffline } = useWords().site
  useStatus(busy && !isSending ? youAreOffline : '')
  return (
    <Dialog title={title} onClose={cancelAnd(onClose)} busy={isSending}>
      <p>{children}</p>
      <FailureNotice failure={failure} />
      <div className="actions">
        <Button disabled={isSending} onClick={cancelAnd(onClose)}>
          {cancelLabel}
        </Button>
        <Button look="danger" disabled={busy} onClick={() => void run()}>
          {confirmLabel}
        </Button>
      </div>
    </Dialog>
  )
}
