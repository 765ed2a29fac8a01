import type { ReactNode } from 'react'
import { close, notifications } from '#core/words/shared'
import { Late, latePart } from '../late.tsx'
import { Failing } from './failing.tsx'
import { Answered } from './kept-receipts.ts'

const toasts = latePart(async () => (await import('./late-toasts.tsx')).Toasts)

/** Frame of each guest's page, on the server and in the browser. `answered`: as `answeredIn` reads it. */
export function guestRoot(page: ReactNode, answered: string[]): ReactNode {
  return (
    <Failing>
      <Answered value={answered}>{page}</Answered>
      <Late part={toasts} given={{ label: notifications, close }} />
    </Failing>
  )
}
