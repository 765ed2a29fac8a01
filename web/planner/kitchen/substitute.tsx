import { type FormEvent, useState } from 'react'
import { useRevalidator } from 'react-router'
import { replacedDish } from '#kitchen/rules/replaced-dish'
import type { SpecialGuest, SpecialGuestDish } from '#kitchen/shape/kitchen'
import { agreedByMax, substituteInput, substituteMax } from '#kitchen/shape/substitute'
import {
  agree,
  agreedByLabel,
  agreedToast,
  cancel,
  serveInsteadFor,
  substituteLabel,
  takeBack,
  takenBackToast,
  undo,
} from '#kitchen/words/planner'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { inEnglish } from '../shared/error-in-english.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { lastAgreedBy } from './last-agreed-by.ts'

type Agreed = { words: string; agreedBy: string }

/** The small form that says what is served instead, and who agreed to it. */
export function SubstituteForm({
  guest,
  dish,
  course,
  onClose,
}: {
  guest: SpecialGuest
  dish: SpecialGuestDish
  course: string
  onClose: () => void
}) {
  const { event } = useEvent()
  const { revalidate } = useRevalidator()
  const { alternative } = dish
  const before: Agreed = { words: alternative?.words ?? '', agreedBy: alternative?.agreedBy ?? '' }
  const [words, setWords] = useState(before.words)
  const [by, setBy] = useState(before.agreedBy || lastAgreedBy(event.id))
  const [errors, setErrors] = useState<Record<string, string>>({})

  const store = async (agreed: Agreed) => {
    const { number, responseId, personId } = guest
    const who = number === null ? { person: { responseId, personId } } : { special: number }
    const input = { ...who, categoryId: dish.categoryId, itemId: replacedDish(dish), ...agreed }
    const json = substituteInput.parse(input)
    await callApi((options) =>
      api.events[':id'].alternatives.$put({ param: { id: event.id }, json }, options),
    )
    await revalidate()
  }
  const undoing = useAction(store, toastFailure)
  const { busy, isSending, cancelAnd, failure, run, clear } = useAction(
    async (agreed: Agreed) => {
      await store(agreed)
      lastAgreedBy(event.id, agreed.agreedBy)
      const said = agreed.words === '' ? takenBackToast(guest.name) : agreedToast(guest.name)
      toast(said, { action: { label: undo, run: () => void undoing.run(before) } })
      onClose()
    },
    ({ fields }) => setErrors(fields),
  )
  const send = (submitted: FormEvent) => {
    submitted.preventDefault()
    const agreed = { words: words.trim(), agreedBy: by.trim() }
    const checked = substituteInput.safeParse({ special: 1, categoryId: dish.categoryId, ...agreed })
    const found = Object.fromEntries(
      (checked.error?.issues ?? []).map(({ path, message }) => [String(path[0]), inEnglish(message)]),
    )
    setErrors(found)
    if (checked.success && agreed.words !== '') void run(agreed)
  }
  const about = <span className="visually-hidden"> {serveInsteadFor(guest.name, course)}</span>
  return (
    <form className="instead" noValidate onSubmit={send} onChange={clear}>
      <div className="form-pair">
        <Field
          label={
            <>
              {substituteLabel}
              {about}
            </>
          }
          value={words}
          maxLength={substituteMax}
          autoComplete="off"
          autoFocus
          error={errors.words}
          onChange={({ target }) => setWords(target.value)}
        />
        <Field
          label={agreedByLabel}
          value={by}
          maxLength={agreedByMax}
          autoComplete="off"
          error={errors.agreedBy}
          onChange={({ target }) => setBy(target.value)}
        />
      </div>
      <FailureNotice failure={failure} />
      <div className="row">
        <Button look="primary" small type="submit" disabled={busy || words.trim() === ''}>
          {agree}
        </Button>
        {before.words !== '' && (
          <Button small disabled={busy} onClick={() => void run({ words: '', agreedBy: '' })}>
            {takeBack}
          </Button>
        )}
        <Button small look="quiet" disabled={isSending} onClick={cancelAnd(onClose)}>
          {cancel}
        </Button>
      </div>
    </form>
  )
}
