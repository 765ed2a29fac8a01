import { type RefObject, startTransition, useLayoutEffect, useRef, useState } from 'react'
import type { Effect, FormAction, Transition } from './actions.ts'
import type { FormState } from './state.ts'

export type Dispatch = (action: FormAction) => void

/** The function that runs an effect, which may dispatch again, and those that wait for it while the page mounts. */
type Runner = { run: ((effect: Effect) => void) | null; waiting: Effect[] }

/**
 * Holds the state of a form, and takes actions at any time.
 * @param first the state that the server rendered
 * @returns the state, the way to act, and where `useRunner` puts what runs the effects
 */
export function useMachine<F extends FormState>(
  reduce: (form: F, action: FormAction) => Transition<F>,
  first: () => F,
): [form: F, dispatch: Dispatch, runnerRef: RefObject<Runner>] {
  const [form, setForm] = useState(first)
  const latest = useRef(form)
  const runnerRef = useRef<Runner>({ run: null, waiting: [] })
  const [dispatch] = useState(() => (action: FormAction) => {
    const { current: runner } = runnerRef
    const [next, effects] = reduce(latest.current, action)
    const show = () => setForm(next)
    // The next step is rendered in a task of its own, in parts: the click that asked for it is answered first.
    if (isElsewhere(latest.current, next)) startTransition(show)
    else show()
    latest.current = next
    if (runner.run) effects.forEach(runner.run)
    else runner.waiting.push(...effects)
  })
  return [form, dispatch, runnerRef]
}

/** Has effects run by what the last render gave. */
export function useRunner(runnerRef: RefObject<Runner>, run: (effect: Effect) => void): void {
  useLayoutEffect(() => {
    runnerRef.current.run = run
    for (const effect of runnerRef.current.waiting.splice(0)) run(effect)
  })
}

function isElsewhere(previous: FormState, next: FormState): boolean {
  return previous.kind === 'answering' && next.kind === 'answering' && previous.entry !== next.entry
}
