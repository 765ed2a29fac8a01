import { useId } from 'react'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { dayAfter } from '#events/rules/closing'
import { placesReservedUntil, reservedUntilDays } from '#events/rules/reserved-places'
import type { EventInput, PlannerEvent } from '#events/shape/event'
import {
  entryHint,
  entryLabel,
  entryNames,
  guestListTitle,
  keepPlacesHint,
  keepPlacesLabel,
  keptUntilDay,
  listOutgrown,
} from '#invitations/words/planner-settings'
import { longDay } from '#languages/en/days'
import { Notice } from '#ui/notice'
import { FormFold } from './form-fold.tsx'

/** Settings of an event's guest list: how guests answer, and whether places are kept for the invited. */
export function ListFields({
  event,
  at,
  form,
}: {
  event: PlannerEvent
  at: number
  form: UseFormReturn<EventInput>
}) {
  const id = useId()
  const { register, control, formState } = form
  const [keeps, entry = 'open'] = useWatch({ control, name: ['keepPlaces', 'entry'] })
  // Personal links work beside the code, too: both of these are one choice, as it is stored.
  const byCode = event.entry === 'list_and_open' ? event.entry : 'open'
  const error = formState.errors.keepPlaces?.message
  const { registeredGuests, guestLimit, listed } = event
  const ended = event.keepPlaces && at >= placesReservedUntil(event)
  const outgrown = event.keepPlaces && registeredGuests + (listed?.silent ?? 0) > guestLimit
  return (
    <FormFold
      title={guestListTitle}
      facts={[entryNames[entry], keeps && keepPlacesLabel].filter(Boolean).join(' · ')}
      wrong={Boolean(error)}
    >
      <fieldset className="stack tight" aria-describedby={`${id}-entry`}>
        <legend className="label">{entryLabel}</legend>
        {([byCode, 'list_only'] as const).map((one) => (
          <label key={one} className="check">
            <input type="radio" value={one} {...register('entry')} />
            {entryNames[one]}
          </label>
        ))}
      </fieldset>
      <p id={`${id}-entry`} className="quietly small">
        {entryHint}
      </p>
      <label className="check">
        <input
          type="checkbox"
          aria-invalid={error ? true : undefined}
          aria-describedby={`${id}-hint ${id}-error`}
          {...register('keepPlaces')}
        />
        {keepPlacesLabel}
      </label>
      <div className="field-error" id={`${id}-error`} aria-live="polite">
        {error && <span key={error}>{error}</span>}
      </div>
      <p id={`${id}-hint`} className="quietly small">
        {keepPlacesHint}
      </p>
      {ended && <Notice>{keptUntilDay(longDay(dayAfter(event.eventDate, -reservedUntilDays)))}</Notice>}
      {outgrown && !ended && <Notice kind="warning">{listOutgrown}</Notice>}
    </FormFold>
  )
}
