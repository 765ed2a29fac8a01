import { useEffect, useRef, useState } from 'react'
import type { PlannerItem } from '#menu/shape/menu'
import type { StatementClash } from '#needs/rules/merge-states'
import { rowNotSaved, rowSaved, rowSaving } from '#needs/words/planner'
import { failureOf } from '../../../client/calls/use-action.ts'
import { backOnline } from '../../../client/live/online.ts'
import type { ContentsDraft } from './contents-draft.ts'
import { foresee, storeContents, warningOf } from './dish-contents.ts'
import {
  caughtUpWith,
  decidedIn,
  draftIn,
  type OpenContents,
  openContents,
  storedAs,
  withDraft,
} from './open-contents.ts'

/** State of a changed dish. `said`: whom storing it would warn, until the planner answers. */
type Row = {
  form: OpenContents
  state: 'waiting' | 'saving' | 'saved' | 'failed' | 'asking'
  sentence: string
}

// One press on each of two states is one change: nobody is mailed for the state between.
const restsFor = 800

/**
 * The planner's changes in a table of dishes. Each dish is stored by itself, as soon as its cells rest; one that would
 * newly warn guests asks first, and one that could not be stored keeps what was stated. What others state meanwhile is
 * taken in.
 * @param items the dishes as they are stored now
 * @param stored told after a dish was stored
 */
export function useDishRows(eventId: string, items: readonly PlannerItem[], stored: () => Promise<unknown>) {
  const [rows, setRows] = useState<Record<string, Row>>({})
  const latest = useRef(new Map<string, Row>())
  const timers = useRef(new Map<string, ReturnType<typeof setTimeout>>())
  const isSending = useRef(new Map<string, Promise<void>>())
  const beingStored = useRef(new Set<string>())
  const now = useRef(items)
  useEffect(() => {
    now.current = items
  })
  const wait = useRef<AbortController>(undefined)
  useEffect(() => {
    const waiting = timers.current
    const connection = new AbortController()
    wait.current = connection
    return () => {
      for (const timer of waiting.values()) clearTimeout(timer)
      connection.abort()
    }
  }, [])

  const set = (id: string, row: Row) => {
    latest.current.set(id, row)
    setRows((before) => ({ ...before, [id]: row }))
  }
  const store = (id: string, asked = false): Promise<void> => {
    clearTimeout(timers.current.get(id))
    timers.current.delete(id)
    const before = isSending.current.get(id) ?? Promise.resolve()
    const now = before.then(() => storing(id, asked))
    isSending.current.set(id, now)
    return now
  }
  const storing = async (id: string, asked: boolean) => {
    const row = latest.current.get(id)
    const dish = now.current.find((one) => one.id === id)
    if (!row || !dish || row.state === 'saved') return
    let form = caughtUpWith(row.form, dish)
    if (form.open.clashes.length > 0) return set(id, { form, state: 'failed', sentence: rowNotSaved })
    set(id, { form, state: 'saving', sentence: rowSaving })
    beingStored.current.add(id)
    // A change made meanwhile has a timer of its own.
    const mark = (state: Row['state'], sentence: string) => {
      if (latest.current.get(id)?.form === form) set(id, { form, state, sentence })
    }
    try {
      if (!(await backOnline(wait.current?.signal))) return
      const question = asked ? '' : warningOf(await foresee(eventId, id, form))
      if (question) return mark('asking', question)
      const item = await storeContents(eventId, id, form)
      const later = latest.current.get(id) ?? row
      const now = storedAs(later.form, form, item)
      if (later.form === form) form = now
      set(id, { ...later, form: now })
      await stored()
      mark('saved', rowSaved)
    } catch (error) {
      const failure = failureOf(error)
      if (failure.code === 'changed') await stored()
      mark('failed', `${rowNotSaved}: ${failure.message}`)
    } finally {
      beingStored.current.delete(id)
    }
  }
  /** Statements of a dish, with those of others meanwhile: while it is being stored, these may be its own. */
  const formOf = (item: PlannerItem) => {
    const row = rows[item.id]
    if (!row || row.state === 'saved') return openContents(item)
    return beingStored.current.has(item.id) ? row.form : caughtUpWith(row.form, item)
  }
  const change = (item: PlannerItem, form: OpenContents) => {
    set(item.id, { form, state: 'waiting', sentence: rowSaving })
    clearTimeout(timers.current.get(item.id))
    timers.current.set(
      item.id,
      setTimeout(() => void store(item.id), restsFor),
    )
  }
  return {
    rows,
    formOf,
    draftOf: (item: PlannerItem) => draftIn(formOf(item)),
    change: (item: PlannerItem, draft: ContentsDraft) => change(item, withDraft(formOf(item), draft)),
    decide: (item: PlannerItem, clash: StatementClash, whose: 'yours' | 'theirs') =>
      change(item, decidedIn(formOf(item), clash, whose, item)),
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
      await Promise.all(isSending.current.values())
      return [...latest.current.values()].every(({ state }) => state === 'saved')
    },
  }
}

export type DishRows = ReturnType<typeof useDishRows>
