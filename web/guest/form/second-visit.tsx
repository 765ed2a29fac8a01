import type { GuestWords } from '#languages/language'
import { Button } from '#ui/button'
import { useGuestWords } from '../../client/words.tsx'
import type { PreviousAnswer } from './machine/state.ts'

/** The sentence that this device has already answered. */
export function previousAnswerSentence(words: GuestWords, { names, declined }: PreviousAnswer): string {
  return declined ? words.party.declinedAlready(names) : words.party.answeredAlready(names)
}

/** The page on which a party that answered before declines, or that shows its decline. */
export function declinePath(code: string, { token, declined }: PreviousAnswer): string {
  return declined ? `/not-coming/${token}` : `/not-coming/${code}#${token}`
}

/**
 * The choices for a device that has answered before, asked before it answers a second time.
 * @param onChange opens the earlier response for a change; after a decline, starts a response
 * @param onDecline replaces the earlier response by a decline; after a decline, leaves it as it is
 * @param onAnother goes on to a response of another party
 */
export function SecondVisit({
  previous: { declined },
  onChange,
  onDecline,
  onAnother,
}: {
  previous: PreviousAnswer
  onChange: () => void
  onDecline: () => void
  onAnother: () => void
}) {
  const words = useGuestWords()
  return (
    <div className="row">
      <Button small onClick={onChange}>
        {declined ? words.decline.comeAfterAll : words.party.changeThatAnswer}
      </Button>
      <Button small onClick={onDecline}>
        {declined ? words.party.stillCannotCome : words.party.cannotComeAfterAll}
      </Button>
      <Button small onClick={onAnother}>
        {words.party.anotherParty}
      </Button>
    </div>
  )
}
