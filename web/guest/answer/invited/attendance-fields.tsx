import { useLayoutEffect, useRef } from 'react'
import { freePlaces } from '#events/rules/capacity'
import type { Invitee } from '#invitations/shape/invitation'
import { Button } from '#ui/button'
import { useInviteWords } from '../../../client/words.tsx'
import { isNamed } from '../../form/machine/state.ts'
import type { ResponseDraft } from '../../form/rules/response-draft.ts'
import { GuestNames } from '../guest-names.tsx'
import type { AnswerFlow } from '../use-answer-flow.ts'
import { type Attending, nobodyComes, withAttending } from './attending.ts'

/** Asks for each person of an invitation whether they come, and for the names of guests they may bring. */
export function AttendanceFields({ flow }: { flow: AnswerFlow }) {
  const words = useInviteWords()
  const { form, dispatch, invited } = flow
  const { draft, fieldErrors } = form
  const { people = [], maxSize = 1 } = invited ?? {}
  const attending = draft.attending ?? {}
  const setAttending = (answers: Attending) => {
    const next = Object.fromEntries(people.flatMap(({ id }) => (id in answers ? [[id, answers[id]]] : [])))
    dispatch({ type: 'draft_changed', part: withAttending(draft, people, next as Attending) })
  }
  const fieldsRef = usePrehydrationAnswers(people, attending, setAttending)
  const coming = people.filter(({ id }) => attending[id]).length
  const largestParty = Math.min(freePlaces(form.places), maxSize - (people.length - coming))
  const allDecline = nobodyComes(people, attending)
  const error = fieldErrors['party.0.name'] && !isNamed(draft) && words.invite.sayWhoComes
  return (
    <>
      <div ref={fieldsRef} id="party.0.name" className="stack">
        {people.map((person) => (
          <AttendanceField
            key={person.id}
            person={person}
            comes={attending[person.id]}
            answer={(comes) => setAttending({ ...attending, [person.id]: comes })}
          />
        ))}
        <div aria-live="polite">{error && <p className="field-error">{error}</p>}</div>
        {people.length > 1 && coming < people.length && !allDecline && (
          <p>
            <Button
              small
              onClick={() => setAttending(Object.fromEntries(people.map(({ id }) => [id, true])))}
            >
              {words.invite.everyoneComes}
            </Button>
          </p>
        )}
        {allDecline && (
          <p className="row apart">
            <span>{words.invite.nobodyComes}</span>
            <Button look="primary" onClick={() => invited?.onDecline()}>
              {words.decline.cannotCome}
            </Button>
          </p>
        )}
      </div>
      {coming > 0 && largestParty > coming && (
        <GuestNames
          draft={draft as ResponseDraft}
          largestParty={largestParty}
          firstIndex={coming}
          legend={words.invite.alsoBring(largestParty - coming)}
          fieldErrors={fieldErrors}
          change={({ party }) => dispatch({ type: 'draft_changed', part: { party } })}
          check={(path) => dispatch({ type: 'field_left', path })}
        />
      )}
    </>
  )
}

/** Asks whether one person comes. Neither answer is chosen at first. */
function AttendanceField({
  person: { id, name },
  comes,
  answer,
}: {
  person: Invitee
  comes: boolean | undefined
  answer: (comes: boolean) => void
}) {
  const words = useInviteWords()
  return (
    <fieldset className="ages" aria-label={words.invite.doesCome(name)}>
      <legend className="label" translate="no">
        {name}
      </legend>
      {[true, false].map((option) => (
        <label key={String(option)}>
          <input
            type="radio"
            name={`comes-${id}`}
            value={String(option)}
            checked={comes === option}
            onChange={() => answer(option)}
          />{' '}
          {option ? words.invite.coming : words.invite.notComing}
        </label>
      ))}
    </fieldset>
  )
}

/** Applies answers that were chosen before the page was hydrated. @returns the ref of the element that holds the fields */
function usePrehydrationAnswers(
  people: Invitee[],
  attending: Attending,
  setAttending: (answers: Attending) => void,
) {
  const fieldsRef = useRef<HTMLDivElement>(null)
  const renderedRef = useRef({ people, attending, setAttending })
  useLayoutEffect(() => {
    const rendered = renderedRef.current
    const answers = rendered.people.flatMap(({ id }) => {
      const radios = fieldsRef.current?.querySelectorAll<HTMLInputElement>(`[name="comes-${id}"]`) ?? []
      const value = [...radios].find(({ checked }) => checked)?.value
      return value === undefined || value === String(rendered.attending[id]) ? [] : [[id, value === 'true']]
    })
    if (answers.length > 0) rendered.setAttending({ ...rendered.attending, ...Object.fromEntries(answers) })
  }, [])
  return fieldsRef
}
