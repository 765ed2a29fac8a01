import { type FormEvent, useState } from 'react'
import { partyMax } from '#core/limits'
import type { Invitation } from '#invitations/shape/invitation'
import {
  editPartyTitle,
  emailLabel,
  labelHint,
  labelLabel,
  languageHint,
  languageLabel,
  languageOfEvent,
  newPartyTitle,
  noteHint,
  noteLabel,
  partyAdded,
  partySaved,
  peopleLegend,
  phoneHint,
  phoneLabel,
  placesHint,
  placesLabel,
  saveParty,
  savingParty,
  tableLabel,
} from '#invitations/words/planner-list'
import { findTag } from '#languages/find-tag'
import { languageName, namedLanguages } from '#languages/names'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field, TextField } from '#ui/field'
import { toast } from '#ui/toast'
import { useAskedClose } from '../../client/asked-close.tsx'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { useAction } from '../../client/calls/use-action.ts'
import { useBothSides } from '../shared/both-sides/use-both-sides.tsx'
import { LanguageSelect } from '../shared/event/language-select.tsx'
import { addParty, changeParty } from './calls.ts'
import { checked, draftOf, type Errors, fieldsOf, type PartyDraft, withPeople } from './party-draft.ts'
import { PartyPeople } from './party-people.tsx'

const fieldWords = {
  label: { label: labelLabel },
  people: {
    label: peopleLegend,
    says: (value: unknown) => (value as Invitation['people']).map(({ name }) => name).join(', '),
  },
  maxSize: { label: placesLabel, says: String },
  email: { label: emailLabel },
  language: {
    label: languageLabel,
    says: (value: unknown) => languageName(value as string | null) ?? languageOfEvent,
  },
  phone: { label: phoneLabel },
  tableLabel: { label: tableLabel },
  note: { label: noteLabel },
}

/** The form of an invitation: the one given, or a new one that a typed line begins. */
export function PartyForm({
  eventId,
  party,
  typed,
  saved,
  onClose,
}: {
  eventId: string
  party?: Invitation
  typed?: string
  saved: () => Promise<void>
  onClose: () => void
}) {
  const [newId] = useState(() => crypto.randomUUID())
  const [opened] = useState(() => draftOf(party, typed))
  const [draft, setDraft] = useState(opened)
  const [errors, setErrors] = useState<Errors>({})
  const sides = useBothSides(party ? fieldsOf(party) : {}, fieldWords)
  const { busy, isSending, cancelAnd, failure, run } = useAction(
    async (input: ReturnType<typeof fieldsOf>) => {
      if (party) await changeParty(eventId, party.id, { ...input, was: sides.was(input) })
      else await addParty(eventId, newId, input as Parameters<typeof addParty>[2])
      await saved()
      onClose()
      toast(party ? partySaved : partyAdded(input.label ?? ''))
    },
    (found) => {
      sides.learn(found)
      if (found.code === 'invalid') setErrors(found.fields)
    },
  )
  const save = (of: PartyDraft) => {
    const found = checked(of)
    setErrors('errors' in found ? found.errors : {})
    if ('party' in found) void run(fieldsOf(found.party))
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const form = event.currentTarget
    save(draft)
    // The first field with an error, once it is drawn.
    requestAnimationFrame(() => form.querySelector<HTMLElement>('[aria-invalid]')?.focus())
  }
  const { close, asking } = useAskedClose(draft !== opened, onClose)
  const at = (change: Partial<PartyDraft>) => setDraft({ ...draft, ...change })
  const field = (name: 'label' | 'email' | 'phone' | 'tableLabel' | 'note') => ({
    value: draft[name],
    error: errors[name],
    autoComplete: 'off',
    readOnly: busy,
    onChange: ({ target }: { target: { value: string } }) => at({ [name]: target.value }),
  })
  const people = (change: (before: PartyDraft['people']) => PartyDraft['people']) =>
    setDraft((before) => withPeople(before, change(before.people)))
  return (
    <Dialog title={party ? editPartyTitle : newPartyTitle} onClose={cancelAnd(close)} busy={isSending}>
      <form className="stack" noValidate onSubmit={submit}>
        <PartyPeople people={draft.people} errors={errors} busy={busy} change={people} />
        <Field
          label={placesLabel}
          hint={placesHint}
          type="number"
          inputMode="numeric"
          min={1}
          max={partyMax}
          autoComplete="off"
          readOnly={busy}
          value={draft.maxSize}
          error={errors.maxSize ?? errors.people}
          onChange={({ target }) => at({ maxSize: target.value })}
        />
        <Field label={labelLabel} hint={labelHint} {...field('label')} />
        <Field label={emailLabel} type="email" {...field('email')} />
        <LanguageSelect
          label={languageLabel}
          hint={languageHint}
          none={languageOfEvent}
          value={findTag(draft.language, namedLanguages) ?? ''}
          disabled={busy}
          onChange={({ target }) => at({ language: target.value })}
        />
        <Field label={phoneLabel} hint={phoneHint} type="tel" {...field('phone')} />
        <Field label={tableLabel} {...field('tableLabel')} />
        <TextField label={noteLabel} hint={noteHint} rows={2} {...field('note')} />
        <FailureNotice failure={sides.unasked(failure)} />
        <div className="actions">
          <Button onClick={cancelAnd(close)} disabled={isSending}>
            Cancel
          </Button>
          <Button look="primary" type="submit" disabled={busy}>
            {busy ? savingParty : saveParty}
          </Button>
        </div>
      </form>
      {asking}
      {sides.asking((theirs) => {
        const before = checked(draft)
        if (!party || !('party' in before)) return
        const next = draftOf({ ...party, ...fieldsOf(before.party), ...theirs } as Invitation)
        setDraft(next)
        save(next)
      })}
    </Dialog>
  )
}
