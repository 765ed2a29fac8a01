import { useEffect, useRef, useState } from 'react'
import type { PlannerItem } from '#contract/menu'
import { rowNotSaved, rowSaved, rowSaving } from '#words/dish-contents'
import { backOnline } from '../../client/online.ts'
import { failureOf } from '../../client/use-action.ts'
import { type ContentsDraft, contentsDraftOf } from './contents-draft.ts'
import { foresee, storeContents, warningOf } from './dish-contents.ts'

/** How a changed dish stands. `question`: whom storing it would warn, until the planner answers. */
type Row = { draft: ContentsDraft; state: 'waiting' | 'saving' | 'saved' | 'failed' | 'asking'; said: string }

// One press on each of two states is one change: nobody is mailed for the state between.
const restsFor = 800

/**
 * What the planner changes in a table of dishes. Each dish is stored by itself, as soon as its cells rest; one that would
 * newly warn guests asks first, and one that could not be stored keeps what was stated.
 * @param stored told after a dish was stored
 */
export function useDishRows(eventId: string, stored: () => Promise<unknown>) {
  const [rows, setRows] = useState<Record<string, Row>>({})
  const latest = useRef(new Map<string, Row>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const underWay = useRef(new Map<string, Promise<void>>())
  useEffect(() => {
    const waiting = timers.current
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer)
    }
  }, [])

  const set = (id: string, row: Row) => {
    latest.current.set(id, row)
    setRows((before) => ({ ...before, [id]: row }))
  }
  const store = (id: string, asked = false): Promise<void> => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    const before = underWay.current.get(id) ?? Promise.resolve()
    const now = before.then(() => storing(id, asked))
    underWay.current.set(id, now)
    return now
  }
  const storing = async (id: string, asked: boolean) => {
    const row = latest.current.get(id)
    if (!row || row.state === 'saved') return
    const { draft } = row
    // What is changed meanwhile is stored by the timer of that change.
    const told = (state: Row['state'], said: string) => {
      if (latest.current.get(id)?.draft === draft) set(id, { draft, state, said })
    }
    told('saving', rowSaving)
    try {
      await backOnline()
      const question = asked ? '' : warningOf(await foresee(eventId, id, draft))
      if (question) return told('asking', question)
      await storeContents(eventId, id, draft)
      await stored()
      told('saved', rowSaved)
    } catch (error) {
      told('failed', `${rowNotSaved}: ${failureOf(error).message}`)
    }
  }
  return {
    rows,
    draftOf: (item: PlannerItem) => rows[item.id]?.draft ?? contentsDraftOf(item),
    change(item: PlannerItem, draft: ContentsDraft) {
      set(item.id, { draft, state: 'waiting', said: rowSaving })
      clearTimeout(timers.current.get(item.id))
      timers.current.set(
        item.id,
        setTimeout(() => void store(item.id), restsFor),
      )
    },
    /** Stores it although guests are warned. */
    confirm: (id: string) => void store(id, true),
    /** Tries again what could not be stored. */
    again: (id: string) => void store(id),
    /** Takes a dish back to what is stored. */
    takeBack(id: string) {
      latest.current.delete(id)
      setRows(({ [id]: _gone, ...rest }) => rest)
    },
    /** Stores all that waits. False where something is not stored. */
    async settle(): Promise<boolean> {
      await Promise.all([...timers.current.keys()].map((id) => store(id)))
      await Promise.all(underWay.current.values())
      return [...latest.current.values()].every(({ state }) => state === 'saved')
    },
  }
}

export type DishRows = ReturnType<typeof useDishRows>
