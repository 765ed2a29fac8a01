import './meal-fields.css'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { optional } from '#core/words/planner'
import type { EventInput } from '#events/shape/event'
import { mealHint } from '#events/shape/meal'
import {
  aboutTheMeal,
  hostContactHint,
  hostContactLabel,
  mealDay,
  mealPlace,
  mealTime,
  shownToGuests,
  timeNeedsDay,
  whoAsks,
  whoAsksHint,
} from '#events/words/planner'
import { shortMealLine } from '#languages/en/days'
import { Field } from '#ui/field'
import { FormFold } from './form-fold.tsx'

/**
 * Day, time and place of the meal.
 * @param onDay told of each change of the day
 */
export function MealFields({
  form,
  at,
  asked = false,
  onDay,
}: {
  form: UseFormReturn<EventInput>
  at: number
  /** The day is what a copy asks for. */
  asked?: boolean
  onDay: (serviceDay: string) => void
}) {
  const { register, control, formState } = form
  const { errors } = formState
  const [day, time, place, eventDate, timeZone] = useWatch({
    control,
    name: ['serviceDay', 'serviceTime', 'venue', 'eventDate', 'timeZone'],
  })
  const [serviceDay, serviceTime, venue] = [day || '', time || '', place || '']
  const hint = mealHint({ serviceDay, eventDate, timeZone }, at)
  const said = hint ?? (serviceTime && !serviceDay ? timeNeedsDay : '')
  return (
    <FormFold
      title={aboutTheMeal}
      facts={shortMealLine({ serviceDay, serviceTime, venue })}
      unfolded={asked}
      wrong={Boolean(errors.serviceDay ?? errors.serviceTime ?? errors.venue)}
    >
      <div className="form-pair">
        <Field
          label={optional(mealDay)}
          type="date"
          error={errors.serviceDay?.message}
          {...register('serviceDay', { onChange: ({ target }) => onDay(target.value) })}
        />
        <Field
          label={optional(mealTime)}
          type="time"
          error={errors.serviceTime?.message}
          {...register('serviceTime')}
        />
      </div>
      <p className="small meal-hint" role="status">
        {said && <span key={said}>{said}</span>}
      </p>
      <Field label={optional(mealPlace)} error={errors.venue?.message} {...register('venue')} />
    </FormFold>
  )
}

/** The host, as guests see it. */
export function HostFields({ form }: { form: UseFormReturn<EventInput> }) {
  const { register, control, formState } = form
  const { errors } = formState
  const [hostName, hostContact] = useWatch({ control, name: ['hostName', 'hostContact'] })
  return (
    <FormFold
      title={shownToGuests}
      facts={[hostName, hostContact].filter(Boolean).join(' · ')}
      wrong={Boolean(errors.hostName ?? errors.hostContact)}
    >
      <Field
        label={optional(whoAsks)}
        hint={whoAsksHint}
        error={errors.hostName?.message}
        {...register('hostName')}
      />
      <Field
        label={optional(hostContactLabel)}
        hint={hostContactHint}
        error={errors.hostContact?.message}
        {...register('hostContact')}
      />
    </FormFold>
  )
}
