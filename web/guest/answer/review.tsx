import type { Category } from '#menu/shape/menu'
import { Button } from '#ui/button'
import { sentenceWith } from '#ui/sentence'
import { Chunk } from '../../client/chunk.tsx'
import { calledName } from '../../client/receipt/called-name.ts'
import { PersonChoices } from '../../client/receipt/person-choices.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { personNews } from '../dishes/chunks.ts'
import { changing } from '../form/machine/changing.ts'
import { stepOfChoices } from '../form/machine/lead.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { type Guest, saysNeeds } from '../form/rules/passing-on.ts'
import { firstStep, type Step } from '../form/rules/steps.ts'
import { wordsAtReview } from '../needs/chunks.ts'

/** Everybody in the party with their dishes, each with a way to change them. */
export function PartyReview({
  party,
  email,
  categories,
  locked,
  dispatch,
}: {
  party: Guest[]
  email: string
  categories: Category[]
  locked: boolean
  dispatch: Dispatch
}) {
  const words = useGuestWords()
  const goTo = (step: Step) => dispatch({ type: 'step_pressed', step, returns: true })
  return (
    <ol className="party-review">
      {party.map((person, index) => {
        const name = calledName(words, person, index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the party
          <li key={index} className="card">
            <div className="whose">
              <h3 translate="no">
                {index === 0
                  ? sentenceWith(
                      (words) => <span className="quietly">{words}</span>,
                      words.party.nameOfYou,
                      name,
                    )
                  : name}
              </h3>
              <div className="review-ways">
                {index === 0 && (
                  <Button look="quiet" small disabled={locked} onClick={() => goTo(firstStep)}>
                    {words.party.changeDetailsWord}
                  </Button>
                )}
                <Button
                  look="quiet"
                  small
                  aria-label={index > 0 ? words.party.changeWhatHas(name) : undefined}
                  disabled={locked}
                  onClick={() => goTo(stepOfChoices(index))}
                >
                  {index === 0 ? words.party.changeDishes : words.party.change}
                </Button>
                {index > 0 && (
                  <Button
                    look="quiet"
                    small
                    aria-label={words.party.removePerson(name)}
                    disabled={locked}
                    onClick={() => dispatch({ type: 'person_removed', index })}
                  >
                    {words.party.removeWord}
                  </Button>
                )}
              </div>
            </div>
            {index === 0 && email && (
              <p className="quietly" translate="no">
                {email}
              </p>
            )}
            <PersonChoices person={person} categories={categories} />
            {person.needs?.length || person.age ? (
              <Chunk part={personNews} given={{ person, categories }} />
            ) : null}
            {!locked && person.allergies && saysNeeds(person) && (
              <Chunk
                part={wordsAtReview}
                given={{ person, index, change: changing(dispatch, index).change }}
              />
            )}
          </li>
        )
      })}
    </ol>
  )
}
