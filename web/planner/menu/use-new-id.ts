import { useState } from 'react'
import { menuIdLength, randomId } from '#core/ids'
import { ApiError } from '../../client/calls/api.ts'

// An id is taken once in 10^8 times: a second try is hardly ever needed, a third never.
const tries = 3

type WithId = (save: (id: string) => Promise<unknown>) => Promise<unknown>

/**
 * The id of what is created, drawn once: however often it is sent, it is one thing.
 * @returns calls `save` with the id, and again with another one when the server knows that one as something else
 */
export function newId(): WithId {
  let drawn = ''
  return async (save) => {
    for (let left = tries; ; left--)
      try {
        drawn ||= randomId(menuIdLength)
        return await save(drawn)
      } catch (error) {
        if (!(error instanceof ApiError) || error.code !== 'id_taken' || left === 1) throw error
        drawn = ''
      }
  }
}

/** The id of what a form creates. */
export function useNewId(): WithId {
  const [withId] = useState(newId)
  return withId
}
