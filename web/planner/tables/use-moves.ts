import { startTransition, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Move } from '#seating/rules/seating'
import { notSeated } from '#seating/words/planner'
import { toast } from '#ui/toast'
import { api, ask } from '../../client/calls/api.ts'
import { failureOf } from '../../client/calls/use-action.ts'
import { backOnline } from '../../client/live/online.ts'

/** Moves that are shown before they are read again. `said` once they are committed. */
type Pending = { moves: Move[]; saved: boolean }

/**
 * Moves of people. Each is shown at once, as one that is being saved, and stored in the order they were made; all are read
 * again once the last is stored. One that fails goes back, and a sentence says so.
 */
export function useMoves(eventId: string) {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const [said, setSaid] = useState('')
  const last = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)
  const { revalidate } = useRevalidator()

  const store = async (one: Pending, who: string, done: string) => {
    try {
      await backOnline()
      const call = { param: { id: eventId }, json: { placements: one.moves } }
      await ask((options) => api.events[':id'].placements.$put(call, options))
      setSaid(done)
      setPending((all) => all.map((other) => (other === one ? { ...one, saved: true } : other)))
    } catch (error) {
      setPending((all) => all.filter((other) => other !== one))
      toast(notSeated(who, failureOf(error).message), { kind: 'error', seconds: 10 })
    }
  }
  /**
   * @param who is moved, for the sentence of a failure
   * @param done said once it is stored
   */
  const move = (moves: Move[], who: string, done: string): void => {
    if (moves.length === 0) return
    const one = { moves, saved: false }
    waiting.current += 1
    setPending((all) => [...all, one])
    const next = async () => {
      await store(one, who, done)
      waiting.current -= 1
      if (waiting.current > 0) return
      await revalidate()
      // Read again, they are shown in a transition: until then it would be the old places that stand there.
      startTransition(() => setPending((all) => all.filter(({ saved }) => !saved)))
    }
    last.current = last.current.then(next, next)
  }
  return {
    move,
    said,
    moves: pending.flatMap(({ moves, saved }) => moves.map((one) => ({ ...one, saved }))),
    saving: pending.some(({ saved }) => !saved),
  }
}
