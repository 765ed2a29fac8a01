import type { Resolver } from 'react-hook-form'
import { deadlineError, type EventInput, eventInput } from '#events/shape/event'
import { mealError } from '#events/shape/meal'

type Before = { eventDate: string; timeZone: string; serviceDay?: string | null | undefined }

/**
 * The form's check, by the schema the server holds. Whether the day can be a deadline is asked only when day or zone
 * differ from those before, so that a past event can still be mended.
 * @param before the event being edited
 */
export function checkedBy(before: Before | undefined, at: number): Resolver<EventInput> {
  return (values) => {
    const result = eventInput.safeParse(values)
    const sentences: Record<string, string> = {}
    for (const { path, message } of result.error?.issues ?? []) sentences[String(path[0])] ??= message
    const moved = values.eventDate !== before?.eventDate || values.timeZone !== before?.timeZone
    const error = moved && !sentences.eventDate && !sentences.timeZone ? deadlineError(values, at) : null
    if (error) sentences.eventDate = error
    const { serviceDay, timeZone } = result.data ?? {}
    const tooFar =
      serviceDay && timeZone && serviceDay !== before?.serviceDay ? mealError(serviceDay, timeZone, at) : null
    if (tooFar) sentences.serviceDay = tooFar
    if (result.success && Object.keys(sentences).length === 0) return { values: result.data, errors: {} }
    const errors = Object.entries(sentences).map(([name, message]) => [name, { type: 'contract', message }])
    return { values: {}, errors: Object.fromEntries(errors) as Record<string, never> }
  }
}
