import { useRef, useState } from 'react'
import { toast } from '#ui/toast'
import { backOnline } from '../live/online.ts'
import { ApiError } from './api.ts'

/** The reason a call failed, worded for the person, with what is wrong at each field. */
export type Failure = ApiError

/**
 * The failure of a call.
 * @throws the error itself where it is none
 */
export function failureOf(error: unknown): Failure {
  if (error instanceof ApiError) return error
  throw error
}

/** Tells a failure in a passing message. */
export function toastFailure({ message }: Failure): void {
  toast(message, { kind: 'error' })
}

/**
 * Runs an async call, once at a time: a second press while it is under way does nothing. Offline it waits until the
 * device is back. What fails after the component is gone changes nothing on the page.
 * @param act the call, and what follows its success
 * @param onFailure tells the failure at a form's fields or in a passing message; the action is busy until it is done
 * @returns `args`: what the call under way was given; `failure`: kept until the next run or `clear`. `run` throws on
 * what is no ApiError
 */
export function useAction<Args extends unknown[]>(
  act: (...args: Args) => Promise<unknown>,
  onFailure?: (failure: Failure) => unknown,
) {
  const [args, setArgs] = useState<Args>()
  const [failure, setFailure] = useState<Failure>()
  const [waiting, setWaiting] = useState(false)
  const running = useRef(false)
  const wait = useRef<AbortController>(undefined)
  const online = async () => {
    if (navigator.onLine) return true
    wait.current = new AbortController()
    setWaiting(true)
    const isBack = await backOnline(wait.current.signal)
    setWaiting(false)
    return isBack
  }
  const run = async (...given: Args): Promise<void> => {
    if (running.current) return
    running.current = true
    setArgs(given)
    setFailure(undefined)
    try {
      if (await online()) await act(...given)
    } catch (error) {
      const reason = failureOf(error)
      setFailure(reason)
      await onFailure?.(reason)
    } finally {
      running.current = false
      setArgs(undefined)
    }
  }
  const busy = args !== undefined
  return {
    busy,
    args,
    failure,
    run,
    clear: () => setFailure(undefined),
    /** True while the call cannot be taken back: it has left, or is about to. */
    isSending: busy && !waiting,
    /** Cancels a call that waits for the connection, and closes a form by `close`. Not while it `isSending`. */
    cancelAnd: (close: () => void) => () => {
      wait.current?.abort()
      close()
    },
  }
}
