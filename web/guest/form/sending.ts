import { useEffect, useRef, useState } from 'react'
import type { GuestWords } from '#languages/language'
import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import { ApiError } from '../../client/calls/api.ts'
import { say } from '../../client/say.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { AnsweredBefore } from './machine/state.ts'

/** State of sending. `waiting`: offline, and it goes by itself when the device is back. */
export type Sending = 'idle' | 'sending' | 'sent' | 'waiting'

/** Refusal in words. `receipt` is that of a first answer which was stored before. */
export type SubmitError = {
  code: ApiError['code'] | 'offline' | 'answered'
  sentence: string
  trace?: string | undefined
  receipt?: Receipt
  before?: AnsweredBefore
  /** That of a decline which was stored before. */
  decline?: DeclineReceipt
  details?: unknown
  fields?: Record<string, string>
}

/** Thrown by an attempt that asks something first, and sends nothing. */
export class Held extends Error {
  readonly found: SubmitError
  constructor(found: SubmitError) {
    super(found.sentence)
    this.found = found
  }
}

/**
 * Sends something as often as it takes, and tells what stands in the way. Offline it waits, and goes when the device
 * is back, as long as the page shows what would be sent.
 * @param shown whether it does
 * @param call what to send, as it is now
 * @param onSent called once it is stored
 * @param onSubmitError called with what the server refused, before it is shown
 */
export function useSending<T>(
  shown: boolean,
  call: () => Promise<T>,
  onSent: (result: T) => void,
  onSubmitError: (submitError: SubmitError) => void | Promise<void>,
) {
  const words = useGuestWords()
  const [sending, setSending] = useState<Sending>('idle')
  const [submitError, setSubmitError] = useState<SubmitError | null>(null)

  // Nothing goes by itself while the guest is mending something elsewhere.
  if (sending === 'waiting' && !shown) {
    setSubmitError(null)
    setSending('idle')
  }

  const run = async (attempt: () => Promise<T>) => {
    setSubmitError(null)
    if (!navigator.onLine) return wait()
    setSending('sending')
    say(words.party.saving)
    try {
      const result = await attempt()
      setSending('sent')
      onSent(result)
    } catch (error) {
      const held = error instanceof Held
      if (!held && !(error instanceof ApiError)) throw error
      if (!held && error.status === 0 && !navigator.onLine) return wait()
      const found = held ? error.found : submitErrorOf(error)
      await onSubmitError(found)
      setSubmitError(found)
      setSending('idle')
    }
  }

  const wait = () => {
    setSubmitError({ code: 'offline', sentence: words.party.offline })
    setSending('waiting')
  }

  const latest = useRef(() => run(call))
  useEffect(() => {
    latest.current = () => run(call)
  })
  useEffect(() => {
    if (sending !== 'waiting') return
    const back = () => void latest.current()
    addEventListener('online', back)
    return () => removeEventListener('online', back)
  }, [sending])

  return {
    sending,
    submitError,
    send: () => void run(call),
    /** Sends in another way than usual. */
    sendBy: (attempt: () => Promise<T>) => void run(attempt),
    /** Something was edited: what was said about sending no longer stands, and nothing goes by itself. */
    forget() {
      setSubmitError(null)
      setSending((now) => (now === 'waiting' ? 'idle' : now))
    },
  }
}

/** Words of a refusal on the page. Its trace is shown only where our side failed. */
export function submitErrorOf(error: ApiError): SubmitError {
  const { code, message: sentence, requestId, details, fields, status } = error
  const trace = status >= 500 || code === 'lost' ? requestId : undefined
  const { receipt, decline } = (details ?? {}) as Pick<SubmitError, 'receipt' | 'decline'>
  return { code, sentence, trace, details, fields, ...(receipt && { receipt }), ...(decline && { decline }) }
}

/** Said when the menu changed. @param read whether the new menu could be read */
export function menuChangedFor(words: GuestWords, read: boolean): string {
  return read ? words.menu.menuChanged : `${words.menu.menuChanged} ${words.menu.menuReloadFailed}`
}
