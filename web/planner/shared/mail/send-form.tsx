import { type FormEvent, useState } from 'react'
import { figure } from '#core/figures'
import { lengthOf } from '#core/text'
import { mailNoteMax } from '#mailings/rules/limits'
import { hasLink } from '#mailings/rules/links'
import type { MailPreview, Reminders } from '#mailings/shape/mail'
import { mailNoteHasLink, mailNoteTooLong } from '#mailings/words/planner'
import { leftToday } from '#mailings/words/planner-mail'
import * as words from '#mailings/words/planner-send'
import { Button } from '#ui/button'
import { TextField } from '#ui/field'
import { Notice } from '#ui/notice'
import { toast } from '#ui/toast'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useAction } from '../../../client/calls/use-action.ts'
import { type Mailing, requestOf, sendMails } from './calls.ts'
import { type First, FirstMail, firstDone, focusComplaint } from './first-mail.tsx'

/**
 * The form of a mail: who gets it, the planner's note, and what is asked before the first one.
 * @param moved reads anew who gets it, where that is no longer who was shown
 */
export function SendForm({
  eventId,
  mailing,
  reminders: { tested, allowed, left },
  who: { count, names },
  among,
  moved,
  sent,
  onClose,
}: {
  eventId: string
  mailing: Mailing
  reminders: Reminders
  who: MailPreview
  among: readonly string[] | undefined
  moved: () => Promise<void>
  sent: (() => unknown) | undefined
  onClose: () => void
}) {
  const { kind } = mailing
  // Sent again, it is the same mail.
  const [requestId] = useState(() => crypto.randomUUID())
  const [note, setNote] = useState('')
  const [isFirst] = useState(!tested || !allowed)
  const [first, setFirst] = useState<First>({ tested, allowed, typed: '' })
  const [complain, setComplain] = useState(false)
  const [noteComplaint, setNoteComplaint] = useState<string>()
  const { busy, failure, run, clear } = useAction(
    async () => {
      const queued = await sendMails(eventId, {
        ...requestOf(mailing, among),
        ...{ id: requestId, note, confirm: count, allowed: first.allowed },
      })
      await sent?.()
      onClose()
      toast(words.mailsQueued(queued))
    },
    async (found) => {
      if (found.fields.note) setNoteComplaint(found.fields.note)
      if (found.code === 'confirm') await moved()
    },
  )
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const wrong = complaintOf(note)
    setNoteComplaint(wrong)
    setComplain(true)
    if (!wrong && (!isFirst || firstDone(first, count))) return void run()
    focusComplaint(event.currentTarget)
  }
  return (
    <form className="stack" noValidate onSubmit={submit} onChange={clear}>
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
        complaint={noteComplaint}
        readOnly={busy}
        aside={
          <span className="quietly small figures">
            {figure(lengthOf(note))}/{mailNoteMax}
          </span>
        }
        onChange={({ target }) => {
          setNote(target.value)
          setNoteComplaint(undefined)
        }}
        onBlur={() => setNoteComplaint(complaintOf(note))}
      />
      {isFirst && (
        <FirstMail eventId={eventId} count={count} first={first} change={setFirst} complain={complain} />
      )}
      {count > left && <Notice kind="near">{leftToday(left)}</Notice>}
      {failure && failure.code !== 'confirm' && !failure.fields.note && <FailureNotice failure={failure} />}
      <div className="actions">
        <Button onClick={onClose} disabled={busy}>
          {words.cancel}
        </Button>
        <Button look="primary" type="submit" disabled={busy}>
          {busy ? words.sending : words.sendTo(count)}
        </Button>
      </div>
    </form>
  )
}

/** Complaint about a note, undefined for one that can be sent. */
function complaintOf(note: string): string | undefined {
  if (lengthOf(note.trim()) > mailNoteMax) return mailNoteTooLong
  return hasLink(note) ? mailNoteHasLink : undefined
}
