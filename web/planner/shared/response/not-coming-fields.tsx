import { type UseFormReturn, useWatch } from 'react-hook-form'
import { notComingAbout, notComingTitle } from '#invitations/words/planner-answers'
import { type InvitationToAnswer, peopleAsked, type ResponseValues } from './values.ts'

/** People of an invitation who were taken out of its response: not coming, unless they have not answered yet. */
export function NotComingFields({
  form: { control },
  invitation,
  waiting,
  setWaiting,
}: {
  form: UseFormReturn<ResponseValues>
  invitation: InvitationToAnswer
  /** The ids of those who have not answered. */
  waiting: ReadonlySet<string>
  setWaiting: (waiting: ReadonlySet<string>) => void
}) {
  const party = useWatch({ control, name: 'party' })
  const out = peopleAsked(invitation).filter(({ id }) => !party.some((person) => person.id === id))
  if (out.length === 0) return null
  return (
    <fieldset className="answer-out">
      <legend>{notComingTitle}</legend>
      <p className="quietly small">{notComingAbout}</p>
      {out.map(({ id, name }) => (
        <label key={id} className="row">
          <input
            type="checkbox"
            checked={!waiting.has(id)}
            onChange={({ target }) => {
              const next = new Set(waiting)
              if (target.checked) next.delete(id)
              else next.add(id)
              setWaiting(next)
            }}
          />
          {name}
        </label>
      ))}
    </fieldset>
  )
}
