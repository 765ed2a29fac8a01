import { useEffect } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import type { EventInput } from '#events/shape/event'
import { type NewEvent, saveEventDraft } from './event-draft.ts'

/** Keeps a new event while something of it is typed. Shows nothing, and alone renders at each letter. */
export function SaveEventDraft({
  form: { control },
  id,
  from,
}: { form: UseFormReturn<EventInput> } & Omit<NewEvent, 'fields'>) {
  const fields = useWatch({ control })
  const { isDirty } = useFormState({ control })
  useEffect(() => {
    if (isDirty) saveEventDraft({ id, from, fields })
  }, [isDirty, id, from, fields])
  return null
}
