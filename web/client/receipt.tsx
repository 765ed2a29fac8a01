import { useState } from 'react'
import type { EditView } from '#contract/guest'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { sentence } from '#ui/sentence'
import { toast } from '#ui/toasts'
import { longDay, zoneName } from '#words/days'
import { linkNotSent, linkOnItsWay, linkSent, submitted } from '#words/guest'
import {
  addToCalendar,
  copyLink,
  keepLink,
  linkCopied,
  linkLabel,
  linkNotCopied,
  mailLink,
  print,
  shareLink,
  thankYou,
  viewOrEditButton,
  yourAnswer,
} from '#words/receipt'
import { loading } from '#words/site'
import { ApiError, api, ask } from './api.ts'
import { calledName, firstNameOf } from './called-name.ts'
import { PersonChoices } from './person-choices.tsx'
import { traceOf } from './trace.ts'
import type { ResponseState } from './use-response.ts'

/** The receipt of the answer just given: what each person chose, and the way back to it. */
export function Receipt({ token, state }: { token: string; state: ResponseState }) {
  if (!state) return <ReceiptSkeleton />
  if ('error' in state)
    return (
      <section className="receipt card stack" aria-label={yourAnswer}>
        <Notice>{submitted}</Notice>
        <Notice kind="error" trace={traceOf(state.error.requestId)}>
          {state.error.message}
        </Notice>
        <EditLink token={token} />
      </section>
    )
  return <Shown token={token} view={state.view} />
}

/** Stands where the receipt will be. */
export function ReceiptSkeleton() {
  return (
    <section className="receipt card" aria-label={yourAnswer}>
      <Loading>{loading}</Loading>
    </section>
  )
}

function Shown({ token, view }: { token: string; view: EditView }) {
  const { event, response, categories } = view
  return (
    <section className="receipt card stack" aria-labelledby="receipt">
      <div className="event-head brief">
        <p className="over">{thankYou(firstNameOf(response.leadGuestName))}</p>
        <h2 id="receipt">{event.title}</h2>
      </div>
      <Notice>{submitted}</Notice>
      <ol className="receipt-party">
        {response.party.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the party
          <li key={index}>
            <h3 translate="no">{calledName(person, index)}</h3>
            <PersonChoices person={person} categories={categories} />
          </li>
        ))}
      </ol>
      <p>{sentence(keepLink, <strong>{longDay(event.eventDate)}</strong>, zoneName(event.timeZone))}</p>
      <EditLink token={token} />
      <div className="row no-print">
        <a className="button" href={`/edit/${token}`}>
          {viewOrEditButton}
        </a>
        <a className="button" href={`/api/responses/${token}/deadline.ics`} download>
          {addToCalendar}
        </a>
        {response.leadGuestEmail && <MailAgain token={token} email={response.leadGuestEmail} />}
        <Button onClick={() => window.print()}>{print}</Button>
      </div>
    </section>
  )
}

function EditLink({ token }: { token: string }) {
  const url = `${location.origin}/edit/${token}`
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(url)
      toast(linkCopied)
    } catch {
      toast(linkNotCopied, { kind: 'error' })
    }
  }
  const share = () => void navigator.share({ title: document.title, url }).catch(() => undefined)
  return (
    <div className="edit-link">
      <label htmlFor="edit-link" className="visually-hidden">
        {linkLabel}
      </label>
      <input
        id="edit-link"
        className="input"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="row no-print">
        <Button onClick={() => void copy()}>{copyLink}</Button>
        {'share' in navigator && <Button onClick={share}>{shareLink}</Button>}
      </div>
    </div>
  )
}

function MailAgain({ token, email }: { token: string; email: string }) {
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const send = async () => {
    // One mail is enough: a second press tells where it may be.
    if (sent) return toast(linkOnItsWay)
    setBusy(true)
    try {
      await ask((options) => api.responses[':token'].mail.$post({ param: { token } }, options), linkNotSent)
      setSent(true)
      toast(linkSent(email))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button disabled={busy} onClick={() => void send()}>
      {mailLink}
    </Button>
  )
}
