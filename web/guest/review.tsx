import type { Category } from '#contract/menu'
import type { Person } from '#contract/person'
import { Button } from '#ui/button'
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
              <h3>
                {name}
                {index === 0 && <span className="quietly"> (you)</span>}
              </h3>
              <div className="review-ways">
                {index === 0 && (
                  <Button look="quiet" small disabled={locked} onClick={changeDetails}>
                    Change details
                  </Button>
                )}
                <Button look="quiet" small disabled={locked} onClick={() => changeChoices(index)}>
                  {index === 0 ? 'Change dishes' : 'Change'}
                  {index > 0 && <span className="visually-hidden"> what {name} has</span>}
                </Button>
                {index > 0 && (
                  <Button look="quiet" small disabled={locked} onClick={() => remove(index)}>
                    Remove<span className="visually-hidden"> {name}</span>
                  </Button>
                )}
              </div>
            </div>
            {index === 0 && email && <p className="quietly">{email}</p>}
            <PersonChoices person={person} categories={categories} />
          </li>
        )
      })}
    </ol>
  )
}
