import { Button } from '#ui/button'
import { calledName } from '../../client/receipt/called-name.ts'
import { initialsOf } from '../../client/receipt/initials.ts'
import { useGuestWords } from '../../client/words.tsx'
import { coursesWithoutChoice } from './courses-without-choice.ts'
import { PersonReview } from './person-review.tsx'
import type { AnswerFlow } from './use-answer-flow.ts'

/**
 * Everybody in the party with their dishes, each with a way to change them.
 * @param locked while it is sent
 * @param showsUnanswered tells of courses left open, which may be sent so
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
  const signs = initialsOf(party.map(({ name }) => name))
  const unanswered = showsUnanswered ? coursesWithoutChoice(party, menu.categories) : []
  return (
    <>
      <ol className="party-review">
        {party.map((person, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a person is their place in the party
          <li key={index}>
            <PersonReview
              flow={flow}
              person={person}
              index={index}
              locked={locked}
              name={calledName(words, person, index)}
              sign={signs[index]}
              open={unanswered.find((one) => one.index === index)?.courses}
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
