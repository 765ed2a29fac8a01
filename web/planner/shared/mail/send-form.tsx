import { type Dispatch, type FormEvent, type SetStateAction, useRef, useState } from 'react'
import { figure } from '#core/figures'
import { lengthOf } from '#core/text'
import { mailNoteMax } from '#mailings/rules/limits'
import { hasLink } from '#mailings/rules/links'
import type { ListMailKind, MailPreview, Reminders } from '#mailings/shape/mail'
import { mailNoteHasLink, mailNoteTooLong } from '#mailings/words/planner'
import { leftToday } from '#mailings/words/planner-mail'
import * as words from '#mailings/words/planner-send'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { Notice } from '#ui/notice'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import type { Failure } from '../../../client/calls/use-action.ts'
import { type First, FirstMail, firstDone, focusFirstError, knownFirst } from './first-mail.tsx'

/**
 * The form of a mail: who gets it, the planner's note, and what is asked before the first one.
 * @param send to as many parties as were shown. @param onClose asks first where something was typed
 */
export function SendForm({
  eventId,
  kind,
  reminders,
  who: { count, names },
  note,
  setNote,
  first,
  setFirst,
  sending: { busy, isSending, failure, clear },
  send,
  onClose,
}: {
  eventId: string
  kind: ListMailKind
  reminders: Reminders
  who: MailPreview
  note: string
  setNote: (note: string) => void
  first: First
  setFirst: Dispatch<SetStateAction<First>>
  sending: { busy: boolean; isSending: boolean; failure: Failure | undefined; clear: () => void }
  send: (count: number, allowed: boolean) => void
  onClose: () => void
}) {
  const { tested, allowed, left } = reminders
  const known = knownFirst(first, reminders)
  // Read anew, its test is known: the number is asked for still.
  const [isFirst] = useState(!tested || !allowed)
  const [showErrors, setShowErrors] = useState(false)
  const [noteError, setNoteError] = useState<string>()
  const form = useRef<HTMLFormElement>(null)
  const checkNote = () => {
    const wrong = errorOf(note)
    setNoteError(wrong)
    return wrong === undefined
  }
  const mayTest = () => {
    const isGood = checkNote()
    if (!isGood && form.current) focusFirstError(form.current)
    return isGood
  }
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setShowErrors(true)
    if (checkNote() && (!isFirst || firstDone(known, count))) return send(count, known.allowed)
    focusFirstError(event.currentTarget)
  }
  return (
    <form ref={form} className="stack" noValidate onSubmit={submit} onChange={clear}>
      <section aria-labelledby="mail-who">
        <h3 id="mail-who">{words.goesTo(count)}</h3>
        <p className="quietly small">{words.whoAbout[kind]}</p>
        {/* A long list scrolls within its frame, also by keys. */}
        {/* biome-ignore lint/a11y/noNoninteractiveTabindex lint/a11y/useSemanticElements: keys scroll it; it holds no fields */}
        <div role="group" aria-labelledby="mail-who" className="mail-names" tabIndex={0}>
          {[...names, ...(count > names.length ? [words.andMore(count - names.length)] : [])].join(' · ')}
        </div>
      </section>
      <TextField
        label={words.noteLabel}
        hint={words.noteHint}
        rows={3}
        value={note}
        error={noteError ?? failure?.fields.note}
        readOnly={busy}
        aside={
          <span className="quietly small figures">
            {figure(lengthOf(note))}/{mailNoteMax}
          </span>
        }
        onChange={({ target }) => {
          setNote(target.value)
          setNoteError(undefined)
        }}
        onBlur={() => setNoteError(errorOf(note))}
      />
      {isFirst && (
        <FirstMail
          eventId={eventId}
          count={count}
          note={note}
          mayTest={mayTest}
          first={known}
          change={setFirst}
          showErrors={showErrors}
        />
      )}
      {count > left && <Notice kind="warning">{leftToday(left)}</Notice>}
      {failure && failure.code !== 'confirm' && !failure.fields.note && <FailureNotice failure={failure} />}
      <div className="actions">
        <Button onClick={onClose} disabled={isSending}>
          {words.cancel}
        </Button>
        <Button look="primary" type="submit" disabled={busy}>
          {busy ? words.sending : words.sendTo(count)}
        </Button>
      </div>
    </form>
  )
}

/** The error of a note, undefined for one that can be sent. */
function errorOf(note: string): string | undefined {
  if (lengthOf(note.trim()) > mailNoteMax) return mailNoteTooLong
  return hasLink(note) ? mailNoteHasLink : undefined
}
