import { useState } from 'react'
import { useParams } from 'react-router'
import type { ResponseView } from '#party/shape/guest'
import {
  copyEditLink,
  copyLinkByHand,
  editLink,
  editLinkCopied,
  linkSentTo,
  linkWaits,
  ofResponse,
  sendAgain,
} from '#party/words/planner'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { Field } from '#ui/field'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { momentIn } from '../shared/moment.ts'

/** Copies a response's edit link, and sends it again. */
export function EditLinkActions({ response, timeZone }: { response: ResponseView; timeZone: string }) {
  const { id = '' } = useParams()
  return (
    <div className="row">
      <CopyEditLink eventId={id} response={response} />
      <SendAgain eventId={id} response={response} timeZone={timeZone} />
    </div>
  )
}

type Given = { eventId: string; response: ResponseView }

/** Copies a response's edit link, which is audited. Where the browser does not let it, the link is shown to be copied. */
function CopyEditLink({ eventId, response: { id: rid, leadGuestName } }: Given) {
  const [byHand, setByHand] = useState<string | null>(null)
  const { busy, run } = useAction(async () => {
    const asked = callApi((options) =>
      api.events[':id'].responses[':rid'].link.$post({ param: { id: eventId, rid } }, options),
    )
    const text = asked.then(({ url }) => new Blob([url], { type: 'text/plain' }))
    try {
      // Given as a promise: some browsers let a page copy only while it handles the press.
      await navigator.clipboard.write([new ClipboardItem({ 'text/plain': text })])
      toast(editLinkCopied)
    } catch {
      setByHand((await asked).url)
    }
  }, toastFailure)
  if (leadGuestName === '') return null
  return (
    <>
      <Button small disabled={busy} onClick={() => void run()}>
        {copyEditLink}
        <span className="visually-hidden"> {ofResponse(leadGuestName)}</span>
      </Button>
      {byHand !== null && (
        <Dialog title={copyEditLink} onClose={() => setByHand(null)}>
          <Field
            label={editLink}
            hint={copyLinkByHand}
            readOnly
            value={byHand}
            onFocus={({ target }) => target.select()}
          />
        </Dialog>
      )}
    </>
  )
}

/** Sends a response's edit link to its address again. Nothing where there is none. */
function SendAgain({
  eventId,
  response: { id: rid, leadGuestName, leadGuestEmail },
  timeZone,
}: Given & { timeZone: string }) {
  const { busy, run } = useAction(async (address: string) => {
    const { waitsUntil } = await callApi((options) =>
      api.events[':id'].responses[':rid'].mail.$post({ param: { id: eventId, rid } }, options),
    )
    toast(waitsUntil === null ? linkSentTo(address) : linkWaits(address, momentIn(timeZone, waitsUntil)))
  }, toastFailure)
  if (!leadGuestEmail) return null
  return (
    <Button small disabled={busy} onClick={() => void run(leadGuestEmail)}>
      {sendAgain}
      <span className="visually-hidden"> {ofResponse(leadGuestName)}</span>
    </Button>
  )
}
