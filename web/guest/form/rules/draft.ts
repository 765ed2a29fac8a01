import { readRecord, writeRecord } from '../../../client/device.ts'
import { isPartyRecord } from '../../../client/party-record.ts'
import type { PersonDraft } from './person-draft.ts'
import type { ResponseDraft } from './response-draft.ts'
import type { Step } from './steps.ts'

/**
 * A response being filled in, with the id under which each attempt submits it. `unsentEventTitle` is the event's title from the first
 * attempt to send it until it is stored. `another`: this device answered before, and the guest said that this is another party.
 * `step` is the current one; a draft that never left the first has none. `decline` is the token of the decline that it replaces.
 * `flowId` distinguishes its steps in the history from those of an earlier draft.
 * On a personal link `attending` says by id which listed people come (true) or do not; `outOfParty` keeps what was entered for people
 * who do not; `version` is that of the stored response it edits.
 */
export type Draft = ResponseDraft & {
  submissionId: string
  flowId: string
  unsentEventTitle?: string | undefined
  another?: boolean
  step?: Step
  decline?: string
  attending?: Record<string, boolean>
  outOfParty?: PersonDraft[]
  version?: number
}

/** An id for a submission, the same at each attempt. */
export function newSubmissionId(): string {
  return crypto.randomUUID()
}

/** An empty draft. */
export function freshDraft(): Draft {
  return {
    submissionId: newSubmissionId(),
    flowId: crypto.randomUUID(),
    email: '',
    party: [{ name: '', allergies: '', selections: {} }],
  }
}

/** The draft of an event, or of a personal link's token, on this device; null without one. */
export function readDraft(code: string): Draft | null {
  const record = readRecord(keyOf(code))
  if (!isDraft(record)) return null
  const { at: step, ...draft } = record as Draft & { at?: Step }
  return { ...draft, ...(step && { step }) }
}

/** Stores a draft on the device, its step as `at`; null deletes it. */
export function writeDraft(code: string, draft: Draft | null): void {
  const { step: at, ...rest } = draft ?? {}
  writeRecord(keyOf(code), draft && { ...rest, at })
}

function keyOf(code: string): string {
  return `platewise.draft.${code}`
}

/** True if a record of the device is a draft, complete and with at least the lead guest. */
export function isDraft(record: unknown): record is Draft {
  const draft = record as Partial<Draft> | null
  return (
    typeof draft?.submissionId === 'string' &&
    typeof draft.flowId === 'string' &&
    typeof draft.email === 'string' &&
    (draft.dropped === undefined || Array.isArray(draft.dropped)) &&
    isPartyRecord(draft.party)
  )
}
