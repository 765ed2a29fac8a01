import { useState } from 'react'
import { ApiError, ask } from '../client/calls/api.ts'
import { useKitchenWords } from '../client/words.tsx'

type Call = Parameters<typeof ask<unknown>>[0]

export type Writing = {
  busy: boolean
  /** A sentence about what went wrong, and one for each wrong field. */
  failed: string | null
  fields: Record<string, string>
}

/**
 * Sends a write and reports what went wrong. Typed text stays in the form.
 * @param otherwise the sentence for a failure without one from the server
 */
export function useWrite(otherwise?: string): [Writing, (call: Call) => Promise<boolean>] {
  const words = useKitchenWords()
  const [writing, setWriting] = useState<Writing>({ busy: false, failed: null, fields: {} })
  const write = async (call: Call) => {
    setWriting({ busy: true, failed: null, fields: {} })
    try {
      await ask(call, otherwise ?? words.kitchen.notSaved)
      setWriting({ busy: false, failed: null, fields: {} })
      return true
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setWriting({ busy: false, failed: error.message, fields: error.fields })
      return false
    }
  }
  return [writing, write]
}
