import { api, callApi } from '../../client/calls/api.ts'
import { toastOnNextPage } from '../../client/next-toast.ts'
import { dropReceipt } from '../../client/receipt/kept-receipts.ts'
import { useEditWords } from '../../client/words.tsx'
import { ConfirmDialog } from './confirm-dialog.tsx'

/** Asks for confirmation before a response is withdrawn. */
export function Withdraw({
  token,
  leave,
  onClose,
}: {
  token: string
  leave: () => void
  onClose: () => void
}) {
  const words = useEditWords()
  // After the deadline the same call erases only the details (`Erase`).
  const withdraw = async () => {
    await callApi(
      (options) => api.responses[':token'].$delete({ param: { token } }, options),
      words.edit.withdrawFailed,
    )
    dropReceipt(token)
    toastOnNextPage(words.edit.withdrawn, 5)
    leave()
  }
  return (
    <ConfirmDialog
      title={words.edit.withdrawAnswer}
      cancelLabel={words.edit.keepAnswer}
      confirmLabel={words.edit.withdrawWord}
      onConfirm={withdraw}
      onClose={onClose}
    >
      {words.edit.withdrawWarning}
    </ConfirmDialog>
  )
}
