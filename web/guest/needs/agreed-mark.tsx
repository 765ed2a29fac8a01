import { use, useState } from 'react'
import { agreedThat, keepThem, removeNeeds, takeItBack, takenAway, takesAway } from '#needs/words/guest'
import { Button } from '#ui/button'
import { dayOfYear } from '#words/days'
import { say } from '../../client/say.ts'
import { nameOf } from '../form/name-of.ts'
import { organizerOf, TheEvent } from '../form/who-asks.tsx'
import { takeAllBack } from './agreeing.ts'
import type { NeedsGivenTo } from './needs-panel.tsx'

/** That it was agreed to pass on, and the way to take that back: the needs go, after a plain question. */
export function AgreedMark({ person, index, change }: Pick<NeedsGivenTo, 'person' | 'index' | 'change'>) {
  const event = use(TheEvent)
  const [asking, setAsking] = useState(false)
  const name = nameOf(person, index)
  // Swedish writes days as YYYY-MM-DD.
  const day =
    person.consent && new Date(person.consent.at).toLocaleDateString('sv', { timeZone: event.timeZone })
  const remove = () => {
    setAsking(false)
    change(takeAllBack)
    say(takenAway)
  }
  return (
    <>
      <p>{asking ? takesAway(name) : agreedThat(day && dayOfYear(day), organizerOf(event), name)}</p>
      {asking ? (
        <p className="row">
          <Button onClick={remove}>{removeNeeds}</Button>
          <Button onClick={() => setAsking(false)}>{keepThem}</Button>
        </p>
      ) : (
        <Button look="quiet" small onClick={() => setAsking(true)}>
          {takeItBack}
        </Button>
      )}
    </>
  )
}
