import type { EventView } from '#events/shape/event'
import type { GuestWords } from '#languages/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import type { ApiError } from '../../client/calls/api.ts'
import { displayName } from '../../client/receipt/display-name.ts'
import { referenceText } from '../../client/reference-text.ts'
import { useGuestWords } from '../../client/words.tsx'
import { organizerOf } from './current-event.ts'
import { NotComingParty } from './not-coming-party.tsx'

/**
 * State of sending a decline. `offline`: it is sent by itself once the device is online. `resuming`: it was to be sent on an earlier
 * visit.
 */
export type DeclineSending = { busy: boolean; offline: boolean; resuming?: boolean; failure: ApiError | null }

/**
 * Asks for confirmation before a decline is sent.
 * @param event undefined where it could not be read
 * @param names of the party; null while they are unknown, when there is nothing to send
 * @param replaces true if the decline replaces an earlier response
 */
export function DeclineCard({
  event,
  names,
  replaces,
  sending: { busy, offline, resuming = false, failure },
  onBack,
  onDecline,
}: {
  event: EventView | undefined
  names: string[] | null
  replaces: boolean
  sending: DeclineSending
  onBack: () => void
  onDecline: () => void
}) {
  const words = useGuestWords()
  // The event's heading is the first of the page, if the event could be read.
  const Heading = event ? 'h2' : 'h1'
  return (
    <section className="dead-end">
      <Heading>{words.decline.cannotCome}</Heading>
      {names && (
        <>
          <NotComingParty names={names.map((name, index) => displayName(words, { name }, index))} />
          <p>{words.decline.whatDecliningTells(namesIn(words, names), organizerOf(words, event ?? {}))}</p>
        </>
      )}
      {replaces && <p>{words.decline.answerGoes}</p>}
      <div aria-live="polite">
        {offline && <Notice kind="warning">{words.decline.waitsForInternet}</Notice>}
        {resuming && <Notice kind="warning">{words.party.notSentYet}</Notice>}
        {failure && (
          <Notice kind="error" reference={referenceText(words, failure.requestId)}>
            {failure.message}
          </Notice>
        )}
      </div>
      <div className="row">
        <Button disabled={busy} onClick={onBack}>
          {words.decline.goBack}
        </Button>
        {names && (
          <Button look="primary" disabled={busy} onClick={onDecline}>
            {busy ? words.decline.telling : words.decline.tellThem}
          </Button>
        )}
      </div>
    </section>
  )
}

function namesIn(words: GuestWords, names: string[]): string {
  return new Intl.ListFormat(words.locale).format(
    names.map((name, index) => displayName(words, { name }, index)),
  )
}
