import { Plus, X } from 'lucide-react'
import { partyMax } from '#core/limits'
import { kinds } from '#invitations/shape/invitation'
import {
  addPerson,
  dropPerson,
  kindLabel,
  listKinds,
  peopleLegend,
  personLabel,
} from '#invitations/words/planner-list'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { blankPerson, type Errors, type PartyDraft } from './party-draft.ts'

type People = PartyDraft['people']

/** The people of an invitation, a line each: name, kind and a cross. */
export function PartyPeople({
  people,
  errors,
  busy,
  change,
}: {
  people: People
  errors: Errors
  busy: boolean
  change: (to: (before: People) => People) => void
}) {
  const set = (key: string, one: Partial<People[number]>) =>
    change((all) => all.map((person) => (person.key === key ? { ...person, ...one } : person)))
  return (
    <fieldset className="party-people">
      <legend>{peopleLegend}</legend>
      {people.map(({ key, name, kind }, index) => (
        <div key={key} className="party-person">
          <Field
            label={personLabel(index + 1)}
            autoComplete="off"
            readOnly={busy}
            value={name}
            error={errors[`people.${index}.name`]}
            onChange={({ target }) => set(key, { name: target.value })}
          />
          <select
            className="input"
            aria-label={kindLabel(index + 1)}
            disabled={busy}
            value={kind}
            onChange={({ target }) => set(key, { kind: target.value as typeof kind })}
          >
            {kinds.map((one) => (
              <option key={one} value={one}>
                {listKinds[one]}
              </option>
            ))}
          </select>
          <Button
            look="quiet"
            aria-label={dropPerson(index + 1)}
            disabled={busy}
            onClick={() => change((all) => all.filter((one) => one.key !== key))}
          >
            <X className="icon" aria-hidden="true" />
          </Button>
        </div>
      ))}
      <div>
        <Button
          small
          disabled={busy || people.length >= partyMax}
          onClick={() => change((all) => [...all, blankPerson()])}
        >
          <Plus className="icon" aria-hidden="true" />
          {addPerson}
        </Button>
      </div>
    </fieldset>
  )
}
