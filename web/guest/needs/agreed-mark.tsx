import { use, useState } from 'react'
import { Button } from '#ui/button'
import { announce } from '../../client/announce.ts'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import { takeAllBack } from './agreeing.ts'
import type { NeedsGivenTo } from './needs-panel.tsx'

/** Consent to pass needs on, with a button to take it back: the needs go, after a plain question. */
export function AgreedMark({
  person,
  index,
  removeNeeds,
}: Pick<NeedsGivenTo, 'person' | 'index' | 'removeNeeds'>) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  const [asking, setAsking] = useState(false)
  const name = otherGuestName(words, person, index)
  // Swedish writes days as YYYY-MM-DD.
  const day =
    person.consent && new Date(person.consent.at).toLocaleDateString('sv', { timeZone: event.timeZone })
  const take = () => {
    setAsking(false)
    removeNeeds(takeAllBack)
    announce(words.needs.takenAway)
  }
  return (
    <>
      <p>
        {asking
          ? words.needs.takesAway(name)
          : words.needs.agreedThat(
              day && words.days.dayOfYear(day),
              organizerOf(words, event),
              name,
              person.consent?.words,
            )}
      </p>
      {asking ? (
        <p className="row">
          <Button onClick={take}>{words.needs.removeNeeds}</Button>
          <Button onClick={() => setAsking(false)}>{words.needs.keepThem}</Button>
        </p>
      ) : (
        <Button look="quiet" small onClick={() => setAsking(true)}>
          {words.needs.takeItBack}
        </Button>
      )}
    </>
  )
}
