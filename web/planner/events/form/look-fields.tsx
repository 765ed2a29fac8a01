import './look-fields.css'
import { type UseFormReturn, useWatch } from 'react-hook-form'
import { cloths } from '#events/rules/cloths'
import type { EventInput } from '#events/shape/event'
import {
  cardWithoutTitle,
  clothLabel,
  clothNames,
  lookOfPages,
  quietHint,
  quietLabel,
} from '#events/words/planner-look'
import { invited } from '#events/words/shared'
import { mealLine } from '#languages/en/days'
import { FormFold } from './form-fold.tsx'

/** Choice of an event's tablecloth with a live sample, and whether its pages leave out warm sentences. */
export function LookFields({ form }: { form: UseFormReturn<EventInput> }) {
  const { register, control, formState } = form
  const [title, cloth = 'plain', quiet, serviceDay, serviceTime, venue] = useWatch({
    control,
    name: ['title', 'cloth', 'quiet', 'serviceDay', 'serviceTime', 'venue'],
  })
  const meal = { serviceDay: serviceDay || null, serviceTime: serviceTime || null, venue: venue || null }
  return (
    <FormFold
      title={lookOfPages}
      facts={[clothNames[cloth], quiet && quietLabel].filter(Boolean).join(' · ')}
      wrong={Boolean(formState.errors.cloth)}
    >
      <fieldset className="cloths">
        <legend className="label">{clothLabel}</legend>
        {cloths.map((one) => (
          <label key={one} className="cloth-choice">
            <span className={`swatch cloth cloth-${one}`} />
            <span className="name">
              <input type="radio" value={one} {...register('cloth')} /> {clothNames[one]}
            </span>
          </label>
        ))}
      </fieldset>
      <label className="check">
        <input type="checkbox" aria-describedby="quiet" {...register('quiet')} />
        {quietLabel}
      </label>
      <p id="quiet" className="quietly small">
        {quietHint}
      </p>
      <div className={`look-sample cloth cloth-${cloth}`} aria-hidden="true">
        <div className="cloth-card">
          {!quiet && <p className="over">{invited}</p>}
          <p className="title">{title || cardWithoutTitle}</p>
          <p className="quietly">{mealLine(meal)}</p>
        </div>
      </div>
    </FormFold>
  )
}
