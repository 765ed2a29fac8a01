import { use } from 'react'
import { Button } from '#ui/button'
import { announce } from '../../client/announce.ts'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { passOn } from './agreeing.ts'
import { ticked } from './ticked-needs.ts'
import { useOffers } from './use-offers.ts'

/** At the review: what a person's note names and nobody has ticked, each to be added by one press, and who reads them. */
export function NoteAtReview({
  person,
  index,
  change,
}: {
  person: PersonDraft
  index: number
  change: (change: Partial<PersonDraft>) => void
}) {
  const words = useGuestWords()
  const event = use(CurrentEvent)
  const { ownNeeds = [] } = event
  const { needs = [], allergies } = person
  const offers = useOffers(allergies, needs, ownNeeds)
  if (offers.length === 0) return <p className="hint">{words.needs.ownWordsRead}</p>
  return (
    <div className="words-at-review">
      <p>{words.needs.youWroteFor(allergies.trim(), otherGuestName(words, person, index))}</p>
      <p className="chips">
        {offers.map(({ what, how }) => {
          const name = words.needs.guestName(what, ownNeeds)
          const add = () => {
            const all = ticked(needs, what, true, how)
            change({ needs: all, ...passOn({ needs: all, allergies }) })
            announce(words.needs.addedToWords(name))
          }
          return (
            <Button key={what} className="chip" onClick={add}>
              {words.needs.addIt(name)}
            </Button>
          )
        })}
      </p>
      <p className="hint">
        {words.needs.ownWordsRead} {words.needs.seenBy(organizerOf(words, event))}
      </p>
    </div>
  )
}
