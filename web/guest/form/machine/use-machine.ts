import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react'
import type { Effect, FormAction, Transition } from './actions.ts'
import type { FormState } from './state.ts'

export type Dispatch = (action: FormAction) => void

/** Runs effects, which may dispatch again. `pending` are those dispatched before the page has mounted. */
type Runner = { run: ((effect: Effect) => void) | null; pending: Effect[] }

/**
 * Holds the state of a form, like `useReducer` with effects. Actions may be dispatched at any time.
 * @param initialState the state that the server rendered
 * @returns the state, its dispatch, and the ref that `useRunner` fills
 */
export function useMachine<F extends FormState>(
  reduce: (form: F, action: FormAction) => Transition<F>,
  initialState: () => F,
): [form: F, dispatch: Dispatch, runnerRef: RefObject<Runner>] {
  const [form, setForm] = useState(initialState)
  const latestRef = useRef(form)
  const runnerRef = useRef<Runner>({ run: null, pending: [] })
  const [dispatch] = useState(() => (action: FormAction) => {
    const { current: runner } = runnerRef
    const [next, effects] = reduce(latestRef.current, action)
    const render = () => setForm(next)
    // Render another step as a transition, so that the browser can paint the response to the click first.
    if (hasOtherEntry(latestRef.current, next)) startTransition(render)
    else render()
    latestRef.current = next
    if (runner.run) effects.forEach(runner.run)
    else runner.pending.push(...effects)
  })
  return [form, dispatch, runnerRef]
}

/** Runs effects by the function of the latest render. */
export function useRunner(runnerRef: RefObject<Runner>, run: (effect: Effect) => void): void {
  useLayoutEffect(() => {
    runnerRef.current.run = run
    for (const effect of runnerRef.current.pending.splice(0)) run(effect)
  })
}

function hasOtherEntry(previous: FormState, next: FormState): boolean {
  return previous.kind === 'answering' && next.kind === 'answering' && previous.entry !== next.entry
}
