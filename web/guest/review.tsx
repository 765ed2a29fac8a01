import type { Category } from '#contract/menu'
import type { Person } from '#contract/person'
import { Button } from '#ui/button'
import { sentenceWith } from '#ui/sentence'
import {
  change,
  changeDetailsWord,
  changeDishes,
  changeWhatHas,
  nameOfYou,
  removePerson,
  removeWord,
} from '#words/flow'
import { calledName } from '../client/called-name.ts'
import { PersonChoices } from '../client/person-choices.tsx'

/** Everybody in the party with their dishes, each with a way to change them. */
export function PartyReview({
  party,
  email,
  categories,
  locked,
  changeDetails,
  changeChoices,
  remove,
}: {
  party: Person[]
  email: string
  categories: Category[]
  locked: boolean
  changeDetails: () => void
  changeChoices: (index: number) => void
  remove: (index: number) => void
}) {
  return (
    <ol className="party-review">
      {party.map((person, index) => {
        const name = calledName(person, index)
        return (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the party
          <li key={index} className="card">
            <div className="whose">
              <h3 translate="no">
                {index === 0
                  ? sentenceWith((words) => <span className="quietly">{words}</span>, nameOfYou, name)
                  : name}
              </h3>
              <div className="review-ways">
                {index === 0 && (
                  <Button look="quiet" small disabled={locked} onClick={changeDetails}>
                    {changeDetailsWord}
                  </Button>
                )}
                <Button
                  look="quiet"
                  small
                  aria-label={index > 0 ? changeWhatHas(name) : undefined}
                  disabled={locked}
                  onClick={() => changeChoices(index)}
                >
                  {index === 0 ? changeDishes : change}
                </Button>
                {index > 0 && (
                  <Button
                    look="quiet"
                    small
                    aria-label={removePerson(name)}
                    disabled={locked}
                    onClick={() => remove(index)}
                  >
                    {removeWord}
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
          </li>
        )
      })}
    </ol>
  )
}
