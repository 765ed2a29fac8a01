import { lostDish } from '#party/words/guest'
import { calledName } from '../../client/receipt/called-name.ts'
import { choicePath } from '../form/answer.ts'
import type { Lost } from '../form/lost.ts'

/** Who lost what, each a link to the course where another dish can be chosen. */
export function LostList({ lost, lead }: { lost: Lost[]; lead: (lost: Lost) => void }) {
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
                  lead(one)
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
