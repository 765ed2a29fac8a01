import { useLayoutEffect, useRef } from 'react'
import type { Step } from '../form/steps.ts'

/**
 * Calls `keep` with each step that is entered, so that the draft can hold it: in the moment the step is shown, before a
 * press on it can change the draft that `keep` knows.
 */
export function useKeptStep({ name, guest }: Step, keep: (step: Step) => void): void {
  const latest = useRef(keep)
  useLayoutEffect(() => {
    latest.current = keep
  })
  useLayoutEffect(() => latest.current({ name, guest }), [name, guest])
}
