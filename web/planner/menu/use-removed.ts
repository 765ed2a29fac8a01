import { useEffect } from 'react'
import { useRevalidator } from 'react-router'
import { removedMeanwhile } from '#menu/words/planner'
import { toast } from '#ui/toast'
import type { Failure } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'

/**
 * Closes the dialog about a category or a dish that somebody else removed, and says so.
 * @param busy the dialog's own call is under way, which may remove it
 */
export function useRemoved(
  { id, name }: { id: string; name: string },
  busy: boolean,
  onClose: () => void,
): void {
  const { categories } = useEvent()
  const isThere = categories.some((one) => one.id === id || one.items.some((item) => item.id === id))
  const isRemoved = !isThere && !busy
  useEffect(() => {
    if (!isRemoved) return
    toast(removedMeanwhile(name), { kind: 'error', seconds: 10 })
    onClose()
  }, [isRemoved, name, onClose])
}

/** Reads the menu again where a call did not find what it is about: until then the call is under way. */
export function useLookAgain(): (failure: Failure) => Promise<void> | undefined {
  const { revalidate } = useRevalidator()
  return ({ code }) => (code === 'not_found' ? revalidate() : undefined)
}
