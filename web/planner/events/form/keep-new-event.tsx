import { useEffect } from 'react'
import { type UseFormReturn, useFormState, useWatch } from 'react-hook-form'
import type { EventInput } from '#events/shape/event'
import { keepEvent, type NewEvent } from './kept-event.ts'

/** Keeps a new event while something of it is typed. Shows nothing, and alone renders at each letter. */
export function KeepNewEvent({
  form: { control },
  id,
  from,
}: { form: UseFormReturn<EventInput> } & Omit<NewEvent, 'fields'>) {
  const fields = useWatch({ control })
  const { isDirty } = useFormState({ control })
  useEffect(() => {
    if (isDirty) keepEvent({ id, from, fields })
  }, [isDirty, id, from, fields])
  return null
}
