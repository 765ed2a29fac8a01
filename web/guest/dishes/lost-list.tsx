import type { ReactNode } from 'react'
import { displayName } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { Dispatch } from '../form/machine/use-machine.ts'
import type { LostChoice } from '../form/rules/lost-choices.ts'
import { choicePath } from '../form/rules/response-draft.ts'

/** Lost choices, each with a link to its course, unless that is gone, too. */
export function LostList({ lostChoices, dispatch }: { lostChoices: LostChoice[]; dispatch: Dispatch }) {
  const words = useGuestWords()
  return (
    <ul className="lost">
      {lostChoices.map((choice) => {
        const { personIndex, categoryId } = choice
        const text = words.party.lostDish(displayName(words, choice, personIndex), choice.course, choice.dish)
        return (
          <li key={choicePath(personIndex, categoryId)}>
            {choice.courseExists ? (
              <ChoiceLink personIndex={personIndex} categoryId={categoryId} dispatch={dispatch}>
                {text}
              </ChoiceLink>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}

/** A link to a person's choice in a course, on another step if need be. */
export function ChoiceLink({
  personIndex,
  categoryId,
  dispatch,
  children,
}: {
  personIndex: number
  categoryId: string
  dispatch: Dispatch
  children: ReactNode
}) {
  return (
    <a
      href={`#${choicePath(personIndex, categoryId)}`}
      onClick={(event) => {
        event.preventDefault()
        dispatch({ type: 'choice_pressed', personIndex, categoryId })
      }}
    >
      {children}
    </a>
  )
}
