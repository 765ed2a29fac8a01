import { use, useState } from 'react'
import { Button } from '#ui/button'
import { announce } from '../../client/announce.ts'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import { needsRemoval } from './consent-changes.ts'
import type { NeedsPartProps } from './needs-panel.tsx'

/** Says that a person's needs are passed on, with a button that withdraws the consent and removes the needs. Asks first. */
export function ConsentGiven({
  person,
  index,
  removeNeeds,
}: Pick<NeedsPartProps, 'person' | 'index' | 'removeNeeds'>) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  const [isConfirming, setIsConfirming] = useState(false)
  const name = otherGuestName(words, person, index)
  // Swedish writes days as YYYY-MM-DD.
  const day =
    person.consent && new Date(person.consent.at).toLocaleDateString('sv', { timeZone: event.timeZone })
  const remove = () => {
    setIsConfirming(false)
    removeNeeds(needsRemoval)
    announce(words.needs.takenAway)
  }
  return (
    <>
      <p>
        {isConfirming
          ? words.needs.takesAway(name)
          : words.needs.agreedThat(
              day && words.days.dayAndMonth(day),
              organizerOf(words, event),
              name,
              person.consent?.version,
            )}
      </p>
      {isConfirming ? (
        <p className="row">
          <Button onClick={remove}>{words.needs.removeNeeds}</Button>
          <Button onClick={() => setIsConfirming(false)}>{words.needs.keepThem}</Button>
        </p>
      ) : (
        <Button look="quiet" small onClick={() => setIsConfirming(true)}>
          {words.needs.takeItBack}
        </Button>
      )}
    </>
  )
}
