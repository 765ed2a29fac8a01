import { useEffect, useRef, useState } from 'react'
import { menuChanged, menuReloadFailed, offline, type Receipt, submitFailed } from '#contract/guest'
import { ApiError, api, ask } from '../api.ts'
import type { Draft } from './draft.ts'

/** Where a submission is. `waiting`: offline, and it goes by itself when the device is back. */
export type Sending = 'idle' | 'sending' | 'sent' | 'waiting'

/** What stands in the way, worded. `receipt` is that of a first answer which was stored before. */
export type Trouble = {
  code: ApiError['code'] | 'offline'
  sentence: string
  trace?: string | undefined
  receipt?: Receipt
  details?: unknown
  fields?: Record<string, string>
}

/**
 * Sends an answer, as often as it takes, under the one id of its draft.
 * @param onSent called with the receipt once it is stored
 * @param onTrouble called with what the server refused, before it is shown
 */
export function useSubmission(
  code: string,
  draft: Draft,
  onSent: (receipt: Receipt) => void,
  onTrouble: (trouble: Trouble) => void | Promise<void>,
) {
  const [sending, setSending] = useState<Sending>('idle')
  const [trouble, setTrouble] = useState<Trouble | null>(null)

  const run = async (call: () => Promise<Receipt>) => {
    setTrouble(null)
    if (!navigator.onLine) return wait()
    setSending('sending')
    try {
      const receipt = await call()
      setSending('sent')
      onSent(receipt)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      if (error.status === 0 && !navigator.onLine) return wait()
      const found = troubleOf(error)
      await onTrouble(found)
      setTrouble(found)
      setSending('idle')
    }
  }

  const wait = () => {
    setTrouble({ code: 'offline', sentence: offline })
    setSending('waiting')
  }

  const send = () =>
    run(() =>
      ask(
        (options) =>
          api.codes[':code'].responses.$post(
            {
              param: { code },
              json: { submissionId: draft.submissionId, email: draft.email, party: draft.party },
            },
            options,
          ),
        submitFailed,
      ),
    )

  /** Saves the answer over the one that was stored first. */
  const sendOver = (receipt: Receipt) =>
    run(async () => {
      const { editToken: token } = receipt
      await ask(
        (options) =>
          api.responses[':token'].$put(
            { param: { token }, json: { email: draft.email, party: draft.party } },
            options,
          ),
        submitFailed,
      )
      return receipt
    })

  const latest = useRef(send)
  useEffect(() => {
    latest.current = send
  })
  useEffect(() => {
    if (sending !== 'waiting') return
    const back = () => void latest.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [sending])

  return { sending, trouble, setTrouble, send, sendOver }
}

function troubleOf(error: ApiError): Trouble {
  const { code, message: sentence, requestId, details, fields, status } = error
  const trace = status >= 500 || code === 'lost' ? requestId : undefined
  const receipt = (details as { receipt?: Receipt } | undefined)?.receipt
  return { code, sentence, trace, details, fields, ...(receipt && { receipt }) }
}

/** Said when the menu changed: who has to choose again, or that the new menu could not be read. */
export function menuChangedFor(losers: string[] | null): string {
  if (!losers) return `${menuChanged} ${menuReloadFailed}`
  if (losers.length === 0) return menuChanged
  return `${menuChanged} A dish is no longer there for: ${losers.join(', ')}.`
}
