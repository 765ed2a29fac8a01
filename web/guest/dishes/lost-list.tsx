import { calledName } from '../../client/receipt/called-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { choicePath } from '../form/rules/answer.ts'
import type { Lost } from '../form/rules/lost.ts'

/** Lost choices, each a link to the course where another dish can be chosen. */
export function LostList({ lost, dispatch }: { lost: Lost[]; dispatch: Dispatch }) {
  const words = useGuestWords()
  return (
    <ul className="lost">
      {lost.map((one) => {
        const text = words.party.lostDish(calledName(words, one, one.guest), one.course, one.dish)
        const id = choicePath(one.guest, one.category)
        return (
          <li key={id}>
            {one.there ? (
              <a
                href={`#${id}`}
                onClick={(event) => {
                  event.preventDefault()
                  dispatch({ type: 'lost_pressed', lost: one })
                }}
              >
                {text}
              </a>
            ) : (
              text
            )}
          </li>
        )
      })}
    </ul>
  )
}
