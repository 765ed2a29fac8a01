import { cleanLine } from '#core/text'
import { freePlaces, isAboveFreeLimit, type Places } from '#events/rules/capacity'
import type { DeclineReceipt } from '#party/shape/decline'
import type { EditView, GuestMenu, Receipt, ResponseView } from '#party/shape/guest'
import type { Person } from '#party/shape/person'
import type { ApiError } from '../../../client/calls/api.ts'
import type { Draft } from '../rules/draft.ts'
import { type EditDraft, editDraftOf } from '../rules/edit-draft.ts'
import { type LostChoice, stillLost } from '../rules/lost-choices.ts'
import type { PersonDraft } from '../rules/person-draft.ts'
import { type FieldErrors, type ResponseDraft, sameDraft } from '../rules/response-draft.ts'
import { firstStep, type StepEntry, stepOfEntry } from '../rules/steps.ts'

/** State of sending. `waiting`: the device is offline, and the form is sent by itself once it is online. */
export type Sending = 'idle' | 'sending' | 'sent' | 'waiting'

/**
 * A party that this device answered for before: the token of its link, the first names, and the stored response, if they can
 * be read. `declined`: the party declined.
 */
export type PreviousAnswer = {
  token: string
  names: string[]
  declined: boolean
  response?: ResponseView
}

/** The reason for which something was not stored: it was refused, was not sent, or got no reply. */
export type SendFailure = {
  code: ApiError['code'] | 'offline' | 'answered_before'
  /** The server's own sentence. */
  sentence?: string
  /** The server failed, or no reply came back. */
  isServerFault?: boolean
  requestId?: string | undefined
  fields?: Record<string, string>
  details?: unknown
  /** The receipt of a response that was stored before. */
  receipt?: Receipt
  /** The receipt of a decline that was stored before. */
  decline?: DeclineReceipt
  /** The party that this device answered for before. */
  previous?: PreviousAnswer
  /** The menu that changed could not be read. */
  isMenuUnread?: boolean
}

/** The press that last removed somebody from the party: their own Remove, or the party's size. */
export type RemovalCause = 'remove' | 'size' | null

/** A person as they were before one press copied choices to them or removed their needs, until something else changes. */
export type Undo = { index: number; previous: PersonDraft; cause: 'copied' | 'needs_removed' }

/** A name typed over another: the person's index in the party, and whether the field has lost the focus since. */
export type NameChange = { index: number; previousName: string; hasBlurred: boolean }

/**
 * A response just stored, with the menu it was chosen from, the time in milliseconds, and the names of the invited people who
 * do not come.
 */
export type SentResponse = {
  receipt?: Receipt
  menu: GuestMenu
  draft: ResponseDraft
  at: number
  notComing?: string[]
}

/** State of both forms. */
export type CommonState = {
  places: Places
  fieldErrors: FieldErrors
  /** Choices that the menu no longer has. */
  lostChoices: LostChoice[]
  /** Ids of courses that became required since the page loaded. */
  newlyRequiredIds: string[]
  /** The event was closed while the form was filled in, and is open again. */
  hasReopened: boolean
  /** The form may ask about chosen dishes that changed: once the guest sends, until they postpone it. */
  mayAskAboutDishes: boolean
  removalCause: RemovalCause
  undo: Undo | null
  nameChange: NameChange | null
  sending: Sending
  failure: SendFailure | null
}

/** The form in steps: of a new response, and by a personal link of the stored one as well. */
export type AnswerFormState = CommonState & {
  kind: 'answering'
  draft: Draft
  menu: GuestMenu
  /** The event's planner tries the form: nothing is sent. */
  isPreview: boolean
  /** False until the device's draft is read: the first render has to be the server's. */
  ready: boolean
  /** State of the current history entry; null for the first. */
  entry: StepEntry | null
  /** The step has changed since the page loaded. */
  hasChangedStep: boolean
  /** The event's places when Continue was refused because the party does not fit. */
  refusedPlaces: Places | null
  /** The receipt of the stored response that the draft replaces. */
  replacedReceipt: Receipt | null
  /** The receipt that the page shows in place of the form. */
  receipt: { token: string; sentResponse?: SentResponse } | null
}

/** The form of a stored response, on one page. */
export type EditFormState = CommonState & {
  kind: 'editing'
  draft: EditDraft
  view: EditView
  token: string
  /** The device had unsaved changes of an earlier visit. */
  resuming: boolean
  /** Unsaved changes that the guest discarded since the page loaded. */
  discarded: EditDraft | null
  /** Changes somebody else saved meanwhile. */
  newerResponse: ResponseView | null
}

/** Everything a guest's form knows. */
export type FormState = AnswerFormState | EditFormState

/** The event with its menu, as the form last read it. */
export function menuOf(form: FormState): GuestMenu | EditView {
  return form.kind === 'answering' ? form.menu : form.view
}

/** True if the draft is being sent or has been stored: further changes would not be in it. */
export function isBusy({ sending }: FormState): boolean {
  return sending === 'sending' || sending === 'sent'
}

/** The current step: by the history's entry, but the first until the draft is read and the lead guest has a name. */
export function currentStep({ ready, entry, draft }: AnswerFormState): StepEntry {
  return (ready && isNamed(draft) ? stepOfEntry(entry, draft.party.length) : null) ?? firstStep
}

/** True if the lead guest has a name. */
export function isNamed({ party }: ResponseDraft): boolean {
  return cleanLine(party[0]?.name ?? '') !== ''
}

/** Places of a stored party (`partySize`), of all others, and left for this party. */
export function placesForEdit({ places, view }: EditFormState): {
  partySize: number
  others: number
  placesLeft: number
} {
  const partySize = view.response.guestCount
  const others = Math.max(0, places.registeredGuests - partySize - (view.reservedForParty ?? 0))
  return {
    partySize,
    others,
    placesLeft: freePlaces({ guestLimit: places.guestLimit, registeredGuests: others }),
  }
}

/** True if there are places for the party. A stored party keeps the places it has. */
export function fits(form: FormState): boolean {
  const { length } = form.draft.party
  if (form.kind === 'answering') return length <= freePlaces(form.places)
  const { partySize, placesLeft } = placesForEdit(form)
  return length <= Math.max(placesLeft, partySize)
}

/** True if the form asks for an address. */
export function asksEmail(form: FormState): boolean {
  return form.kind === 'answering' ? form.menu.asksEmail : isAboveFreeLimit(form.places.guestLimit)
}

/** Choices that are not on the menu any more, until the person chooses again or the draft is sent without them. */
export function lostChoicesOf({ lostChoices, draft }: FormState): LostChoice[] {
  return stillLost(lostChoices, draft.party)
}

/** True if the draft differs from the stored response. */
export function hasUnsavedChanges({ sending, draft, view }: EditFormState): boolean {
  return sending !== 'sent' && !sameDraft(draft, editDraftOf(view.response))
}

/** A person as stored; undefined for one who is new to the party. */
export function storedPersonOf({ view }: EditFormState, { id }: Person): Person | undefined {
  return view.response.party.find((one) => id !== undefined && one.id === id)
}
