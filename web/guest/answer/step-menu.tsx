import { firstNameOf } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { chosenBy } from '../dishes/chosen-by.tsx'
import { Dishes } from '../dishes/dishes.tsx'
import { personActions } from '../form/machine/person-actions.ts'
import { useAllergensNotStatedSentence } from '../needs/allergens-not-stated.ts'
import { PeopleRow } from './people-row.tsx'
import { StepFrame } from './step-frame.tsx'
import type { AnswerFlow } from './use-answer-flow.ts'

/** The lead guest's own choices. */
export function StepMenu({ flow }: { flow: AnswerFlow }) {
  const words = useGuestWords()
  const { form, dispatch } = flow
  const { menu } = form
  const { party } = form.draft
  const [person] = party
  const allergensNotStated = useAllergensNotStatedSentence(menu.categories)
  if (!person) return null
  return (
    <StepFrame
      flow={flow}
      above={
        party.length > 1 && (
          <PeopleRow party={party} categories={menu.categories} current={0} dispatch={dispatch} />
        )
      }
      heading={words.menu.whatWouldYouLike(firstNameOf(person.name))}
      intro={
        allergensNotStated ??
        (menu.categories.some(({ required }) => required)
          ? words.menu.oneDishWhereAsked
          : words.menu.oneDishEach)
      }
    >
      <Dishes
        person={person}
        categories={menu.categories}
        index={0}
        fieldErrors={form.fieldErrors}
        chosenBy={party.length > 1 ? chosenBy(words, party, 0) : undefined}
        change={personActions(dispatch, 0).change}
      />
    </StepFrame>
  )
}
