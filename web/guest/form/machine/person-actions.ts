import type { PersonDraft } from '../rules/person-draft.ts'
import type { Dispatch } from './use-machine.ts'

/** Actions that change one person or check one of their fields. `removeNeeds` can be undone. */
export function personActions(dispatch: Dispatch, index: number) {
  return {
    change: (part: Partial<PersonDraft>) => dispatch({ type: 'person_changed', index, part }),
    removeNeeds: (part: Partial<PersonDraft>) =>
      dispatch({ type: 'person_replaced', index, part, cause: 'needs_removed' }),
    check: (path: string) => dispatch({ type: 'field_left', path }),
  }
}
