import { Button } from '#ui/button'
import { displayName } from '../../client/receipt/display-name.ts'
import { initialsOf } from '../../client/receipt/initials.ts'
import { useGuestWords } from '../../client/words.tsx'
import { coursesWithoutChoice } from './courses-without-choice.ts'
import { PersonReview } from './person-review.tsx'
import type { AnswerFlow } from './use-answer-flow.ts'

/**
 * Everybody in the party with their dishes, each with buttons to change them.
 * @param locked while the response is sent
 * @param showsUnanswered lists the courses in which somebody has not chosen, which is allowed
 */
export function PartyReview({
  flow,
  locked,
  showsUnanswered,
}: {
  flow: AnswerFlow
  locked: boolean
  showsUnanswered: boolean
}) {
  const words = useGuestWords()
  const { form, dispatch } = flow
  const { menu } = form
  const { party } = form.draft
  const initials = initialsOf(party.map(({ name }) => name))
  const unanswered = showsUnanswered ? coursesWithoutChoice(party, menu.categories) : []
  return (
    <>
      <ol className="party-review">
        {party.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their index in the party
          <li key={index}>
            <PersonReview
              flow={flow}
              person={person}
              index={index}
              locked={locked}
              name={displayName(words, person, index)}
              initials={initials[index]}
              openCourses={unanswered.find((one) => one.index === index)?.courses}
            />
          </li>
        ))}
      </ol>
      {unanswered.length > 0 && (
        <p>
          <Button small look="quiet" onClick={() => dispatch({ type: 'send_pressed' })}>
            {words.party.sendAsItIs}
          </Button>
        </p>
      )}
    </>
  )
}
