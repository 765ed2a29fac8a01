import { useEffect } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import { continueDraft, draftFound, startOver } from '#party/words/planner-form'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { plannerDraftPrefix, readRecord, writeRecord } from '../../../client/device.ts'
import { isPartyRecord } from '../../../client/party-record.ts'
import type { ResponseValues } from './values.ts'

/**
 * A response that was typed and not saved. `submissionId` and `stored` are as the form had them, so that what is sent again
 * is the same thing, and what was saved elsewhere meanwhile is noticed.
 */
export type ResponseDraft = ResponseValues & { submissionId: string; stored: Correction | null }

/** The response that is corrected: its version, and what was stored in it where that is known. */
export type Correction = { id: string; version: number; base?: ResponseValues }

/** Key of the device's draft of a response, or of a new one. */
export function draftKey(eventId: string, responseId: string | undefined): string {
  return `${plannerDraftPrefix}${eventId}.${responseId ?? 'new'}`
}

/** The draft kept under a key, or null. */
export function readResponseDraft(key: string): ResponseDraft | null {
  const draft = readRecord(key) as Partial<ResponseDraft> | null
  const whole =
    typeof draft?.submissionId === 'string' &&
    typeof draft.email === 'string' &&
    isPartyRecord(draft.party) &&
    (draft.stored === null || (draft.stored?.id !== undefined && draft.stored.version > 0))
  return whole ? (draft as ResponseDraft) : null
}

/** Keeps what is typed on the device while it differs from what is saved. Shows nothing, and alone renders at each letter. */
export function KeepDraft({
  form: { control },
  draftAt,
  submissionId,
  stored,
}: { form: UseFormReturn<ResponseValues>; draftAt: string } & Pick<
  ResponseDraft,
  'submissionId' | 'stored'
>) {
  const values = useWatch({ control }) as ResponseValues
  const { isDirty } = useFormState({ control })
  useEffect(() => {
    writeRecord(draftAt, isDirty ? { ...values, submissionId, stored } : null)
  }, [draftAt, isDirty, values, submissionId, stored])
  return null
}

/** Offers to go on with a draft. Closed without an answer, it is offered again. */
export function DraftOffer({
  title,
  draft,
  goOn,
  startOver: drop,
  onClose,
}: {
  title: string
  draft: ResponseDraft
  goOn: () => void
  startOver: () => void
  onClose: () => void
}) {
  const names = draft.party.map(({ name }) => name.trim()).filter((name) => name !== '')
  return (
    <Dialog title={title} onClose={onClose}>
      <p>{draftFound(names)}</p>
      <div className="actions">
        <Button onClick={drop}>{startOver}</Button>
        <Button look="primary" onClick={goOn}>
          {continueDraft}
        </Button>
      </div>
    </Dialog>
  )
}
