import { useState } from 'react'
import { type KitchenSettings, kitchenContactMax } from '#kitchen/shape/settings'
import {
  asksAgeLabel,
  contactHint,
  contactLabel,
  courseGetsLabel,
  courseTimeLabel,
  getsNothing,
  guaranteedDueLabel,
  guaranteedLabel,
  lateChangeMails,
  lateChangeMailsAbout,
  saveSettings,
  settingsNotSaved,
  settingsTitle,
  showSavedSettings,
  spareLabel,
} from '#kitchen/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useEvent } from '../shared/event/event-place.ts'
import { ExtrasFields } from './extras-fields.tsx'
import { readSettingsDraft, saveSettingsDraft } from './settings-draft.ts'
import { useSettingsForm } from './use-settings-form.ts'

/** The planner's notes for the kitchen: one form, folded until it is wanted. */
export function SettingsForm({ settings }: { settings: KitchenSettings }) {
  const { event } = useEvent()
  const [open, setOpen] = useState(() => readSettingsDraft(event.id) !== null)
  const [form, setForm] = useState(0)
  const showSaved = () => {
    saveSettingsDraft(event.id, null)
    setForm(form + 1)
  }
  return (
    <details
      className="kitchen-settings"
      open={open}
      onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
    >
      <summary>{settingsTitle}</summary>
      {open && <Form key={form} settings={settings} showSaved={showSaved} />}
    </details>
  )
}

function Form({ settings, showSaved }: { settings: KitchenSettings; showSaved: () => void }) {
  const { categories } = useEvent()
  const form = useSettingsForm(settings)
  const { typed, set, setCourse, errors } = form
  return (
    <>
      {form.resumed && (
        <Notice kind="warning">
          {settingsNotSaved}{' '}
          <Button small onClick={showSaved}>
            {showSavedSettings}
          </Button>
        </Notice>
      )}
      <form className="stack" noValidate onSubmit={form.send} onChange={form.clear}>
        <Field
          label={contactLabel}
          hint={contactHint}
          value={typed.contact}
          maxLength={kitchenContactMax}
          error={errors.contact}
          onChange={({ target }) => set({ contact: target.value })}
        />
        <div className="form-pair">
          <Field
            label={guaranteedLabel}
            inputMode="numeric"
            value={typed.guaranteedPlates}
            error={errors.guaranteedPlates}
            onChange={({ target }) => set({ guaranteedPlates: target.value })}
          />
          <Field
            label={guaranteedDueLabel}
            type="datetime-local"
            value={typed.guaranteedDue}
            error={errors.guaranteedDue}
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
                error={errors[`courses.${index}.servedAt`]}
                onChange={({ target }) => setCourse(categoryId, { servedAt: target.value })}
              />
              <div className="field">
                <label htmlFor={`default-${categoryId}`}>{courseGetsLabel(category?.name ?? '')}</label>
                <select
                  id={`default-${categoryId}`}
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
            error={errors.sparePercent}
            onChange={({ target }) => set({ sparePercent: target.value })}
          />
        </div>
        <ExtrasFields extras={typed.extras} errors={errors} onChange={(extras) => set({ extras })} />
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
            checked={typed.lateChangeMails}
            onChange={({ target }) => set({ lateChangeMails: target.checked })}
          />
          <span>
            {lateChangeMails} <span className="quietly">{lateChangeMailsAbout}</span>
          </span>
        </label>
        <FailureNotice failure={form.failure} />
        <div className="row">
          <Button look="primary" type="submit" disabled={form.busy}>
            {saveSettings}
          </Button>
        </div>
      </form>
      {form.asking}
    </>
  )
}
