import { useState } from 'react'
import { freePlaces, tellsFreePlaces } from '#events/rules/capacity'
import type { GuestWords } from '#languages/language'
import { useGuestWords } from '../../client/words.tsx'
import { HostContact } from '../form/host-contact.tsx'
import type { LiveState } from '../form/live-event.ts'
import { fits } from '../form/machine/state.ts'
import type { AnswerFlow } from './use-answer-flow.ts'

/** Places left, once that matters, and that the party does not fit: announced as it changes. */
export function CapacityNotice({ flow: { form, connection } }: { flow: AnswerFlow }) {
  const words = useGuestWords()
  const { places, menu } = form
  const free = freePlaces(places)
  const fitsNow = fits(form)
  const [wasFull, setWasFull] = useState(false)
  if (free === 0 && !wasFull) setWasFull(true)
  const few = wasFull ? words.events.roomAgain(free) : words.events.placesLeft(free)
  const sentence = !fitsNow
    ? words.events.partyDoesNotFit(places)
    : (tellsFreePlaces(places) || wasFull) && few
  const text = sentence && [sentence, doubtOf(words, connection)].filter(Boolean).join(' ')
  return (
    <div className="places" aria-live="polite">
      {text && (
        <div key={text} className={`notice ${fitsNow ? 'near' : free > 0 ? 'error' : 'ink'}`}>
          {text}
        </div>
      )}
      {free === 0 && <HostContact event={menu.event} />}
    </div>
  )
}

/** The sentence beside figures that are not known to be true; empty if they are. */
function doubtOf(words: GuestWords, { state, since }: LiveState): string {
  if (state === 'lost') return words.live.mayHaveChanged(since)
  return state === 'checking' ? words.live.checkingLine : ''
}
