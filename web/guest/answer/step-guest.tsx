import { Button } from '#ui/button'
import { useGuestWords } from '../../client/words.tsx'
import { chosenBy } from '../dishes/chosen-by.tsx'
import { Dishes, focusFirstDish } from '../dishes/dishes.tsx'
import { personActions } from '../form/machine/person-actions.ts'
import { currentStep } from '../form/machine/state.ts'
import { NameField } from '../form/person-fields.tsx'
import { AgeLine } from '../needs/age-line.tsx'
import { useAllergensNotStatedSentence } from '../needs/allergens-not-stated.ts'
import { NeedsField } from '../needs/needs-field.tsx'
import { PeopleRow } from './people-row.tsx'
import { SameAs } from './same-as.tsx'
import { StepFrame } from './step-frame.tsx'
import type { AnswerFlow } from './use-answer-flow.ts'

/** The step of one of the other guests, by name, needs and choices. */
export function StepGuest({ flow }: { flow: AnswerFlow }) {
  const words = useGuestWords()
  const { form, dispatch } = flow
  const { fieldErrors, menu } = form
  const { party } = form.draft
  const index = currentStep(form).personIndex
  const [lead] = party
  const allergensNotStated = useAllergensNotStatedSentence(menu.categories)
  const person = party[index]
  if (!person || !lead) return null
  const { change, check, removeNeeds } = personActions(dispatch, index)
  const fieldProps = { person, index, fieldErrors, check, change, removeNeeds }
  return (
    <StepFrame
      flow={flow}
      above={<PeopleRow party={party} categories={menu.categories} current={index} dispatch={dispatch} />}
      heading={words.receipt.guestNumber(index + 1)}
      intro={[words.party.personOf(index + 1, party.length), allergensNotStated].filter(Boolean).join(' ')}
    >
      <NameField {...fieldProps} onEnter={() => focusFirstDish(`p${index}`)} />
      <NeedsField {...fieldProps} />
      <AgeLine {...fieldProps} />
      <SameAs
        lead={lead}
        person={person}
        change={change}
        replace={(part) => dispatch({ type: 'person_replaced', index, part, cause: 'copied' })}
      />
      <Dishes {...fieldProps} categories={menu.categories} chosenBy={chosenBy(words, party, index)} />
      <p>
        <Button look="quiet" small onClick={() => dispatch({ type: 'person_removed', index })}>
          {words.party.removeGuest}
        </Button>
      </p>
    </StepFrame>
  )
}
