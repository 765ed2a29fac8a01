import { lostDish } from '#party/words/guest'
import { calledName } from '../../client/receipt/called-name.ts'
import type { Dispatch } from '../form/machine/use-machine.ts'
import { choicePath } from '../form/rules/answer.ts'
import type { Lost } from '../form/rules/lost.ts'

/** Who lost what, each a link to the course where another dish can be chosen. */
export function LostList({ lost, dispatch }: { lost: Lost[]; dispatch: Dispatch }) {
  return (
    <ul className="lost">
      {lost.map((one) => {
        const words = lostDish(calledName(one, one.guest), one.course, one.dish)
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
                {words}
              </a>
            ) : (
              words
            )}
          </li>
        )
      })}
    </ul>
  )
}
