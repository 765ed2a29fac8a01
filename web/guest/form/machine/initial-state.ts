import type { EditView, GuestMenu } from '#party/shape/guest'
import type { Draft } from '../rules/draft.ts'
import type { EditDraft } from '../rules/edit-draft.ts'
import type { AnswerFormState, CommonState, EditFormState } from './state.ts'

const initialCommon: Omit<CommonState, 'places'> = {
  fieldErrors: {},
  lostChoices: [],
  newlyRequiredIds: [],
  hasReopened: false,
  mayAskAboutDishes: false,
  removalCause: null,
  undo: null,
  nameChange: null,
  sending: 'idle',
  failure: null,
}

/** The form of a new response as the server renders it. */
export function initialAnswerState(menu: GuestMenu, draft: Draft, isPreview: boolean): AnswerFormState {
  return {
    ...initialCommon,
    kind: 'answering',
    draft,
    menu,
    isPreview,
    places: menu,
    ready: false,
    entry: null,
    hasChangedStep: false,
    refusedPlaces: null,
    replacedReceipt: null,
    receipt: null,
  }
}

/** The form of a stored response as the server renders it. */
export function initialEditState(token: string, view: EditView, draft: EditDraft): EditFormState {
  const { event } = view
  return {
    ...initialCommon,
    kind: 'editing',
    draft,
    view,
    token,
    places: event,
    resuming: false,
    discarded: null,
    newerResponse: null,
  }
}
