import type { OpenReceipt } from './open-receipt.ts'
import { Receipt, ReceiptSkeleton } from './receipt.tsx'
import { ReceiptLines } from './receipt-lines.tsx'

/** The answers given on this device: the one just given in full, the others in one line each. */
export function Receipts({ open: { token, state, waiting } }: { open: OpenReceipt }) {
  return (
    <>
      {token ? <Receipt token={token} state={state} /> : waiting && <ReceiptSkeleton />}
      <ReceiptLines except={token ?? undefined} />
    </>
  )
}
