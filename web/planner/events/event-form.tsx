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
import { deadlineLocked, zoneUnknown } from '#words/planner'
import { showAll } from '#words/site'
import { FailureNotice } from '../../client/failure-notice.tsx'
import { type Failure, useAction } from '../../client/use-action.ts'
import { checkedBy } from './checked-by.ts'
import { CoverField } from './cover-field.tsx'
import { type CoverChange, coverImagesOn } from './cover-image.ts'
import { ownZone, zoneMatches, zones } from './zones.ts'

const names = ['title', 'description', 'eventDate', 'timeZone'] as const

/** The fields a failure is about. */
function fieldsOf({ fields }: Failure) {
  return names.filter((name) => fields[name] !== undefined)
}

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
  const { errors } = form.formState
  const [description, eventDate, timeZone] = useWatch({
    control,
    name: ['description', 'eventDate', 'timeZone'],
  })
  const choices = useMemo(() => zones(event?.timeZone ?? ownZone()), [event])

  const { busy, failure, run, clear } = useAction(
    (input: EventInput) => save(input, cover, newId),
    (failed) => {
      for (const name of fieldsOf(failed)) setError(name, { message: failed.fields[name] ?? '' })
    },
  )
  const submit = handleSubmit((input) => run(input))

  const heading = event ? 'Edit Event' : 'Create New Event'
  const action = event ? 'Update Event' : 'Create Event'
  return (
    <Dialog title={heading} onClose={onClose} busy={busy}>
      <form
        className="stack tight"
        noValidate
        onSubmit={(submitted) => void submit(submitted)}
        onChange={clear}
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
            choices={choices}
            value={timeZone}
            matches={zoneMatches}
            none={zoneUnknown}
            showAll={showAll('Time Zone')}
            disabled={locked}
            complaint={errors.timeZone?.message}
            onChange={(zone) => {
              clear()
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
            saving={busy}
            drawing={drawing}
            onDrawing={setDrawing}
            onChange={setCover}
          />
        )}
        {failure && fieldsOf(failure).length === 0 && <FailureNotice failure={failure} />}
        <div className="actions">
          <Button onClick={onClose} disabled={busy}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={busy || drawing}>
            {busy ? 'Saving...' : action}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
