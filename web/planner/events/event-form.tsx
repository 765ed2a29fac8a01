import { useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { dayAt } from '#contract/closing'
import { type EventInput, latestDeadline, type PlannerEvent } from '#contract/event'
import { descriptionMax } from '#contract/limits'
import { lengthOf } from '#contract/text'
import { Button } from '#ui/button'
import { ChoiceField } from '#ui/choice-field'
import { Dialog } from '#ui/dialog'
import { Field, TextField } from '#ui/field'
import { Notice } from '#ui/notice'
import { somethingWrong } from '#words/guest'
import { deadlineLocked, zoneUnknown } from '#words/planner'
import { showAll } from '#words/site'
import { ApiError } from '../../client/api.ts'
import { traceOf } from '../../client/trace.ts'
import { checkedBy } from './checked-by.ts'
import { CoverField } from './cover-field.tsx'
import { type CoverChange, coverImagesOn } from './cover-image.ts'
import { ownZone, zoneMatches, zones } from './zones.ts'

type Failure = { sentence: string; trace: string | undefined }

/**
 * The event form, to create an event or to edit the one given.
 * @param at the server's time, for the days that can be chosen
 * @param save stores what was entered and the cover chosen, a new event under the id given, however often it is sent; what it throws is told here and everything typed stays
 */
export function EventForm({
  event,
  at,
  save,
  onClose,
}: {
  event?: PlannerEvent
  at: number
  save: (input: EventInput, cover: CoverChange, newId: string) => Promise<void>
  onClose: () => void
}) {
  const locked = event?.premium ?? false
  const [newId] = useState(() => crypto.randomUUID())
  const [failure, setFailure] = useState<Failure | null>(null)
  const [cover, setCover] = useState<CoverChange>(undefined)
  const [drawing, setDrawing] = useState(false)
  const form = useForm<EventInput>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: {
      title: event?.title ?? '',
      description: event?.description ?? '',
      eventDate: event?.eventDate ?? '',
      timeZone: event?.timeZone ?? ownZone(),
    },
    resolver: checkedBy(event, at),
  })
  const { register, handleSubmit, setValue, setError, trigger, control } = form
  const { errors, isSubmitting } = form.formState
  const [description, eventDate, timeZone] = useWatch({
    control,
    name: ['description', 'eventDate', 'timeZone'],
  })
  const choices = useMemo(() => zones(event?.timeZone ?? ownZone()), [event])

  const submit = handleSubmit(async (input) => {
    setFailure(null)
    try {
      await save(input, cover, newId)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const fields = Object.entries(error.fields).filter(([name]) => name in input)
      for (const [name, message] of fields) setError(name as keyof EventInput, { message })
      if (fields.length === 0) setFailure({ sentence: error.message, trace: error.requestId })
    }
  })

  const heading = event ? 'Edit Event' : 'Create New Event'
  const action = event ? 'Update Event' : 'Create Event'
  return (
    <Dialog title={heading} onClose={onClose} busy={isSubmitting}>
      <form
        className="stack tight"
        noValidate
        onSubmit={(submitted) => void submit(submitted)}
        onChange={() => setFailure(null)}
      >
        {locked && <Notice kind="near">{deadlineLocked}</Notice>}
        <Field label="Event Title" complaint={errors.title?.message} {...register('title')} />
        <TextField
          label="Description (Optional)"
          complaint={errors.description?.message}
          aside={
            <span className="quietly small figures">
              {lengthOf(description)}/{descriptionMax}
            </span>
          }
          {...register('description')}
        />
        <div className="form-pair">
          <Field
            label="Submission Deadline"
            type="date"
            complaint={errors.eventDate?.message}
            min={dayAt(at, timeZone)}
            max={latestDeadline(timeZone, at)}
            {...(locked ? { disabled: true, value: eventDate, readOnly: true } : register('eventDate'))}
          />
          <ChoiceField
            label="Time Zone"
            showAll={showAll('Time Zone')}
            choices={choices}
            value={timeZone}
            matches={zoneMatches}
            none={zoneUnknown}
            disabled={locked}
            complaint={errors.timeZone?.message}
            onChange={(zone) => {
              setFailure(null)
              setValue('timeZone', zone, { shouldDirty: true })
              if (eventDate) void trigger('eventDate')
            }}
          />
        </div>
        <p className="quietly small">Guests can answer until the end of this day in this time zone.</p>
        {coverImagesOn() && (
          <CoverField
            current={event?.coverImageUrl ?? null}
            change={cover}
            saving={isSubmitting}
            drawing={drawing}
            onDrawing={setDrawing}
            onChange={setCover}
          />
        )}
        {failure && (
          <Notice kind="error" trace={traceOf(failure.trace)}>
            {failure.sentence || somethingWrong}
          </Notice>
        )}
        <div className="actions">
          <Button onClick={onClose} disabled={isSubmitting}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={isSubmitting || drawing}>
            {isSubmitting ? 'Saving...' : action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
