import { Chunk } from '../chunk.tsx'
import { receipt } from './chunks.ts'
import type { OpenReceipt } from './open-receipt.ts'
import { ReceiptLines } from './receipt-lines.tsx'
import { ReceiptSkeleton } from './receipt-skeleton.tsx'

/** The answers given on this device: the one just given in full, the others in one line each. */
export function Receipts({ open: { token, state, waiting } }: { open: OpenReceipt }) {
  return (
    <>
      {token ? (
        <Chunk chunk={receipt} props={{ token, state }} fallback={<ReceiptSkeleton />} />
      ) : (
        waiting && <ReceiptSkeleton />
      )}
      <ReceiptLines except={token ?? undefined} />
    </>
  )
}
