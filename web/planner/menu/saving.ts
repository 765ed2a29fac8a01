import { useState } from 'react'
import { ApiError } from '../../client/api.ts'

export type Failure = { sentence: string; trace: string | undefined }

/**
 * Does one thing at a time at the server and keeps what went wrong.
 * @returns `run` resolves to true when it was done
 */
export function useSaving() {
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<Failure | null>(null)
  const run = async (act: () => Promise<unknown>): Promise<boolean> => {
    setBusy(true)
    setFailure(null)
    try {
      await act()
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setFailure({ sentence: error.message, trace: error.requestId })
      return false
    } finally {
      setBusy(false)
    }
  }
  return { busy, failure, run, clear: () => setFailure(null) }
}
