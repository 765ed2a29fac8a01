import { type FocusEvent, useEffect, useMemo, useState } from 'react'
import { useForm, useWatch } from 'react-hook-form'
import { descriptionMax } from '#core/limits'
import { lengthOf } from '#core/text'
import { optional } from '#core/words/planner'
import { showAll } from '#core/words/shared'
import { dayAt, latestDeadline } from '#events/rules/closing'
import { deadlineStateOf } from '#events/rules/early-closing'
import { type EventChange, type EventInput, eventFields, type PlannerEvent } from '#events/shape/event'
import { daysBefore, proposedDeadline } from '#events/shape/meal'
import {
  copyTitle,
  deadlineAsBefore,
  deadlineLocked,
  deadlineProposed,
  descriptionLabel,
  duplicateAbout,
  duplicateAction,
  duplicateLeavesList,
  duplicateTitle,
  invitationLanguage,
  invitationLanguageHint,
  newDeadlineReopens,
  zoneUnknown,
} from '#events/words/planner'
import { Button } from '#ui/button'
import { ChoiceField } from '#ui/choice-field'
import { Dialog } from '#ui/dialog'
import { Field, TextField } from '#ui/field'
import { Notice } from '#ui/notice'
import { useAskedClose } from '../../../client/asked-close.tsx'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useAction } from '../../../client/calls/use-action.ts'
import { useBothSides } from '../../shared/both-sides/use-both-sides.tsx'
import { LanguageSelect } from '../../shared/event/language-select.tsx'
import { checkedBy } from './checked-by.ts'
import { CoverField } from './cover-field.tsx'
import { type CoverChange, coverImagesOn } from './cover-image.ts'
import { readEventDraft, saveEventDraft } from './event-draft.ts'
import { fieldsOf, settingNames, settingsOf, storedFields } from './event-settings.ts'
import { fieldWords } from './field-words.ts'
import { ListFields } from './list-fields.tsx'
import { LookFields } from './look-fields.tsx'
import { HostFields, MealFields } from './meal-fields.tsx'
import { SaveEventDraft } from './save-event-draft.tsx'
import { StartFrom } from './start-from.tsx'
import { ownZone, zoneMatches, zones } from './zones.ts'

/**
 * The event form, to create an event or to edit the one given.
 * @param from what a new event is a copy of
 * @param earlier what a new event can be started from
 * @param at the server's time, for the days that can be chosen
 * @param save stores what was entered and the cover chosen, a new event under the id given, however often it is sent; what it throws is told here and everything typed stays
 */
