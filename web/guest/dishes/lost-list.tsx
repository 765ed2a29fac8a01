import type { ReactNode } from 'react'
import { calledName } from '../../client/receipt/called-name.ts'
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
        const { guest, category } = choice
        const text = words.party.lostDish(calledName(words, choice, guest), choice.course, choice.dish)
        return (
          <li key={choicePath(guest, category)}>
            {choice.courseExists ? (
              <ChoiceLink guest={guest} category={category} dispatch={dispatch}>
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

/** A link to a person's choice in a course, on another step if need be. `guest`: the person's index in the party. */
export function ChoiceLink({
  guest,
  category,
  dispatch,
  children,
}: {
  guest: number
  category: string
  dispatch: Dispatch
  children: ReactNode
}) {
  return (
    <a
      href={`#${choicePath(guest, category)}`}
      onClick={(event) => {
        event.preventDefault()
        dispatch({ type: 'choice_pressed', guest, category })
      }}
    >
      {children}
    </a>
  )
}
