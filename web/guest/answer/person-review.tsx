import { hasStatedNeed } from '#needs/rules/has-need'
import { Button } from '#ui/button'
import { wrapAround } from '#ui/sentence'
import { Chunk } from '../../client/chunk.tsx'
import { Initial } from '../../client/receipt/initial.tsx'
import { PersonChoices } from '../../client/receipt/person-choices.tsx'
import { useGuestWords } from '../../client/words.tsx'
import { personNotices } from '../dishes/chunks.ts'
import { focusField } from '../form/focus-field.ts'
import { stepOfChoices } from '../form/machine/navigate.ts'
import { personActions } from '../form/machine/person-actions.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import { firstStep, type Step } from '../form/rules/steps.ts'
import { needsInNote } from '../needs/chunks.ts'
import type { AnswerFlow } from './use-answer-flow.ts'

type Props = {
  flow: AnswerFlow
  person: PersonDraft
  /** The person's index in the party. */
  index: number
  name: string
  initials: string | undefined
  /** Names of the courses in which nothing is chosen; undefined where these are not shown. */
  openCourses: string[] | undefined
  locked: boolean
}

/** One person before sending: their dishes, courses without a choice, missing needs, and buttons to change them. */
export function PersonReview({ flow, person, index, name, initials, openCourses, locked }: Props) {
  const words = useGuestWords()
  const { form, dispatch } = flow
  const { categories, asksEmail } = form.menu
  const goTo = (step: Step) => dispatch({ type: 'step_pressed', step, returns: true })
  const addNeeds = () => {
    goTo(index === 0 ? firstStep : stepOfChoices(index))
    focusField(`party.${index}.allergies`)
  }
  const email = index === 0 && asksEmail && form.draft.email
  return (
    <>
      <div className="whose">
        <Initial>{initials}</Initial>
        <h3 translate="no">
          {index === 0
            ? wrapAround((text) => <span className="quietly">{text}</span>, words.party.nameOfYou, name)
            : name}
        </h3>
        <ReviewButtons
          index={index}
          name={name}
          locked={locked}
          goTo={goTo}
          remove={() => dispatch({ type: 'person_removed', index })}
        />
      </div>
      {email && (
        <p className="quietly" translate="no">
          {email}
        </p>
      )}
      <PersonChoices person={person} categories={categories} />
      {openCourses && (
        <p className="row apart remark">
          <span key={openCourses.join()}>
            {words.party.hasNoneYet(name, words.party.anyOf(openCourses), index === 0)}
          </span>
          <Button small aria-label={words.party.chooseFor(name)} onClick={() => goTo(stepOfChoices(index))}>
            {words.party.choose}
          </Button>
        </p>
      )}
      {person.needs?.length || person.age ? (
        <Chunk chunk={personNotices} props={{ person, categories }} />
      ) : null}
      {!locked && person.allergies && hasStatedNeed(person) && (
        <Chunk chunk={needsInNote} props={{ person, index, change: personActions(dispatch, index).change }} />
      )}
      {!locked && !hasStatedNeed(person) && (
        <p className="row apart quietly">
          <span>{words.party.noNeeds}</span>
          <Button look="quiet" small aria-label={words.party.addNeedsOf(name)} onClick={addNeeds}>
            {words.party.addNeeds}
          </Button>
        </p>
      )}
    </>
  )
}

/** Buttons to change a person, and to remove one who is not the lead guest. */
function ReviewButtons({
  index,
  name,
  locked,
  goTo,
  remove,
}: Pick<Props, 'index' | 'name' | 'locked'> & { goTo: (step: Step) => void; remove: () => void }) {
  const words = useGuestWords()
  const goToDishes = () => goTo(stepOfChoices(index))
  const button = { look: 'quiet', small: true, disabled: locked } as const
  return (
    <div className="review-ways">
      {index === 0 ? (
        <>
          <Button {...button} onClick={() => goTo(firstStep)}>
            {words.party.changeDetailsWord}
          </Button>
          <Button {...button} onClick={goToDishes}>
            {words.party.changeDishes}
          </Button>
        </>
      ) : (
        <>
          <Button {...button} aria-label={words.party.changeWhatHas(name)} onClick={goToDishes}>
            {words.party.change}
          </Button>
          <Button {...button} aria-label={words.party.removePerson(name)} onClick={remove}>
            {words.party.removeWord}
          </Button>
        </>
      )}
    </div>
  )
}
