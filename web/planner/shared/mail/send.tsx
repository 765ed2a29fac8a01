import { useEffect, useRef, useState } from 'react'
import { Link } from 'react-router'
import type { PlannerEvent } from '#events/shape/event'
import type { MailPreview, Reminders } from '#mailings/shape/mail'
import { mailOff, pausedBecause } from '#mailings/words/planner-mail'
import { factsChanged } from '#mailings/words/planner-news'
import * as words from '#mailings/words/planner-send'
import { closePanel } from '#party/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { toast } from '#ui/toast'
import { useAskedClose } from '../../../client/asked-close.tsx'
import { FailureNotice } from '../../../client/calls/failure-notice.tsx'
import { useAction } from '../../../client/calls/use-action.ts'
import { unaddressedPath } from '../event/list-counts.tsx'
import { type Mailing, readReminders, requestOf, sendMails, whoGets } from './calls.ts'
import { nothingAnswered } from './first-mail.tsx'
import { NewsText } from './news-text.tsx'
import { SendForm } from './send-form.tsx'

/**
 * Sends a kind of mail to some of an event's guests, once the planner has seen who gets it.
 * @param among ids of parties, or of responses, among which it goes out; to all whom it concerns without
 * @param withoutAddress parties among them that have none
 * @param sent after mail was queued
 */
export function SendMail({
  event,
  mailing,
  among,
  withoutAddress = 0,
  sent,
  onClose,
}: {
  event: PlannerEvent
  mailing: Mailing
  among?: readonly string[] | undefined
  withoutAddress?: number
  sent?: () => unknown
  onClose: () => void
}) {
  const { kind, changed } = mailing
  const [read, setRead] = useState<{ reminders: Reminders; who: MailPreview }>()
  const [moved, setMoved] = useState(false)
  const reading = useAction(async () => {
    const [reminders, who] = await Promise.all([readReminders(event.id), whoGets(event.id, mailing, among)])
    setRead({ reminders, who })
  })
  const firstReading = useRef(reading)
  useEffect(() => void firstReading.current.run(), [])
  // Sent again, it is the same mail.
  const [requestId] = useState(() => crypto.randomUUID())
  const [note, setNote] = useState('')
  const [first, setFirst] = useState(nothingAnswered)
  const sending = useAction(
    async (confirm: number, allowed: boolean) => {
      const queued = await sendMails(event.id, {
        ...requestOf(mailing, among),
        id: requestId,
        note,
        confirm,
        allowed,
      })
      await sent?.()
      onClose()
      toast(words.mailsQueued(queued))
    },
    async (found) => {
      if (found.code !== 'confirm') return
      await reading.run()
      setMoved(true)
    },
  )
  const { close, asking } = useAskedClose(note !== '' || first.typed !== '', onClose)
  const isNews = kind === 'news'
  const { reminders, who } = read ?? {}
  const isOn = reminders?.mail === 'on' && reminders.paused === null
  return (
    <Dialog title={words.sendTitles[kind]} onClose={sending.cancelAnd(close)} busy={sending.isSending}>
      <div className="stack">
        {isNews && <p>{factsChanged(changed)}</p>}
        <FailureNotice failure={reading.failure} again={() => void reading.run()} />
        {!read && !reading.failure && <Loading>{words.readingWho}</Loading>}
        {reminders?.mail === 'off' && <Notice>{mailOff}</Notice>}
        {reminders?.mail === 'on' && reminders.paused && (
          <Notice kind="warning">{pausedBecause(reminders.paused)}</Notice>
        )}
        {moved && <Notice kind="warning">{words.whoChanged}</Notice>}
        {isOn && who?.count === 0 && (
          <div>
            <p role="status">{words.nobodyNow}</p>
            <p className="quietly small">{words.whoAbout[kind]}</p>
          </div>
        )}
        {isOn && withoutAddress > 0 && (
          <p>
            {words.withoutAddress(withoutAddress)}{' '}
            <Link to={unaddressedPath(event.id)} onClick={onClose}>
              {words.reachThem}
            </Link>
          </p>
        )}
        {isNews && read && <NewsText event={event} />}
        {isOn && who && who.count > 0 ? (
          <SendForm
            eventId={event.id}
            kind={kind}
            reminders={reminders}
            who={who}
            note={note}
            setNote={setNote}
            first={first}
            setFirst={setFirst}
            sending={sending}
            send={(count, allowed) => void sending.run(count, allowed)}
            onClose={sending.cancelAnd(close)}
          />
        ) : (
          <div className="actions">
            <Button onClick={onClose}>{closePanel}</Button>
          </div>
        )}
      </div>
      {asking}
    </Dialog>
  )
}
