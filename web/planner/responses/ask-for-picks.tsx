import { Copy } from 'lucide-react'
import { useState } from 'react'
import { isOpen } from '#events/rules/closing'
import { longDay } from '#languages/en/days'
import {
  copyMessages,
  copyMessagesAbout,
  messagesByHand,
  messagesClosed,
  messagesCopied,
  messagesLabel,
  withoutLink,
} from '#party/words/planner-open-picks'
import { Button } from '#ui/button'
import { Dialog } from '#ui/dialog'
import { TextField } from '#ui/field'
import { toast } from '#ui/toast'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { useEvent } from '../shared/event/event-place.ts'
import { messagesTo, type OpenParty } from './list/open-picks.ts'

/** Copies a message to each party in which a choice is missing, with its own link, and says who has none. */
export function AskForPicks({ parties }: { parties: OpenParty[] }) {
  const { event, at } = useEvent()
  const [left, setLeft] = useState('')
  const [byHand, setByHand] = useState<string>()
  const { busy, run } = useAction(async () => {
    setLeft('')
    const asked = messagesTo(event, parties, longDay(event.eventDate))
    const copied = asked.then(({ text }) => new Blob([text], { type: 'text/plain' }))
    // Given as a promise: some browsers let a page copy only while it handles the press.
    const done = navigator.clipboard
      .write([new ClipboardItem({ 'text/plain': copied })])
      .then(() => true)
      .catch(() => false)
    const { text, count, without } = await asked
    if (without.length > 0) setLeft(withoutLink(without))
    if (count === 0) return
    if (await done) toast(messagesCopied(count))
    else setByHand(text)
  }, toastFailure)
  if (!isOpen(event, at)) return <p className="quietly small">{messagesClosed}</p>
  return (
    <div className="stack">
      <div className="row">
        <Button small disabled={busy} onClick={() => void run()}>
          <Copy className="icon" aria-hidden="true" />
          {copyMessages(parties.length)}
        </Button>
        <span className="quietly small">{copyMessagesAbout}</span>
      </div>
      <p role="status">{left}</p>
      {byHand !== undefined && (
        <Dialog title={copyMessages(parties.length)} onClose={() => setByHand(undefined)}>
          <TextField label={messagesLabel} hint={messagesByHand} rows={12} readOnly value={byHand} />
        </Dialog>
      )}
    </div>
  )
}
