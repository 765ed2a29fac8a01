import { startTransition, useRef, useState } from 'react'
import { useRevalidator } from 'react-router'
import type { Move } from '#seating/rules/seating'
import { notSeated, undoMove } from '#seating/words/planner'
import { dismiss, toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { failureOf } from '../../client/calls/use-action.ts'
import { backOnline } from '../../client/live/online.ts'

/** Moves of people, and the sentence once they are stored. */
export type Way = { moves: Move[]; done: string }

/** Moves that are shown before they are read again. */
type Pending = { moves: Move[]; saved: boolean }

/**
 * Moves of people. Each is shown at once, as one that is being saved, and stored in the order they were made; all are read
 * again once the last is stored, and a message offers to undo it. One that fails goes back, and a sentence says so.
 */
export function useMoves(eventId: string) {
  const [pending, setPending] = useState<readonly Pending[]>([])
  const said = useRef(0)
  const last = useRef<Promise<void>>(Promise.resolve())
  const waiting = useRef(0)
  const { revalidate } = useRevalidator()

  const store = async (one: Pending, who: string, done: string, back?: Way) => {
    try {
      await backOnline()
      const call = { param: { id: eventId }, json: { placements: one.moves } }
      await callApi((options) => api.events[':id'].placements.$put(call, options))
      // The latest move alone can be undone: those before may stand in its way.
      dismiss(said.current)
      const action = back && { label: undoMove, run: () => move(who, back) }
      said.current = toast(done, { seconds: 10, ...(action && { action }) })
      setPending((all) => all.map((other) => (other === one ? { ...one, saved: true } : other)))
    } catch (error) {
      setPending((all) => all.filter((other) => other !== one))
      toast(notSeated(who, failureOf(error).message), { kind: 'error', seconds: 10 })
    }
  }
  /**
   * @param who is moved, for the sentence of a failure
   * @param back takes them where they were
   */
  const move = (who: string, { moves, done }: Way, back?: Way): void => {
    if (moves.length === 0) return
    const one = { moves, saved: false }
    waiting.current += 1
    setPending((all) => [...all, one])
    const next = async () => {
      await store(one, who, done, back)
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
    moves: pending.flatMap(({ moves, saved }) => moves.map((one) => ({ ...one, saved }))),
    saving: pending.some(({ saved }) => !saved),
  }
}
