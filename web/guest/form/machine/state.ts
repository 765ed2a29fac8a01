import { cleanLine } from '#core/text'
import { asksEmail as asksAbove, freePlaces, type Places } from '#events/rules/capacity'
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

/** State of sending. `waiting`: offline, and it goes by itself when the device is back. */
export type Sending = 'idle' | 'sending' | 'sent' | 'waiting'

/**
 * A party that this device answered for before: the token of its link, and what is stored of it, as far as that can be read.
 * `declined`: it declined.
 */
export type PreviousAnswer = {
  token: string
  names: string[]
  declined: boolean
  response?: ResponseView
}

/** The reason something was not stored: refused, not sent, or not answered. */
export type SendFailure = {
  code: ApiError['code'] | 'offline' | 'answered'
  /** The server's own sentence. */
  sentence?: string
  /** Our side failed, or nothing came back. */
  failed?: boolean
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

/** The press that took somebody out of the party last: their own Remove, or the party's size. */
export type RemovedBy = 'remove' | 'size' | null

/** Somebody as they were before one press changed them, until something else is changed. */
export type Undo = { index: number; previous: PersonDraft; by: 'same' | 'needs' }

/** A name typed over another: the person's index in the party, and whether the field has lost the focus since. */
export type NameChange = { index: number; previousName: string; hasBlurred: boolean }

/**
 * The response just stored, with the menu it was chosen from, the time in milliseconds, and the names of those listed who do
 * not come.
 */
export type Sent = {
  receipt?: Receipt
  menu: GuestMenu
  draft: ResponseDraft
  at: number
  notComing?: string[]
}

/** The state that both forms have. */
export type Common = {
  places: Places
  fieldErrors: FieldErrors
  /** Choices that the menu no longer has. */
  lostChoices: LostChoice[]
  /** Courses, by id, that became required since the page came. */
  newlyRequiredIds: string[]
  /** The event was closed while the form was filled in, and is open again. */
  hasReopened: boolean
  /** Chosen dishes that changed are asked about. */
  isDishDialogOpen: boolean
  removedBy: RemovedBy
  undo: Undo | null
  nameChange: NameChange | null
  sending: Sending
  failure: SendFailure | null
}

/** The form of a response that is not stored yet, in steps. */
export type Answering = Common & {
  kind: 'answering'
  draft: Draft
  menu: GuestMenu
  /** The event's planner tries the form: nothing is sent. */
  isPreview: boolean
  /** False until the device's draft is read: the first render has to be the server's. */
  ready: boolean
  /** The step that the history is at, as it keeps it; null for the first. */
  entry: StepEntry | null
  /** The step changed since the page came. */
  hasMoved: boolean
  /** The figures by which the party did not fit when Continue was pressed. */
  refusedPlaces: Places | null
  /** The receipt of the stored response that sending replaces. */
  replacedReceipt: Receipt | null
  /** The receipt that this page shows in the form's place. */
  receipt: { token: string; sent?: Sent } | null
}

/** The form of a stored response, on one page. */
export type Editing = Common & {
  kind: 'editing'
  draft: EditDraft
  menu: EditView
  token: string
  /** The device had unsaved changes of an earlier visit. */
  resuming: boolean
  /** Changes somebody else saved meanwhile. */
  newerResponse: ResponseView | null
}

/** Everything a guest's form knows. */
export type FormState = Answering | Editing

/** True if the draft is being sent or has been stored: further changes would not be in it. */
export function isBusy({ sending }: FormState): boolean {
  return sending === 'sending' || sending === 'sent'
}

/** The present step, as the history keeps it: the first until the draft is read and somebody is named. */
export function currentStep({ ready, entry, draft }: Answering): StepEntry {
  return (ready && isNamed(draft) ? stepOfEntry(entry, draft.party.length) : null) ?? firstStep
}

/** True if the lead guest has a name. */
export function isNamed({ party }: ResponseDraft): boolean {
  return cleanLine(party[0]?.name ?? '') !== ''
}

/** The places of an event beside a stored party: those that others take, and the largest party that fits. */
export function placesForEdit({ places, menu }: Editing): {
  partySize: number
  others: number
  placesLeft: number
} {
  const partySize = menu.response.guestCount
  const others = Math.max(0, places.registeredGuests - partySize - (menu.kept ?? 0))
  return {
    partySize,
    others,
    placesLeft: freePlaces({ guestLimit: places.guestLimit, registeredGuests: others }),
  }
}

/** True if there are places for the party. A stored one keeps those it has. */
export function fits(form: FormState): boolean {
  const { length } = form.draft.party
  if (form.kind === 'answering') return length <= freePlaces(form.places)
  const { partySize, placesLeft } = placesForEdit(form)
  return length <= Math.max(placesLeft, partySize)
}

/** True if the form asks for an address. */
export function asksEmail(form: FormState): boolean {
  return form.kind === 'answering' ? form.menu.asksEmail : asksAbove(form.places.guestLimit)
}

/** Choices the party lost to a changed menu, until each has chosen again or it was sent without. */
export function lostChoicesOf({ lostChoices, draft }: FormState): LostChoice[] {
  return stillLost(lostChoices, draft.party)
}

/** True if something was changed that is not saved. */
export function hasUnsavedChanges({ sending, draft, menu }: Editing): boolean {
  return sending !== 'sent' && !sameDraft(draft, editDraftOf(menu.response))
}

/** A person as stored; undefined for one who is new to the party. */
export function savedOf({ menu }: Editing, { id }: Person): Person | undefined {
  return menu.response.party.find((one) => id !== undefined && one.id === id)
}
