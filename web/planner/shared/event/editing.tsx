import type { ReactNode } from 'react'
import { mayEdit } from '#events/rules/roles'
import { useEvent } from './event-place.ts'

/** Shown only to those who may change the event: its owner and editors. */
export function Editing({ children }: { children: ReactNode }) {
  const { event } = useEvent()
  return mayEdit(event) && children
}
