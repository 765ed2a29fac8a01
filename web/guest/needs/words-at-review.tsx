import { use } from 'react'
import { addedToWords, addIt, ownWordsRead, seenBy, youWroteFor } from '#needs/words/guest'
import { guestName } from '#needs/words/shared'
import { Button } from '#ui/button'
import { say } from '../../client/say.ts'
import { nameOf } from '../form/name-of.ts'
import type { Guest } from '../form/rules/passing-on.ts'
import { organizerOf, TheEvent } from '../form/who-asks.tsx'
import { passOn } from './agreeing.ts'
import { ticked } from './ticked-needs.ts'
import { useOffers } from './use-offers.ts'

/** At the review: what a person's own words name and nobody has ticked, each to be added by one press, and who reads them. */
export function WordsAtReview({
  person,
  index,
  change,
}: {
  person: Guest
  index: number
  change: (change: Partial<Guest>) => void
}) {
  const event = use(TheEvent)
  const { ownNeeds = [] } = event
  const { needs = [], allergies } = person
  const offers = useOffers(allergies, needs, ownNeeds)
  if (offers.length === 0) return <p className="hint">{ownWordsRead}</p>
  return (
    <div className="words-at-review">
      <p>{youWroteFor(allergies.trim(), nameOf(person, index))}</p>
      <p className="chips">
        {offers.map(({ what, how }) => {
          const name = guestName(what, ownNeeds)
          const add = () => {
            const all = ticked(needs, what, true, how)
            change({ needs: all, ...passOn({ needs: all, allergies }) })
            say(addedToWords(name))
          }
          return (
            <Button key={what} className="chip" onClick={add}>
              {addIt(name)}
            </Button>
          )
        })}
      </p>
      <p className="hint">
        {ownWordsRead} {seenBy(organizerOf(event))}
      </p>
    </div>
  )
}
