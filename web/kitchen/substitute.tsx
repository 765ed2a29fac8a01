import { type FormEvent, useState } from 'react'
import { replacedDish } from '#kitchen/rules/replaced-dish'
import type { SpecialGuest, SpecialGuestDish } from '#kitchen/shape/kitchen'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { api } from '../client/calls/api.ts'
import { useKitchenWords } from '../client/words.tsx'
import { storeAuthor, useAuthor } from './author.ts'
import type { LinkedKitchen } from './linked-kitchen.ts'
import { useWrite } from './write.ts'

type Props = { kitchen: LinkedKitchen; guest: SpecialGuest; dish: SpecialGuestDish; course: string }

/** The form for a special guest's substitute: open where one is needed and none is agreed, else behind a button. */
export function SubstituteForm({ kitchen, guest, dish, course }: Props) {
  const words = useKitchenWords()
  const isNeeded = dish.changed && !dish.alternative
  const [open, setOpen] = useState(isNeeded)
  const [savedWords, setSavedWords] = useState('')
  const number = words.seating.specialNumber(guest.number)
  if (open || isNeeded)
    return (
      <Form
        kitchen={kitchen}
        guest={guest}
        dish={dish}
        onClose={isNeeded ? null : () => setOpen(false)}
        onSaved={(substitute) => {
          setOpen(false)
          setSavedWords(substitute)
        }}
      />
    )
  const [text, label] = dish.alternative
    ? [words.kitchen.change, words.kitchen.changeOf(number, course)]
    : [words.kitchen.somethingElse, words.kitchen.somethingElseTo(number, course)]
  return (
    <div className="row">
      <Button look="quiet" aria-label={label} onClick={() => setOpen(true)}>
        {text}
      </Button>
      <span role="status">{dish.alternative?.words === savedWords ? words.kitchen.agreed : ''}</span>
    </div>
  )
}

type FormProps = Omit<Props, 'course'> & { onClose: (() => void) | null; onSaved: (instead: string) => void }

function Form({ kitchen, guest, dish, onClose, onSaved }: FormProps) {
  const words = useKitchenWords()
  const [substitute, setSubstitute] = useState(dish.alternative?.words ?? '')
  const [author, setAuthor] = useAuthor()
  const [missing, setMissing] = useState(false)
  const [{ busy, failure, fields }, write] = useWrite()
  const send = async (text: string) => {
    const { number, responseId, personId } = guest
    const guestKey = number === null ? { person: { responseId, personId } } : { special: number }
    const itemId = replacedDish(dish)
    const json = { ...guestKey, categoryId: dish.categoryId, itemId, words: text, agreedBy: author.trim() }
    const request = { param: { kitchenToken: kitchen.token }, json }
    const isSaved = await write((options) => api.kitchen[':kitchenToken'].alternatives.$put(request, options))
    if (isSaved) storeAuthor(author)
    // Also after a failure: the status bar then shows whether there is a connection.
    await kitchen.reload()
    if (isSaved) onSaved(text.trim())
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const isComplete = substitute.trim() !== '' && author.trim() !== ''
    setMissing(!isComplete)
    if (isComplete && !busy) void send(substitute)
  }
  return (
    <form className="instead" onSubmit={submit} noValidate>
      <Field
        label={words.kitchen.serveInstead}
        value={substitute}
        autoComplete="off"
        onChange={({ target }) => setSubstitute(target.value)}
        error={
          fields.words ?? (missing && substitute.trim() === '' ? words.kitchen.substituteRequired : undefined)
        }
      />
      <Field
        label={words.kitchen.agreedBy}
        value={author}
        autoComplete="name"
        onChange={({ target }) => setAuthor(target.value)}
        error={
          fields.agreedBy ?? (missing && author.trim() === '' ? words.kitchen.agreedByRequired : undefined)
        }
      />
      {failure !== null && Object.keys(fields).length === 0 && <Notice kind="error">{failure}</Notice>}
      <div className="row">
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? words.kitchen.saving : words.kitchen.agree}
        </Button>
        {dish.alternative && (
          <Button disabled={busy} onClick={() => void send('')}>
            {words.kitchen.takeBack}
          </Button>
        )}
        {onClose && (
          <Button disabled={busy} onClick={onClose}>
            {words.kitchen.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
