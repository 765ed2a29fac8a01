import type { EventView } from '#events/shape/event'
import type { GuestWords } from '#languages/language'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import type { ApiError } from '../../client/calls/api.ts'
import { calledName } from '../../client/receipt/called-name.ts'
import { referenceText } from '../../client/reference-text.ts'
import { useGuestWords } from '../../client/words.tsx'
import { organizerOf } from './current-event.ts'
import { NotComingParty } from './not-coming-party.tsx'

/**
 * State of sending that a party cannot come. `offline`: it could not be sent, and it goes by itself when the device is back. `resuming`: it
 * was to be sent on an earlier visit.
 */
export type DeclineSending = { busy: boolean; offline: boolean; resuming?: boolean; failure: ApiError | null }

/**
 * Asks once more before the organizer is told that a party cannot come.
 * @param event undefined where it could not be read
 * @param names of the party; null while they are unknown, so that there is nothing to tell
 * @param replaces an earlier response is replaced
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
  // The event's own heading stands above, where the server knew it.
  const Heading = event ? 'h2' : 'h1'
  return (
    <section className="dead-end">
      <Heading>{words.decline.cannotCome}</Heading>
      {names && (
        <>
          <NotComingParty names={names.map((name, index) => calledName(words, { name }, index))} />
          <p>{words.decline.declineSent(namesIn(words, names), organizerOf(words, event ?? {}))}</p>
        </>
      )}
      {replaces && <p>{words.decline.answerGoes}</p>}
      <div aria-live="polite">
        {offline && <Notice kind="near">{words.decline.waitsForInternet}</Notice>}
        {resuming && <Notice kind="near">{words.party.notSentYet}</Notice>}
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
    names.map((name, index) => calledName(words, { name }, index)),
  )
}
