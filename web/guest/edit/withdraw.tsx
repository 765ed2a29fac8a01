import {
  keepAnswer,
  withdrawAnswer,
  withdrawFailed,
  withdrawn,
  withdrawWarning,
  withdrawWord,
} from '#party/words/guest-edit'
import { api, ask } from '../../client/api.ts'
import { toastOnNextPage } from '../../client/next-toast.ts'
import { dropReceipt } from '../../client/receipt/kept-receipts.ts'
import { AskFirst } from './ask-first.tsx'

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
  const withdraw = async () => {
    await ask((options) => api.responses[':token'].$delete({ param: { token } }, options), withdrawFailed)
    dropReceipt(token)
    toastOnNextPage(withdrawn, 5)
    leave()
  }
  return (
    <AskFirst title={withdrawAnswer} keep={keepAnswer} word={withdrawWord} act={withdraw} onClose={onClose}>
      {withdrawWarning}
    </AskFirst>
  )
}
