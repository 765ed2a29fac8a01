import { useState } from 'react'
import type { Person } from '#contract/person'
import { cleanLine } from '#contract/text'
import { Button } from '#ui/button'
import { chosenOf, countOf, removePerson, removeWord } from '#words/flow'
import { guestNumber } from '#words/receipt'
import { calledName } from '../client/called-name.ts'
import { AgeLine } from './age-line.tsx'
import { chosenCount } from './answer.ts'
import { Dishes, focusFirstDish } from './dishes.tsx'
import { NeedsField } from './needs-field.tsx'
import { NameField } from './person-fields.tsx'
import type { Editing } from './use-edit.ts'

// Of a larger party one sees names and how far each is first.
const openUpTo = 2

/** One of the guests on the edit page: name, allergies and choices, folded away in a large party. */
export function EditGuest({ edit, person, index }: { edit: Editing; person: Person; index: number }) {
  const { answer, view, fieldErrors, check } = edit
  const [open] = useState(answer.party.length <= openUpTo || cleanLine(person.name) === '')
  const change = edit.changePerson(index)
  const asked = { person, index, fieldErrors, check, change }
  return (
    <details id={`person-${index}`} className="card edit-guest" open={open}>
      <summary>
        <span className="name">{guestNumber(index + 1)}</span>
        <span className="quietly" translate="no">
          {cleanLine(person.name) && `${person.name} · `}
          {chosenOf(countOf(chosenCount(person, view.categories), view.categories.length))}
        </span>
      </summary>
      <NameField {...asked} onEnter={() => focusFirstDish(`p${index}`)} />
      <NeedsField {...asked} />
      <AgeLine {...asked} />
      <Dishes {...asked} categories={view.categories} saved={edit.savedOf(person)} />
      <p>
        <Button
          look="quiet"
          small
          aria-label={removePerson(calledName(person, index))}
          onClick={() => edit.removal.remove(index)}
        >
          {removeWord}
        </Button>
      </p>
    </details>
  )
}
