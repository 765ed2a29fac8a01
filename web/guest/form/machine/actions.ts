import type { Places } from '#events/rules/capacity'
import type { DeclineReceipt } from '#party/shape/decline'
import type { EditView, GuestMenu, Receipt, ResponseView } from '#party/shape/guest'
import type { DishChange } from '../rules/changed-dishes.ts'
import type { Draft } from '../rules/draft.ts'
import type { EditDraft } from '../rules/edit-draft.ts'
import type { PersonDraft } from '../rules/person-draft.ts'
import type { Dropped } from '../rules/response-draft.ts'
import type { Step, StepEntry } from '../rules/steps.ts'
import type { Answering, PreviousAnswer, SendFailure, Undo } from './state.ts'

/** A press, a typed letter, or an event of the server, the device or the history. */
export type FormAction =
  | { type: 'person_changed'; index: number; part: Partial<PersonDraft> }
  /** The same by one press, which `undo_pressed` takes back. */
  | { type: 'person_replaced'; index: number; part: Partial<PersonDraft>; by: Undo['by'] }
  | { type: 'undo_pressed' }
  /** The needs stay for somebody whose name was typed over. */
  | { type: 'needs_kept' }
  | { type: 'draft_changed'; part: Partial<Pick<Draft, 'email' | 'party' | 'attending' | 'aside'>> }
  | { type: 'field_left'; path: string }
  | { type: 'person_removed'; index: number }
  | { type: 'person_restored' }
  | { type: 'resized'; size: number }
  | { type: 'send_pressed' }
  | { type: 'dish_kept'; change: DishChange }
  | { type: 'dish_dropped'; change: DishChange; guest: number }
  | { type: 'dishes_postponed' }
  /** A link to somebody's choice in a course. */
  | { type: 'choice_pressed'; guest: number; category: string }
  /** The places of the event are these. */
  | { type: 'places_updated'; places: Places }
  /** The event was read again: something of it changed. `hasReopened`: it was closed until now. */
  | { type: 'event_loaded'; menu: GuestMenu; hasReopened: boolean }
  | { type: 'went_offline' }
  | { type: 'came_online' }
  | { type: 'was_sent'; receipt?: Receipt }
  | { type: 'was_refused'; failure: SendFailure }
  /** The menu was read again because of a failure; null where that failed. */
  | { type: 'menu_loaded'; menu: GuestMenu | EditView | null; failure: SendFailure }
  | AnsweringAction
  | EditingAction

type AnsweringAction =
  /** The device's storage was read. Without a draft, there was none. */
  | { type: 'draft_loaded'; draft?: Draft }
  /** The history is at another of its entries. `popped`: by the browser's Back or Forward. */
  | { type: 'history_changed'; entry: StepEntry | null; popped: boolean }
  /** `on`: the key of the pressed button's step. `stepAgeMs`: the time that this step was on the screen. */
  | { type: 'continue_pressed'; on: string; stepAgeMs: number }
  /** The figures that Continue asked for; null where they could not be read. */
  | { type: 'places_checked'; places: Places | null }
  | { type: 'back_pressed' }
  /** `returns`: Continue on that step comes back here. */
  | { type: 'step_pressed'; step: Step; returns?: boolean }
  /** Sends an unsent draft, from any step. */
  | { type: 'send_now_pressed' }
  /** It is sent although this device answered before. */
  | { type: 'another_party_pressed'; id: string }
  | { type: 'save_over_pressed'; receipt: Receipt }
  | { type: 'keep_first_pressed'; receipt: Receipt }
  | { type: 'send_as_new_pressed'; id: string }
  | { type: 'in_place_pressed'; decline: Pick<DeclineReceipt, 'declineToken'>; id: string }
  /** The party that answered before is opened for editing, with what was filled in here. */
  | { type: 'change_previous_pressed'; previous: PreviousAnswer }
  /** `again`: this device answered before, so that the names may be known. */
  | { type: 'cannot_come_pressed'; again: boolean }
  | { type: 'receipt_loaded'; receipt: NonNullable<Answering['receipt']> }

type EditingAction =
  /** The device's storage and the form's fields were read. */
  | { type: 'edit_draft_loaded'; draft: EditDraft; resuming: boolean; newer: ResponseView | null }
  | { type: 'show_saved_pressed' }
  | { type: 'keep_mine_pressed'; response: ResponseView }
  | { type: 'keep_newer_pressed'; response: ResponseView }
  | { type: 'leave_pressed' }

/** Side effects for the page to carry out. */
export type Effect =
  /** Keeps the draft on the device; null deletes it. */
  | { type: 'store'; draft: Draft | EditDraft | null }
  /** Keeps unsaved changes of a stored response on the device, for its edit page. */
  | { type: 'store_edit'; token: string; draft: EditDraft }
  | { type: 'send'; draft: Draft | EditDraft; menuVersion: number; replaced: Receipt | null }
  | { type: 'read_menu'; failure: SendFailure }
  | { type: 'read_places' }
  | { type: 'focus'; field: string }
  | { type: 'focus_heading'; heading: string; removed?: Dropped }
  | { type: 'push'; entry: StepEntry }
  | { type: 'replace'; entry: StepEntry }
  | { type: 'go_back' }
  | { type: 'leave'; path: string }
  /** Keeps the receipt of a response, in the place of the receipt of the decline it replaced. */
  | { type: 'keep_receipt'; token: string; replaced?: string | undefined }
  /** Tells that it is saved, and goes on to where that shows. */
  | { type: 'saved'; draft: Draft | EditDraft; receipt?: Receipt }
  | { type: 'show_receipt'; token: string; draft?: Draft }

/** Next state of a form, with its side effects. */
export type Transition<F> = [form: F, effects: Effect[]]
