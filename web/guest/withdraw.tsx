import { useState } from 'react'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Notice } from '#ui/notice'
import { withdrawFailed, withdrawn } from '#words/guest'
import { ApiError, api, ask } from '../client/api.ts'
import { dropReceipt } from '../client/kept-receipts.ts'
import { toastOnNextPage } from '../client/next-toast.ts'

/** Asks once more before an answer is taken back. */
export function Withdraw({
  token,
  leave,
  onClose,
}: {
  token: string
  leave: () => void
  onClose: () => void
}) {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)
  const withdraw = async () => {
    setBusy(true)
    setFailure(null)
    try {
      await ask((options) => api.responses[':token'].$delete({ param: { token } }, options), withdrawFailed)
      dropReceipt(token)
      toastOnNextPage(withdrawn, 5)
      leave()
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure(error)
      setBusy(false)
    }
  }
  return (
    <Dialog title="Withdraw my answer" onClose={onClose} busy={busy}>
      <p>
        Your whole party is removed, and your places are free for others. To come after all, you would have to
        answer again.
      </p>
      {failure && (
        <Notice kind="error" trace={failure.requestId}>
          {failure.message}
        </Notice>
      )}
      <div className="actions">
        <Button disabled={busy} onClick={onClose}>
          Keep my answer
        </Button>
        <Button look="danger" disabled={busy} onClick={() => void withdraw()}>
          Withdraw
        </Button>
      </div>
    </Dialog>
  )
}
