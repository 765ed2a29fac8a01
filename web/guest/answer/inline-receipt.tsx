import { Chunk } from '../../client/chunk.tsx'
import { receipt } from '../../client/receipt/chunks.ts'
import { ReceiptSkeleton } from '../../client/receipt/receipt-skeleton.tsx'
import { useResponse } from '../../client/receipt/use-response.ts'
import type { SentResponse } from '../form/machine/state.ts'
import { viewOfSent } from './view-of-sent.ts'

/** The receipt on the event's own page, for a device that is offline or stores nothing, so that `/` cannot show it. */
export function InlineReceipt({ token, sentResponse }: { token: string; sentResponse?: SentResponse }) {
  const loaded = useResponse(token)
  const isLoaded = loaded && !('error' in loaded)
  const state = !isLoaded && sentResponse ? { view: viewOfSent(sentResponse) } : loaded
  return (
    <Chunk
      chunk={receipt}
      props={{ token, state, isPageHeading: token !== '' }}
      fallback={<ReceiptSkeleton />}
    />
  )
}
