import { useState } from 'react'
import { cleanLine } from '#core/text'
import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { displayName } from '../../client/receipt/display-name.ts'
import { useGuestWords } from '../../client/words.tsx'
import { chosenBy } from '../dishes/chosen-by.tsx'
import { Dishes, focusFirstDish } from '../dishes/dishes.tsx'
import { personActions } from '../form/machine/person-actions.ts'
import { storedPersonOf } from '../form/machine/state.ts'
import { NameField } from '../form/person-fields.tsx'
import { chosenCount } from '../form/rules/response-draft.ts'
import { AgeLine } from '../needs/age-line.tsx'
import { NeedsField } from '../needs/needs-field.tsx'
import type { EditFlow } from './use-edit.ts'

/** Guests of a larger party are folded at first, to their names and numbers of choices. */
const maxUnfolded = 2

/** One of the guests on the edit page: name, needs and choices. */
export function EditGuest({ edit, person, index }: { edit: EditFlow; person: Person; index: number }) {
  const words = useGuestWords()
  const { form, dispatch } = edit
  const { draft, view, fieldErrors } = form
  const [isInitiallyOpen] = useState(draft.party.length <= maxUnfolded || cleanLine(person.name) === '')
  const { change, check, removeNeeds } = personActions(dispatch, index)
  const fieldProps = { person, index, fieldErrors, check, change, removeNeeds }
  return (
    <details id={`person-${index}`} className="card edit-guest" open={isInitiallyOpen}>
      <summary>
        <span className="name">{words.receipt.guestNumber(index + 1)}</span>
        <span className="quietly" translate="no">
          {cleanLine(person.name) && `${person.name} · `}
          {words.party.chosenOf(
            words.party.countOf(chosenCount(person, view.categories), view.categories.length),
          )}
        </span>
      </summary>
      <NameField {...fieldProps} onEnter={() => focusFirstDish(`p${index}`)} />
      <NeedsField {...fieldProps} />
      <AgeLine {...fieldProps} />
      <Dishes
        {...fieldProps}
        categories={view.categories}
        storedPerson={storedPersonOf(form, person)}
        chosenBy={chosenBy(words, draft.party, index)}
      />
      <p>
        <Button
          look="quiet"
          small
          aria-label={words.party.removePerson(displayName(words, person, index))}
          onClick={() => dispatch({ type: 'person_removed', index })}
        >
          {words.party.removeWord}
        </Button>
      </p>
    </details>
  )
}
