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

/** Asks by name who of an invitation comes, and for the names of guests they may bring. */
export function AttendanceFields({ flow }: { flow: AnswerFlow }) {
  const words = useInviteWords()
  const { form, dispatch, invited } = flow
  const { draft, fieldErrors } = form
  const { people = [], maxSize = 1 } = invited ?? {}
  const attending = draft.attending ?? {}
  const set = (given: Attending) => {
    const next = Object.fromEntries(people.flatMap(({ id }) => (id in given ? [[id, given[id]]] : [])))
    dispatch({ type: 'draft_changed', part: withAttending(draft, people, next as Attending) })
  }
  const box = useEarlyPresses(people, attending, set)
  const coming = people.filter(({ id }) => attending[id]).length
  const largestParty = Math.min(freePlaces(form.places), maxSize - (people.length - coming))
  const away = nobodyComes(people, attending)
  const error = fieldErrors['party.0.name'] && !isNamed(draft) && words.invite.sayWhoComes
  return (
    <>
      <div ref={box} id="party.0.name" className="stack">
        {people.map((person) => (
          <AttendanceField
            key={person.id}
            person={person}
            comes={attending[person.id]}
            answer={(comes) => set({ ...attending, [person.id]: comes })}
          />
        ))}
        <div aria-live="polite">{error && <p className="field-error">{error}</p>}</div>
        {people.length > 1 && coming < people.length && !away && (
          <p>
            <Button small onClick={() => set(Object.fromEntries(people.map(({ id }) => [id, true])))}>
              {words.invite.everyoneComes}
            </Button>
          </p>
        )}
        {away && (
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
          from={coming}
          legend={words.invite.alsoBring(largestParty - coming)}
          fieldErrors={fieldErrors}
          change={({ party }) => dispatch({ type: 'draft_changed', part: { party } })}
          check={(path) => dispatch({ type: 'field_left', path })}
        />
      )}
    </>
  )
}

/** One person's answer. Neither is chosen before it is given. */
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
      {[true, false].map((way) => (
        <label key={String(way)}>
          <input
            type="radio"
            name={`comes-${id}`}
            value={String(way)}
            checked={comes === way}
            onChange={() => answer(way)}
          />{' '}
          {way ? words.invite.coming : words.invite.notComing}
        </label>
      ))}
    </fieldset>
  )
}

/** Takes over what was pressed before the script was there. */
function useEarlyPresses(people: Invitee[], attending: Attending, set: (given: Attending) => void) {
  const box = useRef<HTMLDivElement>(null)
  const first = useRef({ people, attending, set })
  useLayoutEffect(() => {
    const rendered = first.current
    const pressed = rendered.people.flatMap(({ id }) => {
      const radios = box.current?.querySelectorAll<HTMLInputElement>(`[name="comes-${id}"]`) ?? []
      const found = [...radios].find(({ checked }) => checked)?.value
      return found === undefined || found === String(rendered.attending[id]) ? [] : [[id, found === 'true']]
    })
    if (pressed.length > 0) rendered.set({ ...rendered.attending, ...Object.fromEntries(pressed) })
  }, [])
  return box
}
