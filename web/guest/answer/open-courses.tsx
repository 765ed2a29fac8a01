import { Button } from '#ui/button'
import { calledName } from '../../client/receipt/called-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { stepOfChoices } from '../form/machine/lead.ts'
import { openCourses } from './left-open.ts'
import type { Flowing } from './use-flow.ts'

/** Told at the review, before sending: the courses somebody left open. It asks and never blocks. */
export function OpenCourses({ flow }: { flow: Flowing }) {
  const words = useGuestWords()
  const { dispatch } = flow
  const { menu, answer } = flow.form
  const { party } = answer
  const left = openCourses(party, menu.categories)
  if (left.length === 0) return null
  return (
    <section className="notice ink open-courses">
      <ul className="stack">
        {left.map(({ index, courses }) => {
          const name = calledName(words, party[index] ?? noOne, index)
          return (
            <li key={index} className="row apart">
              <span>{words.party.hasNoneYet(name, words.party.anyOf(courses), index === 0)}</span>
              <Button
                small
                aria-label={words.party.chooseFor(name)}
                onClick={() => dispatch({ type: 'step_pressed', step: stepOfChoices(index), returns: true })}
              >
                {words.party.choose}
              </Button>
            </li>
          )
        })}
      </ul>
      <Button small look="quiet" onClick={() => dispatch({ type: 'send_pressed' })}>
        {words.party.sendAsItIs}
      </Button>
    </section>
  )
}

const noOne = { name: '', allergies: '', selections: {} }
