import { useState } from 'react'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { api, ask } from '../../client/api.ts'
import { traceOf } from '../../client/trace.ts'
import { type Failure, failureOf } from './failing.ts'

/** Asks for the confirmation mail once more, for the address at hand. */
export function SendAgain({ email }: { email: string }) {
  const [sending, setSending] = useState(false)
  const [told, setTold] = useState('')
  const [failure, setFailure] = useState<Failure>()
  const send = async () => {
    setSending(true)
    setFailure(undefined)
    try {
      const { message } = await ask((options) =>
        api.auth['send-verification-email'].$post({ json: { email } }, options),
      )
      setTold(message)
    } catch (error) {
      setFailure(failureOf(error))
    } finally {
      setSending(false)
    }
  }
  if (told) return <Notice>{told}</Notice>
  return (
    <div className="stack">
      {failure && (
        <Notice kind="error" trace={traceOf(failure.trace)}>
          {failure.text}
        </Notice>
      )}
      <div>
        <Button small disabled={sending} onClick={() => void send()}>
          {sending ? 'Sending...' : 'Send the link again'}
        </Button>
      </div>
    </div>
  )
}