export function EventForm({
  event,
  from: given,
  earlier = [],
  at,
  save,
  onClose,
}: {
  event?: PlannerEvent
  from?: PlannerEvent
  earlier?: PlannerEvent[]
  at: number
  save: (input: EventChange, cover: CoverChange, newId: string, from?: PlannerEvent) => Promise<void>
  onClose: () => void
}) {
  const locked = event?.premium ?? false
  const isNew = !event && !given
  const [draft] = useState(() => (isNew ? readEventDraft() : null))
  const [newId] = useState(() => draft?.id ?? crypto.randomUUID())
  const [cover, setCover] = useState<CoverChange>(undefined)
  const [drawing, setDrawing] = useState(false)
  const form = useForm<EventInput>({
    mode: 'onBlur',
    reValidateMode: 'onBlur',
    defaultValues: {
      title: event?.title ?? (given ? copyTitle(given.title) : ''),
      eventDate: event?.eventDate ?? '',
      serviceDay: event?.serviceDay ?? '',
      ...settingsOf(event ?? given),
      keepPlaces: event?.keepPlaces ?? false,
      entry: event?.entry ?? 'open',
    },
    resolver: checkedBy(event, at),
  })
  const { handleSubmit, setValue, setError, trigger, control } = form
  const { errors, isDirty, dirtyFields } = form.formState
  const [description, eventDate, timeZone] = useWatch({
    control,
    name: ['description', 'eventDate', 'timeZone'],
  })
  // An error on leaving a field would push the list of time zones away from the finger that opens it.
  const register = (name: (typeof eventFields)[number]) => {
    const { onBlur, ...field } = form.register(name)
    const leave = async (event: FocusEvent) => {
      if (!(event.relatedTarget as Element | null)?.closest('.picker')) await onBlur(event)
    }
    return { ...field, onBlur: leave }
  }
  const [proposed, setProposed] = useState('')
  const [from, setFrom] = useState(() => given ?? earlier.find(({ id }) => id === draft?.from))
  const { reset } = form
  useEffect(() => {
    if (draft) reset((blank) => ({ ...blank, ...draft.fields }), { keepDefaultValues: true })
  }, [draft, reset])
  const earlierDays = from ? daysBefore(from) : null
  const choices = useMemo(() => zones((event ?? from)?.timeZone ?? ownZone()), [event, from])

  const sides = useBothSides(storedFields(event), fieldWords)
  const { busy, isSending, cancelAnd, failure, run, clear } = useAction(
    async (input: EventInput) => {
      await save({ ...input, ...(event && { was: sides.was(input) }) }, cover, newId, from)
      if (isNew) saveEventDraft(null)
    },
    (failed) => {
      sides.learn(failed)
      for (const name of fieldsOf(failed)) setError(name, { message: failed.fields[name] ?? '' })
    },
  )
  // A deadline that the planner chose is never replaced.
  const propose = (serviceDay: string) => {
    if (eventDate !== proposed) return
    const proposal = proposedDeadline(serviceDay, timeZone, at, earlierDays) ?? ''
    setProposed(proposal)
    setValue('eventDate', proposal, { shouldDirty: true, shouldValidate: proposal !== '' })
  }
  const submit = handleSubmit((input) => run(input))
  const keepTheirs = (theirs: Partial<EventInput>) => {
    for (const name of eventFields)
      if (name in theirs) setValue(name, theirs[name] ?? '', { shouldDirty: true })
    void submit()
  }
  const leave = () => {
    if (isNew) saveEventDraft(null)
    onClose()
  }
  const kept = isNew && cover === undefined
  const { close, asking } = useAskedClose(isDirty || cover !== undefined, leave, kept)

  // Keep typed input.
  const startFrom = (source: PlannerEvent | undefined) => {
    setFrom(source)
    const settings = settingsOf(source)
    if (!dirtyFields.title) setValue('title', source?.title ?? '')
    for (const name of settingNames) if (!dirtyFields[name]) setValue(name, settings[name])
  }

  const heading = event ? 'Edit Event' : given ? duplicateTitle : 'Create New Event'
  const action = event ? 'Update Event' : given ? duplicateAction : 'Create Event'
  return (
    <Dialog title={heading} onClose={cancelAnd(close)} busy={isSending}>
      <form
        className="stack tight"
        noValidate
        onSubmit={(submitted) => void submit(submitted)}
        onChange={clear}
      >
        {locked && <Notice kind="warning">{deadlineLocked}</Notice>}
        {event && !locked && deadlineStateOf(event, at) === 'closed_early' && (
          <Notice>{newDeadlineReopens}</Notice>
        )}
        {given && (
          <p className="quietly">
            {duplicateAbout} {given.listed && duplicateLeavesList}
          </p>
        )}
        {/* The first field is the one that is typed in: what is typed at once goes there. */}
        <Field label="Event Title" error={errors.title?.message} {...register('title')} />
        {earlier.length > 0 && <StartFrom earlier={earlier} from={from} onChange={startFrom} />}
        <TextField
          label={optional(descriptionLabel)}
          error={errors.description?.message}
          aside={
            <span className="quietly small figures">
              {lengthOf(description)}/{descriptionMax}
            </span>
          }
          {...register('description')}
        />
        <MealFields key={from?.id} form={form} at={at} asked={Boolean(from?.serviceDay)} onDay={propose} />
        <div className="form-pair">
          <Field
            label="Submission Deadline"
            type="date"
            error={errors.eventDate?.message}
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
            error={errors.timeZone?.message}
            onChange={(zone) => {
              clear()
              setValue('timeZone', zone, { shouldDirty: true })
              if (eventDate) void trigger('eventDate')
            }}
          />
        </div>
        <p className="quietly small">
          Guests can answer until the end of this day in this time zone.{' '}
          <span role="status">
            {proposed !== '' &&
              eventDate === proposed &&
              (earlierDays === null ? deadlineProposed : deadlineAsBefore)}
          </span>
        </p>
        <HostFields form={form} />
        <LanguageSelect
          label={invitationLanguage}
          hint={invitationLanguageHint}
          error={errors.language?.message}
          {...form.register('language')}
        />
        <LookFields form={form} />
        {event?.listed && <ListFields event={event} at={at} form={form} />}
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
        {failure && fieldsOf(failure).length === 0 && <FailureNotice failure={sides.unasked(failure)} />}
        <div className="actions">
          <Button onClick={cancelAnd(close)} disabled={isSending}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={busy || drawing}>
            {busy ? 'Saving...' : action}
          </Button>
        </div>
      </form>
      {isNew && <SaveEventDraft form={form} id={newId} from={from?.id} />}
      {asking}
      {sides.asking(keepTheirs)}
    </Dialog>
  )
}
