import { useState } from 'react'
import type { UseFormReturn } from 'react-hook-form'
import type { PlannerEvent } from '#events/shape/event'
import type { ResponseView } from '#party/shape/guest'
import { api, ask } from '../../../client/api.ts'
import { useAction } from '../../../client/use-action.ts'
import type { Answer } from './answer.ts'
import type { AnswerDraft } from './answer-draft.tsx'

/**
 * Sends what the form holds: as a new response, or as a correction of the one stored.
 * @param done runs once it is saved and shown
 */
export function useSaveAnswer({
  form,
  event,
  response,
  draft,
  saved,
  done,
}: {
  form: UseFormReturn<Answer>
  event: PlannerEvent
  response: ResponseView | null
  draft: AnswerDraft | null
  saved: () => Promise<void>
  done: () => void
}) {
  const [submissionId] = useState(() => draft?.submissionId ?? crypto.randomUUID())
  // What is corrected: the response given, or one that was added before, with its first version, and the answer was lost.
  const [stored, setStored] = useState(
    draft?.stored ?? (response && { id: response.id, version: response.version }),
  )

  const send = (answer: Answer, over?: number) =>
    stored
      ? ask((options) =>
          api.events[':id'].responses[':rid'].$put(
            {
              param: { id: event.id, rid: stored.id },
              json: { ...answer, version: over ?? stored.version },
            },
            options,
          ),
        )
      : ask((options) =>
          api.events[':id'].responses.$post(
            { param: { id: event.id }, json: { ...answer, submissionId } },
            options,
          ),
        )
  const { busy, failure, run, clear } = useAction(
    async (answer: Answer, over?: number) => {
      await send(answer, over)
      await saved()
      done()
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
    failure,
    /** The response as it was saved in the meantime, where it was. */
    newer: failure?.code === 'changed' ? newerOf(failure.details) : null,
    run,
    /** Goes on from the response that was saved in the meantime. */
    take(newer: ResponseView) {
      clear()
      setStored({ id: newer.id, version: newer.version })
    },
  }
}

function newerOf(details: unknown): ResponseView | null {
  return details && typeof details === 'object' && 'response' in details
    ? (details.response as ResponseView)
    : null
}
