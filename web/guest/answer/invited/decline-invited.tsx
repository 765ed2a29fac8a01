import { useRef, useState } from 'react'
import type { InviteView } from '#invitations/shape/invite'
import { ApiError, api, callApi } from '../../../client/calls/api.ts'
import { useInviteWords } from '../../../client/words.tsx'
import { DeclineCard, type DeclineSending } from '../../form/decline-card.tsx'
import { EventHead } from '../../form/event-head.tsx'
import { newSubmissionId, writeDraft } from '../../form/rules/draft.ts'
import { useWhenOnline } from '../../form/sending/use-when-online.ts'
import { keepInviteReceipt } from './keep-by-link.ts'

const idle: DeclineSending = { busy: false, offline: false, failure: null }

/** Asks for confirmation before all people of an invitation decline, and goes to the page of the decline. */
export function DeclineInvited({
  token,
  view: { event, invitation, response },
  onBack,
}: {
  token: string
  view: InviteView
  onBack: () => void
}) {
  const words = useInviteWords()
  const [sending, setSending] = useState<DeclineSending>(idle)
  // Every attempt sends the same id, so that one decline is stored.
  const id = useRef('')
  const decline = async () => {
    if (!navigator.onLine) return setSending({ ...idle, offline: true })
    setSending({ ...idle, busy: true })
    id.current ||= newSubmissionId()
    const param = { inviteToken: token }
    const json = { submissionId: id.current }
    try {
      const { declineToken } = await callApi(
        (options) => api.invitations[':inviteToken'].declines.$post({ param, json }, options),
        words.party.declineFailed,
      )
      writeDraft(token, null)
      keepInviteReceipt(token, { code: event.eventCode, token: declineToken, declined: true })
      location.replace(`/not-coming/${declineToken}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      const offline = error.status === 0 && !navigator.onLine
      setSending(offline ? { ...idle, offline: true } : { ...idle, failure: error })
    }
  }
  useWhenOnline(sending.offline, () => void decline())
  const listedNames = invitation.people.map(({ name }) => name)
  return (
    <>
      <EventHead event={event} brief />
      <DeclineCard
        event={event}
        names={listedNames.length > 0 ? listedNames : [invitation.label]}
        replaces={response !== undefined}
        sending={sending}
        onBack={onBack}
        onDecline={() => void decline()}
      />
    </>
  )
}
