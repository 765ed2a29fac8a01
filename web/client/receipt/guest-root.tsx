import type { ReactNode } from 'react'
import { close, notifications } from '#core/words/shared'
import { Chunk, chunk } from '../chunk.tsx'
import { Failing } from './failing.tsx'
import { Answered } from './kept-receipts.ts'

const toasts = chunk(async () => (await import('./toasts-chunk.tsx')).Toasts)

/** Frame of each guest's page, on the server and in the browser. `answered`: as `answeredIn` reads it. */
export function guestRoot(page: ReactNode, answered: string[]): ReactNode {
  return (
    <Failing>
      <Answered value={answered}>{page}</Answered>
      <Chunk part={toasts} given={{ label: notifications, close }} />
    </Failing>
  )
}
