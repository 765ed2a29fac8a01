import type { Places } from '#events/rules/capacity'
import type { DeclineReceipt } from '#party/shape/decline'
import type { EditView, GuestMenu, Receipt, ResponseView } from '#party/shape/guest'
import type { DishChange } from '../rules/changed-dishes.ts'
import type { Draft } from '../rules/draft.ts'
import type { EditDraft } from '../rules/edit-draft.ts'
import type { PersonDraft } from '../rules/person-draft.ts'
import type { Dropped } from '../rules/response-draft.ts'
import type { Step, StepEntry } from '../rules/steps.ts'
import type { AnswerFormState, PreviousAnswer, SendFailure, Undo } from './state.ts'

/** A press, a change of a field, or an event of the server, the device or the history. */
export type FormAction =
  | { type: 'person_changed'; index: number; part: Partial<PersonDraft> }
  /** One press changed a person, which `undo_pressed` reverts. */
  | { type: 'person_replaced'; index: number; part: Partial<PersonDraft>; cause: Undo['cause'] }
  | { type: 'undo_pressed' }
  /** The needs stay although another name was typed over their person's. */
  | { type: 'needs_kept' }
  | { type: 'draft_changed'; part: Partial<Pick<Draft, 'email' | 'party' | 'attending' | 'outOfParty'>> }
  | { type: 'field_left'; path: string }
  | { type: 'person_removed'; index: number }
  | { type: 'person_restored' }
  | { type: 'resized'; size: number }
  | { type: 'send_pressed' }
  | { type: 'dish_kept'; change: DishChange }
  | { type: 'dish_dropped'; change: DishChange; personIndex: number }
  | { type: 'dishes_postponed' }
  /** A link to somebody's choice in a course. */
  | { type: 'choice_pressed'; personIndex: number; categoryId: string }
  /** The event's places changed. */
  | { type: 'places_updated'; places: Places }
  /** The event changed and was read again. `hasReopened`: it was closed until now. */
  | { type: 'event_loaded'; menu: GuestMenu; hasReopened: boolean }
  /** The device is offline: the draft was not sent, or got no reply, and waits for the network. */
  | { type: 'waits_for_network' }
  | { type: 'came_online' }
  | { type: 'was_sent'; receipt?: Receipt }
  /** The draft was refused, held back by the page, or got no reply while the device was online. */
  | { type: 'was_refused'; failure: SendFailure }
  /** The menu was read again because of a failure; null where that failed. */
  | { type: 'menu_loaded'; menu: GuestMenu | EditView | null; failure: SendFailure }
  | AnsweringAction
  | EditingAction

type AnsweringAction =
  /** The device's storage was read. `draft` is absent if it holds none. */
  | { type: 'draft_loaded'; draft?: Draft }
  /** The history moved to another entry. `popped`: by the browser's Back or Forward. */
  | { type: 'history_changed'; entry: StepEntry | null; popped: boolean }
  /** `stepKey`: of the pressed button's step. `stepAgeMs`: how long this step was on the screen. */
  | { type: 'continue_pressed'; stepKey: string; stepAgeMs: number }
  /** The places that Continue had read again; null where they could not be read. */
  | { type: 'places_checked'; places: Places | null }
  | { type: 'back_pressed' }
  /** `returns`: Continue on that step comes back here. */
  | { type: 'step_pressed'; step: Step; returns?: boolean }
  /** Sends an unsent draft, from any step. */
  | { type: 'send_now_pressed' }
  /** Sends the draft although this device answered before. */
  | { type: 'another_party_pressed'; submissionId: string }
  | { type: 'save_over_pressed'; receipt: Receipt }
  /** Keeps the response that an earlier attempt stored. */
  | { type: 'keep_stored_pressed'; receipt: Receipt }
  | { type: 'send_as_new_pressed'; submissionId: string }
  | { type: 'replace_decline_pressed'; decline: Pick<DeclineReceipt, 'declineToken'>; submissionId: string }
  /** Opens the earlier response for editing, with this draft as changes to save. */
  | { type: 'change_previous_pressed'; previous: PreviousAnswer }
  /** `hasAnsweredBefore`: this device has, so that the names may be known. */
  | { type: 'cannot_come_pressed'; hasAnsweredBefore: boolean }
  /** The page shows the receipt in place of the form: home cannot show it, or it is a preview. */
  | { type: 'receipt_shown'; receipt: NonNullable<AnswerFormState['receipt']> }

type EditingAction =
  /** The device's storage and the form's fields were read. */
  | { type: 'edit_draft_loaded'; draft: EditDraft; resuming: boolean; newerResponse: ResponseView | null }
  /** Shows what is stored, without the unsaved changes, which `discard_undone` brings back. */
  | { type: 'discard_pressed' }
  | { type: 'discard_undone' }
  | { type: 'keep_mine_pressed'; response: ResponseView }
  | { type: 'keep_newer_pressed'; response: ResponseView }
  /** The page is left: by Cancel, or once the response is saved or withdrawn. */
  | { type: 'leaving' }

/** Side effects for the page to carry out. */
export type Effect =
  /** Keeps the draft on the device; null deletes it. */
  | { type: 'store'; draft: Draft | EditDraft | null }
  /** Keeps unsaved changes of a stored response on the device, for its edit page. */
  | { type: 'store_edit'; token: string; draft: EditDraft }
  | { type: 'send'; draft: Draft | EditDraft; menuVersion: number; replacedReceipt: Receipt | null }
  | { type: 'read_menu'; failure: SendFailure }
  | { type: 'read_places' }
  | { type: 'focus'; field: string }
  | { type: 'focus_heading'; heading: string; removed?: Dropped }
  | { type: 'push'; entry: StepEntry }
  | { type: 'replace'; entry: StepEntry }
  | { type: 'go_back' }
  | { type: 'leave'; path: string }
  /** Keeps the receipt of a response, in place of the receipt of the decline it replaced. */
  | { type: 'keep_receipt'; token: string; replacedToken?: string | undefined }
  /** Says that the response is saved, and goes on to the page that shows it. */
  | { type: 'saved'; draft: Draft | EditDraft; receipt?: Receipt }
  | { type: 'show_receipt'; token: string; draft?: Draft }

/** Next state of a form, with its side effects. */
export type Transition<F> = [form: F, effects: Effect[]]
