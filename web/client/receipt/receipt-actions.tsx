import { useState } from 'react'
import type { EditView } from '#party/shape/guest'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { sentence } from '#ui/sentence'
import { toast } from '#ui/toast'
import { ApiError, api, callApi } from '../calls/api.ts'
import { useNavigateOnceOnline } from '../live/navigate-once-online.ts'
import { OtherTimeZone } from '../other-time-zone.tsx'
import { PrintButton } from '../print-button.tsx'
import { useGuestWords } from '../words.tsx'

/**
 * Everything one can do with a receipt: keep its link, put the deadline into the calendar, print it.
 * @param isEditPage the page is the one the edit link opens
 */
export function ReceiptActions({
  token,
  view: { event, response, closed },
  isEditPage = false,
}: {
  token: string
  view: EditView
  isEditPage?: boolean
}) {
  const words = useGuestWords()
  const { waitsFor, follow } = useNavigateOnceOnline()
  if (closed)
    return (
      <div className="stack">
        <p className="quietly">{words.party.linkExpired}</p>
        <div className="row no-print">
          <PrintButton />
        </div>
      </div>
    )
  return (
    <div className="stack">
      <p className="pretty">
        {sentence(
          words.receipt.keepLink,
          <>
            <strong>{words.days.longDay(event.eventDate)}</strong>
            <OtherTimeZone event={event} />
          </>,
        )}
      </p>
      <EditLink token={token} />
      <div className="row no-print">
        {!isEditPage && (
          <a className="button" href={`/edit/${token}`} onClick={follow}>
            {words.receipt.viewOrEditButton}
          </a>
        )}
        <a className="button" href={`/api/responses/${token}/deadline.ics`} download>
          {words.receipt.addToCalendar}
        </a>
        {response.leadGuestEmail && <MailAgain token={token} email={response.leadGuestEmail} />}
        <PrintButton />
      </div>
      {waitsFor && <Notice kind="warning">{words.receipt.waitsForInternet}</Notice>}
    </div>
  )
}

/** The way back to a response: to copy and share on the screen, whole and as a QR code on paper. */
export function EditLink({ token }: { token: string }) {
  const words = useGuestWords()
  const url = editUrl(token)
  const share = () => void navigator.share({ title: document.title, url }).catch(() => undefined)
  return (
    <div className="edit-link">
      <label htmlFor="edit-link" className="visually-hidden">
        {words.receipt.linkLabel}
      </label>
      <input
        id="edit-link"
        className="input no-print"
        dir="ltr"
        readOnly
        value={url}
        onFocus={(event) => event.currentTarget.select()}
      />
      <div className="row no-print">
        <CopyLink token={token} />
        {'share' in navigator && <Button onClick={share}>{words.receipt.shareLink}</Button>}
      </div>
      <div className="print-only">
        <p className="whole-link" dir="ltr">
          {url}
        </p>
        <img className="qr-code" src={`/api/responses/${token}/qr.svg`} width="144" height="144" alt="" />
      </div>
    </div>
  )
}

/** Copies the link of a response. */
export function CopyLink({ token }: { token: string }) {
  const words = useGuestWords()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(editUrl(token))
      toast(words.receipt.linkCopied)
    } catch {
      toast(words.receipt.linkNotCopied, { kind: 'error' })
    }
  }
  return <Button onClick={() => void copy()}>{words.receipt.copyLink}</Button>
}

function editUrl(token: string): string {
  return `${location.origin}/edit/${token}`
}

function MailAgain({ token, email }: { token: string; email: string }) {
  const words = useGuestWords()
  const [busy, setBusy] = useState(false)
  const [sent, setSent] = useState(false)
  const send = async () => {
    // One mail is enough: a second press tells where it may be.
    if (sent) return toast(words.party.linkOnItsWay)
    setBusy(true)
    try {
      await callApi(
        (options) => api.responses[':token'].mail.$post({ param: { token } }, options),
        words.party.linkNotSent,
      )
      setSent(true)
      toast(words.party.linkSent(email))
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      toast(error.message, { kind: 'error' })
    }
    setBusy(false)
  }
  return (
    <Button disabled={busy} onClick={() => void send()}>
      {words.receipt.mailLink}
    </Button>
  )
}
