import { useState } from 'react'
import type { Person } from '#contract/person'
import { cleanLine } from '#contract/text'
import { Button } from '#ui/button'
import { calledName } from '../client/called-name.ts'
import { chosenCount, withoutPerson } from './answer.ts'
import { Dishes } from './dishes.tsx'
import { AllergiesField, NameField } from './person-fields.tsx'
import type { Editing } from './use-edit.ts'

// Of a larger party one sees names and how far each is first.
const openUpTo = 3

/** One of the guests on the edit page: name, allergies and choices, folded away in a large party. */
export function EditGuest({ edit, person, index }: { edit: Editing; person: Person; index: number }) {
  const { answer, view, fieldErrors, check } = edit
  const [open] = useState(answer.party.length <= openUpTo || cleanLine(person.name) === '')
  const change = edit.changePerson(index)
  const asked = { person, index, fieldErrors, check, change }
  const name = calledName(person, index)
  return (
    <details className="card edit-guest" open={open}>
      <summary>
        <span className="name">Guest {index + 1}</span>
        <span className="quietly">
          {cleanLine(person.name) && `${person.name} · `}
          {chosenCount(person, view.categories)} of {view.categories.length} chosen
        </span>
      </summary>
      <NameField {...asked} />
      <AllergiesField {...asked} />
      <Dishes person={person} categories={view.categories} group={`p${index}`} change={change} />
      <p>
        <Button look="quiet" small onClick={() => edit.edit(withoutPerson(answer, index))}>
          Remove<span className="visually-hidden"> {name}</span>
        </Button>
      </p>
    </details>
  )
}
