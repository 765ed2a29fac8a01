import { type FormEvent, useState } from 'react'
import { replacedDish } from '#kitchen/rules/replaced-dish'
import type { SpecialGuest, SpecialGuestDish } from '#kitchen/shape/kitchen'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { Notice } from '#ui/notice'
import { api } from '../client/calls/api.ts'
import { useKitchenWords } from '../client/words.tsx'
import type { LinkedKitchen } from './linked-kitchen.ts'
import { keepWho, useWho } from './who.ts'
import { useWrite } from './write.ts'

type Props = { kitchen: LinkedKitchen; guest: SpecialGuest; dish: SpecialGuestDish; course: string }

/** The form for a special guest's substitute: open where one is needed and none is agreed, else behind a button. */
export function SubstituteForm({ kitchen, guest, dish, course }: Props) {
  const words = useKitchenWords()
  const asked = dish.changed && !dish.alternative
  const [open, setOpen] = useState(asked)
  const [done, setDone] = useState('')
  const number = words.seating.specialNumber(guest.number)
  if (open || asked)
    return (
      <Form
        {...{ kitchen, guest, dish }}
        close={asked ? null : () => setOpen(false)}
        saved={(written) => {
          setOpen(false)
          setDone(written)
        }}
      />
    )
  const [word, label] = dish.alternative
    ? [words.kitchen.change, words.kitchen.changeOf(number, course)]
    : [words.kitchen.somethingElse, words.kitchen.somethingElseTo(number, course)]
  return (
    <div className="row">
      <Button look="quiet" aria-label={label} onClick={() => setOpen(true)}>
        {word}
      </Button>
      <span role="status">{dish.alternative?.words === done ? words.kitchen.agreed : ''}</span>
    </div>
  )
}

type FormProps = Omit<Props, 'course'> & { close: (() => void) | null; saved: (instead: string) => void }

function Form({ kitchen, guest, dish, close, saved }: FormProps) {
  const words = useKitchenWords()
  const [written, setWritten] = useState(dish.alternative?.words ?? '')
  const [who, setWho] = useWho()
  const [missing, setMissing] = useState(false)
  const [{ busy, failed, fields }, write] = useWrite()
  const send = async (text: string) => {
    const { number, responseId, personId } = guest
    const whom = number === null ? { person: { responseId, personId } } : { special: number }
    const itemId = replacedDish(dish)
    const json = { ...whom, categoryId: dish.categoryId, itemId, words: text, agreedBy: who.trim() }
    const path = { param: { kitchenToken: kitchen.token }, json }
    const agreed = await write((options) => api.kitchen[':kitchenToken'].alternatives.$put(path, options))
    if (agreed) keepWho(who)
    // Also after a failure: the band then shows whether there is a connection.
    await kitchen.changed()
    if (agreed) saved(text.trim())
  }
  const submit = (submitted: FormEvent) => {
    submitted.preventDefault()
    const complete = written.trim() !== '' && who.trim() !== ''
    setMissing(!complete)
    if (complete && !busy) void send(written)
  }
  return (
    <form className="instead" onSubmit={submit} noValidate>
      <Field
        label={words.kitchen.serveInstead}
        value={written}
        autoComplete="off"
        onChange={({ target }) => setWritten(target.value)}
        error={
          fields.words ?? (missing && written.trim() === '' ? words.kitchen.substituteRequired : undefined)
        }
      />
      <Field
        label={words.kitchen.agreedBy}
        value={who}
        autoComplete="name"
        onChange={({ target }) => setWho(target.value)}
        error={fields.agreedBy ?? (missing && who.trim() === '' ? words.kitchen.agreedByRequired : undefined)}
      />
      {failed !== null && Object.keys(fields).length === 0 && <Notice kind="error">{failed}</Notice>}
      <div className="row">
        <Button type="submit" look="primary" disabled={busy}>
          {busy ? words.kitchen.saving : words.kitchen.agree}
        </Button>
        {dish.alternative && (
          <Button disabled={busy} onClick={() => void send('')}>
            {words.kitchen.takeBack}
          </Button>
        )}
        {close && (
          <Button disabled={busy} onClick={close}>
            {words.kitchen.cancel}
          </Button>
        )}
      </div>
    </form>
  )
}
