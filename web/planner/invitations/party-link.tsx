import { useEffect, useRef, useState } from 'react'
import type { PlannerEvent } from '#events/shape/event'
import type { Invitation } from '#invitations/shape/invitation'
import {
  callParty,
  copyMessage,
  copyPartyLink,
  linkAbout,
  linkMessage,
  linkTitle,
  messageByHand,
  messageCopied,
  messageLabel,
  newLink,
  newLinkAbout,
  newLinkMade,
  partyLinkByHand,
  partyLinkCopied,
  partyLinkLabel,
  sms,
  whatsApp,
} from '#invitations/words/planner-link'
import { ofParty } from '#invitations/words/planner-list'
import { longDay } from '#languages/en/days'
import type { ContactKind } from '#mailings/shape/mail'
import { Button } from '#ui/button'
import { Field, TextField } from '#ui/field'
import { toast } from '#ui/toast'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { partyLink, renewLink } from './calls.ts'
import { messageWays } from './personal-link.ts'

/**
 * A party's personal link, with the ways to hand it on. It is read when the party is opened.
 * @param used after a way was taken
 */
export function PartyLink({
  event,
  party,
  used,
}: {
  event: PlannerEvent
  party: Invitation
  used: (way: ContactKind) => void
}) {
  const { id: eventId, title, eventDate } = event
  const [url, setUrl] = useState('')
  // Text that could not be copied.
  const [byHand, setByHand] = useState<'link' | 'message'>()
  const read = useAction(async () => setUrl(await partyLink(eventId, party.id)))
  const renew = useAction(async () => {
    setUrl(await renewLink(eventId, party.id))
    toast(newLinkMade)
  }, toastFailure)
  // Each party is a component of its own.
  const first = useRef(read)
  useEffect(() => void first.current.run(), [])
  const message = linkMessage(title, longDay(eventDate), url, party.missing)
  const copy = (what: 'link' | 'message') =>
    navigator.clipboard.writeText(what === 'link' ? url : message).then(
      () => {
        toast(what === 'link' ? partyLinkCopied : messageCopied)
        used('copy')
      },
      () => setByHand(what),
    )
  const ways = party.phone && messageWays(party.phone, message)
  const of = <span className="visually-hidden">{ofParty(party.label)}</span>
  return (
    <section className="stack" aria-label={linkTitle}>
      <p className="quietly small">{linkAbout}</p>
      <FailureNotice failure={read.failure} again={() => void read.run()} />
      <div className="row">
        <Button small disabled={url === ''} onClick={() => void copy('link')}>
          {copyPartyLink}
          {of}
        </Button>
        <Button small disabled={url === ''} onClick={() => void copy('message')}>
          {copyMessage}
          {of}
        </Button>
        {url !== '' && ways && (
          <>
            <a
              className="button plain small"
              href={ways.whatsApp}
              target="_blank"
              rel="noopener noreferrer"
              onClick={() => used('whatsapp')}
            >
              {whatsApp}
              {of}
            </a>
            <a className="button plain small" href={ways.sms} onClick={() => used('sms')}>
              {sms}
              {of}
            </a>
            <a className="button plain small" href={ways.call} onClick={() => used('call')}>
              {callParty}
              {of}
            </a>
          </>
        )}
        <Button
          look="quiet"
          small
          title={newLinkAbout}
          disabled={url === '' || renew.busy}
          onClick={() => void renew.run()}
        >
          {newLink}
          {of}
        </Button>
      </div>
      {byHand === 'link' && (
        <Field
          label={partyLinkLabel}
          hint={partyLinkByHand}
          readOnly
          value={url}
          onFocus={({ target }) => target.select()}
        />
      )}
      {byHand === 'message' && (
        <TextField
          label={messageLabel}
          hint={messageByHand}
          readOnly
          rows={3}
          value={message}
          onFocus={({ target }) => target.select()}
        />
      )}
    </section>
  )
}
