import { type FormEvent, useEffect, useRef, useState } from 'react'
import { labelOf } from '#invitations/rules/label'
import {
  addLineAction,
  addLineHint,
  addLineLabel,
  addWithDetails,
  partyAdded,
  partyNotAdded,
} from '#invitations/words/planner-list'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'
import { failureOf } from '../../client/calls/use-action.ts'
import { backOnline } from '../../client/live/online.ts'
import { addParty } from './calls.ts'
import { type TypedParty, typedParty } from './typed-line.ts'

type Sent = { id: string; text: string; party: TypedParty }

/**
 * Adds one party after another. The line is empty again at once; a party that could not be added comes back into it,
 * unless the next one is being typed.
 */
export function AddLine({
  eventId,
  pressed,
  added,
  more,
}: {
  eventId: string
  /** It was asked for by a press, and takes the focus. */
  pressed: boolean
  added: () => Promise<void>
  /** Opens the form with every field, with what was typed. */
  more: (text: string) => void
}) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (pressed) field.current?.focus()
  }, [pressed])
  const [text, setText] = useState('')
  const [error, setError] = useState<string>()
  const last = useRef<Promise<unknown>>(Promise.resolve())
  const failed = useRef<Sent>(undefined)
  const send = async (sent: Sent) => {
    const label = sent.party.label ?? labelOf(sent.party.people)
    try {
      await backOnline()
      await addParty(eventId, sent.id, sent.party)
      toast(partyAdded(label))
      await added()
    } catch (error) {
      const { message } = failureOf(error)
      failed.current = sent
      setText((now) => now || sent.text)
      toast(partyNotAdded(label, message), { kind: 'error', seconds: 15 })
    }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const party = typedParty(text)
    if ('error' in party) return setError(party.error)
    // A party that is sent once more is the same one.
    const id = failed.current?.text === text ? failed.current.id : crypto.randomUUID()
    setError(undefined)
    setText('')
    last.current = last.current.then(() => send({ id, text, party }))
  }
  return (
    <form className="add-party" noValidate onSubmit={submit}>
      <Field
        ref={field}
        label={addLineLabel}
        hint={addLineHint}
        autoComplete="off"
        value={text}
        error={error}
        onChange={({ target }) => {
          setText(target.value)
          setError(undefined)
        }}
      />
      <div className="row">
        <Button look="primary" type="submit">
          {addLineAction}
        </Button>
        <Button
          onClick={() => {
            more(text)
            setText('')
            setError(undefined)
          }}
        >
          {addWithDetails}
        </Button>
      </div>
    </form>
  )
}
