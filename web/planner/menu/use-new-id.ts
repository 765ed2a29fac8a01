import { useRef } from 'react'
import { drawId, menuIdLength } from '#core/ids'
import { ApiError } from '../../client/api.ts'

// An id is taken once in 10^8 times: a second try is hardly ever needed, a third never.
const tries = 3

/**
 * The id of what a form creates, drawn once: however often it is sent, it is one thing.
 * @returns calls `save` with the id, and again with another one when the server knows that one as something else
 */
export function useNewId(): (save: (id: string) => Promise<unknown>) => Promise<unknown> {
  const drawn = useRef('')
  return async (save) => {
    for (let left = tries; ; left--)
      try {
        drawn.current ||= drawId(menuIdLength)
        return await save(drawn.current)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'id_taken' || left === 1) throw error
        drawn.current = ''
      }
  }
}
