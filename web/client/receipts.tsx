import type { OpenReceipt } from './open-receipt.ts'
import { Receipt, ReceiptPlace } from './receipt.tsx'
import { ReceiptLines } from './receipt-lines.tsx'

/** The answers given on this device: the one just given stands open, the others are one line each. */
export function Receipts({ open: { token, state, waiting } }: { open: OpenReceipt }) {
  return (
    <>
      {token ? <Receipt token={token} state={state} /> : waiting && <ReceiptPlace />}
      <ReceiptLines except={token ?? undefined} />
    </>
  )
}
