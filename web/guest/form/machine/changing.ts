import type { Guest } from '../rules/passing-on.ts'
import type { Dispatch } from './use-machine.ts'

/** The ways to change one person, and to have one of their fields checked. */
export function changing(dispatch: Dispatch, index: number) {
  return {
    change: (part: Partial<Guest>) => dispatch({ type: 'person_changed', index, part }),
    check: (path: string) => dispatch({ type: 'field_left', path }),
  }
}
