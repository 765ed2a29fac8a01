import { useState } from 'react'
import { freePlaces, tellsFreePlaces } from '#events/rules/capacity'
import type { GuestWords } from '#languages/language'
import { useGuestWords } from '../../client/words.tsx'
import { HostContact } from '../form/host-contact.tsx'
import type { LiveState } from '../form/live-event.ts'
import { fits } from '../form/machine/state.ts'
import type { AnswerFlow } from './use-answer-flow.ts'

/** Announces the places left once they are few, and that the party does not fit. */
export function CapacityNotice({ flow: { form, connection } }: { flow: AnswerFlow }) {
  const words = useGuestWords()
  const { places, menu } = form
  const free = freePlaces(places)
  const partyFits = fits(form)
  const [wasFull, setWasFull] = useState(false)
  if (free === 0 && !wasFull) setWasFull(true)
  const placesSentence = wasFull ? words.events.roomAgain(free) : words.events.placesLeft(free)
  const sentence = !partyFits
    ? words.events.partyDoesNotFit(places)
    : (tellsFreePlaces(places) || wasFull) && placesSentence
  const text = sentence && [sentence, staleSentence(words, connection)].filter(Boolean).join(' ')
  return (
    <div className="places" aria-live="polite">
      {text && (
        <div key={text} className={`notice ${partyFits ? 'warning' : free > 0 ? 'error' : 'ink'}`}>
          {text}
        </div>
      )}
      {free === 0 && <HostContact event={menu.event} />}
    </div>
  )
}

/** Says that the figures may be out of date; empty while the connection is live. */
function staleSentence(words: GuestWords, { state, upToDateAt }: LiveState): string {
  if (state === 'lost') return words.live.mayHaveChanged(upToDateAt)
  return state === 'checking' ? words.live.checkingLine : ''
}
