import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { Author } from '#core/shapes'
import type { PlannerEvent } from '#events/shape/event'
import { answerStored } from '#invitations/words/planner-answers'
import type { ResponseView } from '#party/shape/guest'
import { responseAdded } from '#party/words/planner'
import { toast } from '#ui/toast'
import { api, callApi } from '../../../client/calls/api.ts'
import { useAction } from '../../../client/calls/use-action.ts'
import type { Correction, ResponseDraft } from './draft.tsx'
import { baseOf } from './merged.ts'
import { type InvitationToAnswer, peopleAsked, type ResponseValues } from './values.ts'

/**
 * Sends what the form holds: as a new response, or as a correction of the one stored.
 * @param done runs once it is saved and shown
 */
export function useSaveResponse({
  form,
  event,
  response,
  invitation,
  waiting,
  draft,
  saved,
  done,
}: {
  form: UseFormReturn<ResponseValues>
  event: PlannerEvent
  response: ResponseView | null
  invitation: InvitationToAnswer | undefined
  /** Invited people who are not in the response and have not declined. */
  waiting: ReadonlySet<string>
  draft: ResponseDraft | null
  saved: () => Promise<void>
  done: () => void
}) {
  const [submissionId] = useState(() => draft?.submissionId ?? crypto.randomUUID())
  // The corrected response: the one given, or one that was added before, with its first version, and the answer was lost.
  const [stored, setStored] = useState<Correction | null>(
    draft?.stored ?? (response && correctionOf(response)),
  )

  const send = (values: ResponseValues, over?: Correction) =>
    stored
      ? callApi((options) =>
          api.events[':id'].responses[':rid'].$put(
            {
              param: { id: event.id, rid: stored.id },
              json: { ...values, ...madeOn(over ?? stored) },
            },
            options,
          ),
        )
      : callApi((options) =>
          api.events[':id'].responses.$post(
            {
              param: { id: event.id },
              json: {
                ...values,
                submissionId,
                ...(invitation && { invitation: partOf(invitation, values) }),
              },
            },
            options,
          ),
        )
  const partOf = (of: InvitationToAnswer, { party }: ResponseValues) => {
    const coming = new Set(party.map(({ id }) => id))
    const notComing = peopleAsked(of).flatMap(({ id }) => (coming.has(id) || waiting.has(id) ? [] : [id]))
    return { id: of.id, notComing }
  }
  const { busy, isSending, cancelAnd, failure, run, clear } = useAction(
    async (values: ResponseValues, over?: Correction) => {
      await send(values, over)
      await saved()
      done()
      const [lead, ...others] = values.party
      if (invitation) toast(answerStored(invitation.label))
      else if (!stored && lead) toast(responseAdded(lead.name.trim(), others.length))
    },
    async ({ code, details, fields }) => {
      // The server decides: what the planner corrects may have been open before.
      if (code === 'required') {
        for (const [path, message] of Object.entries(fields))
          form.setError(path as `party.${number}.selections.${string}`, { message })
        form.setFocus(Object.keys(fields)[0] as `party.${number}.selections.${string}`)
      }
      if (code === 'id_reused') setStored({ id: (details as { responseId: string }).responseId, version: 1 })
      if (code === 'menu_changed') await saved()
    },
  )
  return {
    submissionId,
    stored,
    busy,
    isSending,
    cancelAnd,
    failure,
    /** The response as it was saved in the meantime, where it was. */
    newer: failure?.code === 'changed' ? newerOf(failure.details) : null,
    /** Somebody who plans the event and saved it; undefined where the guest did. */
    newerBy: (failure?.details as { author?: Author } | undefined)?.author,
    run,
    clear,
    /** Saves what was decided, as a correction of the response that was saved in the meantime. */
    runOver: (values: ResponseValues, newer: ResponseView) => run(values, correctionOf(newer)),
    /** Goes on from the response that was saved in the meantime. */
    take(newer: ResponseView) {
      clear()
      setStored(correctionOf(newer))
    },
  }
}

function correctionOf(response: ResponseView): Correction {
  return { id: response.id, version: response.version, base: baseOf(response) }
}

function madeOn({ version, base }: Correction) {
  return { version, ...(base && { base }) }
}

function newerOf(details: unknown): ResponseView | null {
  return details && typeof details === 'object' && 'response' in details
    ? (details.response as ResponseView)
    : null
}
