import { anyOf, choose, chooseFor, hasNoneYet, sendAsItIs } from '#party/words/guest'
import { Button } from '#ui/button'
import { calledName } from '../../client/receipt/called-name.ts'
import { openCourses } from './left-open.ts'
import type { Flowing } from './use-flow.ts'

/** Told at the review, before sending: the courses somebody left open. It asks and never blocks. */
export function OpenCourses({ flow }: { flow: Flowing }) {
  const { party, menu } = flow
  const left = openCourses(party, menu.categories)
  if (left.length === 0) return null
  return (
    <section className="notice ink open-courses">
      <ul className="stack">
        {left.map(({ index, courses }) => {
          const name = calledName(party[index] ?? noOne, index)
          return (
            <li key={index} className="row apart">
              <span>{hasNoneYet(name, anyOf(courses), index === 0)}</span>
              <Button small aria-label={chooseFor(name)} onClick={() => flow.goTo(index, true)}>
                {choose}
              </Button>
            </li>
          )
        })}
      </ul>
      <Button small look="quiet" onClick={flow.send}>
        {sendAsItIs}
      </Button>
    </section>
  )
}

const noOne = { name: '', allergies: '', selections: {} }
