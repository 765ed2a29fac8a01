import { useEffect, useRef } from 'react'
import type { Step } from './steps.ts'

/** Calls `keep` with each step that is entered, so that the draft can hold it. */
export function useKeptStep({ name, guest }: Step, keep: (step: Step) => void): void {
  const latest = useRef(keep)
  useEffect(() => {
    latest.current = keep
  })
  useEffect(() => latest.current({ name, guest }), [name, guest])
}
