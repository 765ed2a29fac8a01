import { use } from 'react'
import { Button } from '#ui/button'
import { announce } from '../../client/announce.ts'
import { useGuestWords } from '../../client/words.tsx'
import { CurrentEvent, organizerOf } from '../form/current-event.ts'
import { otherGuestName } from '../form/other-guest-name.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { passOn } from './consent-changes.ts'
import { tickNeed } from './tick-need.ts'
import { useSuggestions } from './use-suggestions.ts'

/** A person's note on the review, with the needs that it names and that are not ticked yet: each is added by one press. */
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
  const suggestions = useSuggestions(allergies, needs, ownNeeds)
  if (suggestions.length === 0) return <p className="hint">{words.needs.ownWordsRead}</p>
  return (
    <div className="words-at-review">
      <p>{words.needs.youWroteFor(allergies.trim(), otherGuestName(words, person, index))}</p>
      <p className="chips">
        {suggestions.map(({ what, how }) => {
          const name = words.needs.needName(what, ownNeeds)
          const add = () => {
            const added = tickNeed(needs, what, true, how)
            change({ needs: added, ...passOn({ needs: added, allergies }) })
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
