import { useState } from 'react'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { api, callApi } from '../../client/calls/api.ts'
import { useAction } from '../../client/calls/use-action.ts'
import { AccountFailure } from './account-failure.tsx'

/** Asks for the confirmation mail once more, for the address at hand. */
export function SendAgain({ email }: { email: string }) {
  const [notice, setNotice] = useState('')
  const { busy, failure, run } = useAction(async () => {
    const { message } = await callApi((options) =>
      api.auth['send-verification-email'].$post({ json: { email } }, options),
    )
    setNotice(message)
  })
  if (notice) return <Notice>{notice}</Notice>
  return (
    <div className="stack send-again">
      <AccountFailure failure={failure} />
      <div>
        <Button small disabled={busy} onClick={() => void run()}>
          {busy ? 'Sending...' : 'Send the link again'}
        </Button>
      </div>
    </div>
  )
}
