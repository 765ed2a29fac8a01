import { useEffect, useState } from 'react'
import type { OrderStatus } from '#purchases/shape'
import { ApiError, api, callApi } from '../../client/calls/api.ts'

/** The order as far as the page knows: null before an answer, 'nothing' for a foreign or unknown one. */
export type Known = OrderStatus | 'nothing' | null

const soon = 2_000
const later = 5_000
/** Milliseconds without a confirmation after which the page says that it may take longer. */
const patience = 10_000

/**
 * Asks how an order stands until that is final: every 2 s, later every 5 s.
 * @returns the order, and whether the confirmation is taking longer than it should
 */
export function useOrder(sessionId: string): { order: Known; late: boolean } {
  const [order, setOrder] = useState<Known>(null)
  const [late, setLate] = useState(false)
  useEffect(() => {
    let ended = false
    let timer: ReturnType<typeof setTimeout> | undefined
    const started = Date.now()
    const patienceEnds = setTimeout(() => setLate(true), patience)
    const look = async () => {
      const known = await lookAt(sessionId)
      if (ended) return
      if (known) setOrder(known)
      if (known && (known === 'nothing' || known.status !== 'pending')) return
      timer = setTimeout(() => void look(), Date.now() - started < patience ? soon : later)
    }
    void look()
    return () => {
      ended = true
      clearTimeout(timer)
      clearTimeout(patienceEnds)
    }
  }, [sessionId])
  return { order, late }
}

/** Null when nobody could say: the page asks again. */
async function lookAt(sessionId: string): Promise<Known> {
  try {
    return await callApi((options) => api.orders[':sessionId'].$get({ param: { sessionId } }, options))
  } catch (error) {
    if (!(error instanceof ApiError)) throw error
    return error.status === 404 ? 'nothing' : null
  }
}
