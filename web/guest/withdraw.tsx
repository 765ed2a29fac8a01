import { useState } from 'react'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Notice } from '#ui/notice'
import { keepAnswer, withdrawAnswer, withdrawWarning, withdrawWord } from '#words/edit'
import { withdrawFailed, withdrawn } from '#words/guest'
import { ApiError, api, ask } from '../client/api.ts'
import { dropReceipt } from '../client/kept-receipts.ts'
import { toastOnNextPage } from '../client/next-toast.ts'
import { traceOf } from '../client/trace.ts'

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
    <Dialog title={withdrawAnswer} onClose={onClose} busy={busy}>
      <p>{withdrawWarning}</p>
      {failure && (
        <Notice kind="error" trace={traceOf(failure.requestId)}>
          {failure.message}
        </Notice>
      )}
      <div className="actions">
        <Button disabled={busy} onClick={onClose}>
          {keepAnswer}
        </Button>
        <Button look="danger" disabled={busy} onClick={() => void withdraw()}>
          {withdrawWord}
        </Button>
      </div>
    </Dialog>
  )
}
