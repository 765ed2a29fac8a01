import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import {
  type KitchenSettings,
  kitchenContactMax,
  kitchenSettings,
  settingsFields,
} from '#kitchen/shape/settings'
import {
  asksAgeLabel,
  contactHint,
  contactLabel,
  courseGetsLabel,
  courseTimeLabel,
  getsNothing,
  guaranteedDueLabel,
  guaranteedLabel,
  saveSettings,
  settingsSaved,
  settingsTitle,
  sheetMails,
  sheetMailsAbout,
  spareLabel,
} from '#kitchen/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'
import { api, ask } from '../../client/api.ts'
import { FailureNotice } from '../../client/failure-notice.tsx'
import { useAction } from '../../client/use-action.ts'
import { useBothSides } from '../shared/both-sides/use-both-sides.tsx'
import { useEvent } from '../shared/event-place.ts'
import { ExtrasFields } from './extras-fields.tsx'
import { openedFields, settingsWords, withFields } from './settings-fields.ts'
import { settingsFrom, type Typed, typedFrom } from './settings-typed.ts'

/** The planner's notes for the kitchen: one form, folded until it is wanted. */
export function SettingsForm({ settings }: { settings: KitchenSettings }) {
  const [open, setOpen] = useState(false)
  return (
    <details
      className="marked-fold kitchen-settings"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{settingsTitle}</summary>
      {open && <Form settings={settings} />}
    </details>
  )
}

function Form({ settings }: { settings: KitchenSettings }) {
  const { event, categories } = useEvent()
  const { revalidate } = useRevalidator()
  const [typed, setTyped] = useState(() => typedFrom(settings, categories, event.timeZone))
  const [complaints, setComplaints] = useState<Record<string, string>>({})
  const sides = useBothSides(openedFields(settings, categories), settingsWords(categories, event.timeZone))
  const { busy, failure, run, clear } = useAction(
    async (input: KitchenSettings) => {
      const fields = settingsFields(input)
      const json = { ...input, was: sides.was(fields) }
      await ask((options) =>
        api.events[':id']['kitchen-settings'].$put({ param: { id: event.id }, json }, options),
      )
      sides.saved(fields)
      await revalidate()
      toast(settingsSaved)
    },
    (failed) => {
      sides.learn(failed)
      setComplaints(failed.fields)
    },
  )
  const keepTheirs = (theirs: Record<string, unknown>) => {
    const checked = kitchenSettings.safeParse(settingsFrom(typed, event.timeZone))
    if (!checked.success) return
    const kept = withFields(checked.data, theirs)
    setTyped(typedFrom(kept, categories, event.timeZone))
    void run(kept)
  }
  const send = (submitted: FormEvent) => {
    submitted.preventDefault()
    const checked = kitchenSettings.safeParse(settingsFrom(typed, event.timeZone))
    setComplaints(
      Object.fromEntries(
        (checked.error?.issues ?? []).map(({ path, message }) => [path.map(String).join('.'), message]),
      ),
    )
    if (checked.success) void run(checked.data)
  }
  const set = (more: Partial<Typed>) => setTyped((before) => ({ ...before, ...more }))
  const setCourse = (categoryId: string, more: Partial<Typed['courses'][number]>) =>
    set({
      courses: typed.courses.map((course) =>
        course.categoryId === categoryId ? { ...course, ...more } : course,
      ),
    })
  return (
    <>
      <form className="stack" noValidate onSubmit={send} onChange={clear}>
        <Field
          label={contactLabel}
          hint={contactHint}
          value={typed.contact}
          maxLength={kitchenContactMax}
          complaint={complaints.contact}
          onChange={({ target }) => set({ contact: target.value })}
        />
        <div className="form-pair">
          <Field
            label={guaranteedLabel}
            inputMode="numeric"
            value={typed.guaranteedPlates}
            complaint={complaints.guaranteedPlates}
            onChange={({ target }) => set({ guaranteedPlates: target.value })}
          />
          <Field
            label={guaranteedDueLabel}
            type="datetime-local"
            value={typed.guaranteedDue}
            complaint={complaints.guaranteedDue}
            onChange={({ target }) => set({ guaranteedDue: target.value })}
          />
        </div>
        {typed.courses.map(({ categoryId, servedAt, defaultItemId }, index) => {
          const category = categories.find(({ id }) => id === categoryId)
          return (
            <div className="form-pair" key={categoryId}>
              <Field
                label={courseTimeLabel(category?.name ?? '')}
                type="time"
                value={servedAt}
                complaint={complaints[`courses.${index}.servedAt`]}
                onChange={({ target }) => setCourse(categoryId, { servedAt: target.value })}
              />
              <div className="field">
                <label htmlFor={`gets-${categoryId}`}>{courseGetsLabel(category?.name ?? '')}</label>
                <select
                  id={`gets-${categoryId}`}
                  className="input"
                  value={defaultItemId}
                  onChange={({ target }) => setCourse(categoryId, { defaultItemId: target.value })}
                >
                  <option value="">{getsNothing}</option>
                  {category?.items.map(({ id, name }) => (
                    <option key={id} value={id}>
                      {name}
                    </option>
                  ))}
                </select>
              </div>
            </div>
          )
        })}
        <div className="form-pair">
          <Field
            label={spareLabel}
            inputMode="numeric"
            value={typed.sparePercent}
            complaint={complaints.sparePercent}
            onChange={({ target }) => set({ sparePercent: target.value })}
          />
        </div>
        <ExtrasFields extras={typed.extras} complaints={complaints} onChange={(extras) => set({ extras })} />
        <label className="check">
          <input
            type="checkbox"
            checked={typed.asksAge}
            onChange={({ target }) => set({ asksAge: target.checked })}
          />
          {asksAgeLabel}
        </label>
        <label className="check">
          <input
            type="checkbox"
            checked={typed.sheetMails}
            onChange={({ target }) => set({ sheetMails: target.checked })}
          />
          <span>
            {sheetMails} <span className="quietly">{sheetMailsAbout}</span>
          </span>
        </label>
        <FailureNotice failure={sides.unasked(failure)} />
        <div className="row">
          <Button look="primary" type="submit" disabled={busy}>
            {saveSettings}
          </Button>
        </div>
      </form>
      {sides.asking(keepTheirs)}
    </>
  )
}
