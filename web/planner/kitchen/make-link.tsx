import { type FormEvent, useState } from 'react'
import type { NamedLanguage } from '#languages/names'
import type { KitchenNames, MadeKitchenLink } from '#links/shape/link'
import { kitchenLabelMax, type NewKitchenLink, newKitchenLink } from '#links/shape/new-link'
import * as words from '#links/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { LanguageSelect } from '../shared/event/language-select.tsx'

type Props = { onClose: () => void; onMade: (made: MadeKitchenLink & { label: string }) => void }

/** The form for a new link: whom it is for, what it shows, and what they may do. */
export function MakeLink({ onClose, onMade }: Props) {
  const { event, categories } = useEvent()
  // Sent again, it names the same link.
  const [id] = useState(() => crypto.randomUUID())
  const [label, setLabel] = useState('')
  const [all, setAll] = useState(true)
  const [some, setSome] = useState<string[]>([])
  const [names, setNames] = useState<KitchenNames>('specials')
  const [mayConfirm, setMayConfirm] = useState(true)
  const [keepOffline, setKeepOffline] = useState(false)
  const [language, setLanguage] = useState<NamedLanguage>(event.language)
  const [email, setEmail] = useState('')
  const [errors, setErrors] = useState<Record<string, string>>({})
  const { busy, isSending, cancelAnd, failure, run, clear } = useAction(
    async (json: NewKitchenLink) => {
      const call = { param: { id: event.id }, json }
      const made = await callApi((options) => api.events[':id']['kitchen-links'].$post(call, options))
      onMade({ ...made, label: json.label })
    },
    ({ fields }) => setErrors(fields),
  )
  const send = (submitted: FormEvent) => {
    submitted.preventDefault()
    const wanted = { id, label, courses: all ? null : some, names, mayConfirm, keepOffline, language, email }
    const checked = newKitchenLink.safeParse(wanted)
    const issues = checked.error?.issues ?? []
    setErrors(Object.fromEntries(issues.map(({ path, message }) => [path.map(String).join('.'), message])))
    if (checked.success) void run(checked.data)
  }
  return (
    <Dialog title={words.makeLink} onClose={cancelAnd(onClose)} busy={isSending}>
      <form className="stack" noValidate onSubmit={send} onChange={clear}>
        <Field
          label={words.linkLabel}
          hint={words.linkLabelHint}
          value={label}
          maxLength={kitchenLabelMax}
          autoComplete="off"
          error={errors.label}
          onChange={({ target }) => setLabel(target.value)}
        />
        <LanguageSelect
          label={words.linkLanguage}
          hint={words.linkLanguageHint}
          value={language}
          error={errors.language}
          onChange={({ target }) => setLanguage(target.value as NamedLanguage)}
        />
        <fieldset className="stack">
          <legend>{words.linkCourses}</legend>
          <Choice name="courses" checked={all} onChange={() => setAll(true)}>
            {words.linkAllCourses}
          </Choice>
          <Choice name="courses" checked={!all} onChange={() => setAll(false)}>
            {words.linkSomeCourses}
          </Choice>
          {!all &&
            categories.map((course) => (
              <label key={course.id} className="check inner">
                <input
                  type="checkbox"
                  checked={some.includes(course.id)}
                  onChange={({ target }) =>
                    setSome((before) =>
                      target.checked ? [...before, course.id] : before.filter((one) => one !== course.id),
                    )
                  }
                />
                {course.name}
              </label>
            ))}
          {errors.courses && (
            <p className="field-error" role="alert">
              {errors.courses}
            </p>
          )}
        </fieldset>
        <fieldset className="stack">
          <legend>{words.linkNames}</legend>
          <Choice name="names" checked={names === 'specials'} onChange={() => setNames('specials')}>
            {words.linkNamesShown}
          </Choice>
          <Choice name="names" checked={names === 'all'} onChange={() => setNames('all')}>
            {words.linkNamesAll}
          </Choice>
          <Choice name="names" checked={names === 'none'} onChange={() => setNames('none')}>
            {words.linkNamesHidden}
          </Choice>
        </fieldset>
        <label className="check">
          <input
            type="checkbox"
            checked={mayConfirm}
            aria-describedby="may-confirm"
            onChange={({ target }) => setMayConfirm(target.checked)}
          />
          {words.linkMayConfirm}
        </label>
        <p id="may-confirm" className="quietly small">
          {words.linkMayConfirmHint}
        </p>
        <label className="check">
          <input
            type="checkbox"
            checked={keepOffline}
            aria-describedby="keep-offline"
            onChange={({ target }) => setKeepOffline(target.checked)}
          />
          {words.linkKeepOffline}
        </label>
        <p id="keep-offline" className="quietly small">
          {words.linkKeepOfflineHint}
        </p>
        <Field
          label={words.linkEmail}
          hint={words.linkEmailHint}
          type="email"
          autoComplete="off"
          value={email}
          error={errors.email}
          onChange={({ target }) => setEmail(target.value)}
        />
        <FailureNotice failure={failure} />
        <div className="actions">
          <Button onClick={cancelAnd(onClose)} disabled={isSending}>
            {words.cancel}
          </Button>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? words.making : words.makeLink}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}

type ChoiceProps = { name: string; checked: boolean; onChange: () => void; children: string }

function Choice({ name, checked, onChange, children }: ChoiceProps) {
  return (
    <label className="check">
      <input type="radio" name={name} checked={checked} onChange={onChange} />
      {children}
    </label>
  )
}
