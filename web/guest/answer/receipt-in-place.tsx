import { Chunk } from '../../client/chunk.tsx'
import { receipt } from '../../client/receipt/chunks.ts'
import { ReceiptSkeleton } from '../../client/receipt/receipt-skeleton.tsx'
import { useResponse } from '../../client/receipt/use-response.ts'
import type { Sent } from '../form/machine/state.ts'
import { viewOfSent } from './view-of-sent.ts'

/** The receipt on the event's own page, for when `/` cannot show it. */
export function ReceiptInPlace({ token, sent }: { token: string; sent?: Sent }) {
  const read = useResponse(token)
  const unread = !read || 'error' in read
  const state = unread && sent ? { view: viewOfSent(sent) } : read
  return <Chunk part={receipt} given={{ token, state, alone: token !== '' }} waiting={<ReceiptSkeleton />} />
}
