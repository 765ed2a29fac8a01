import type { ReactNode } from 'react'
import { Toasts } from '#ui/toasts'
import { close, notifications } from '#words/site'
import { Answered } from '../client/kept-receipts.ts'
import { Failing } from './failing.tsx'

/** What stands around each guest's page, on the server and in the browser. `answered`: as `answeredIn` reads it. */
export function guestRoot(page: ReactNode, answered: string[]): ReactNode {
  return (
    <Failing>
      <Answered value={answered}>{page}</Answered>
      <Toasts label={notifications} close={close} />
    </Failing>
  )
}
