import { useState } from 'react'
import { ApiError, callApi } from '../client/calls/api.ts'
import { useKitchenWords } from '../client/words.tsx'

type Call = Parameters<typeof callApi<unknown>>[0]

export type WriteState = {
  busy: boolean
  /** A sentence about what went wrong, and one for each wrong field. */
  failure: string | null
  fields: Record<string, string>
}

/**
 * Sends a write and reports what went wrong. Typed text stays in the form.
 * @param fallback the sentence for a failure without one from the server
 */
export function useWrite(fallback?: string): [WriteState, (call: Call) => Promise<boolean>] {
  const words = useKitchenWords()
  const [state, setState] = useState<WriteState>({ busy: false, failure: null, fields: {} })
  const write = async (call: Call) => {
    setState({ busy: true, failure: null, fields: {} })
    try {
      await callApi(call, fallback ?? words.kitchen.notSaved)
      setState({ busy: false, failure: null, fields: {} })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState({ busy: false, failure: error.message, fields: error.fields })
      return false
    }
  }
  return [state, write]
}
