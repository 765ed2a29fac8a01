import { type KeyboardEvent, useRef } from 'react'
import { partyMax } from '#core/limits'
import { cleanLine } from '#core/text'
import { type Person, resized } from '#party/shape/person'
import { Field } from '#ui/field'
import { useGuestWords } from '../../client/words.tsx'
import { fieldErrorSentence } from '../form/field-error-sentence.ts'
import { type FieldErrors, type ResponseDraft, withPerson } from '../form/rules/response-draft.ts'

/**
 * Fields for the names of all guests; Enter goes to the next. The names may also be entered on each guest's own step. Typing in
 * the field after the last guest adds a guest, while there are places.
 */
export function GuestNames<T extends ResponseDraft>({
  draft,
  largestParty,
  firstIndex = 1,
  legend,
  fieldErrors,
  change,
  check,
}: {
  draft: T
  /** The largest party there are places for. */
  largestParty: number
  /** Index of the first person to ask for: those before have their names. */
  firstIndex?: number
  legend?: string
  fieldErrors: FieldErrors
  change: (draft: T) => void
  check: (path: string) => void
}) {
  const words = useGuestWords()
  const { party } = draft
  const addedIndexesRef = useRef(new Set<number>())
  if (party.length < 2 && !legend) return null
  const lastIndex = party.length < Math.min(partyMax, largestParty) ? party.length : party.length - 1

  const setName = (index: number, name: string) => {
    const isEmpty = cleanLine(name) === ''
    if (index === party.length) {
      if (isEmpty) return
      addedIndexesRef.current.add(index)
      return change(withPerson({ ...draft, party: resized(party, index + 1) }, index, { name }))
    }
    // Drop an added guest whose name is cleared, if nothing else was entered.
    if (
      isEmpty &&
      index === party.length - 1 &&
      addedIndexesRef.current.has(index) &&
      isBlank(party[index])
    ) {
      addedIndexesRef.current.delete(index)
      return change({ ...draft, party: party.slice(0, -1) })
    }
    return change(withPerson(draft, index, { name }))
  }

  const focusNext = (event: KeyboardEvent, index: number) => {
    const nextField = document.getElementById(nameId(index + 1))
    // Enter also ends the composition of a character. In the last field it submits the form.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !nextField) return
    event.preventDefault()
    nextField.focus()
  }

  return (
    <fieldset className="guest-names">
      <legend className="label">{legend ?? words.party.namesOfGuests}</legend>
      {Array.from({ length: Math.max(0, lastIndex + 1 - firstIndex) }, (_, i) => {
        const index = firstIndex + i
        const id = nameId(index)
        const name = party[index]?.name ?? ''
        return (
          <Field
            key={id}
            id={id}
            name={id}
            label={index === party.length ? words.party.oneMoreGuest : words.receipt.guestNumber(index + 1)}
            aria-label={(index === party.length ? words.party.guestMoreLater : words.party.guestNameLater)(
              index + 1,
            )}
            autoComplete="off"
            autoCapitalize="words"
            enterKeyHint={index < lastIndex ? 'next' : 'go'}
            value={name}
            error={name === '' ? undefined : fieldErrorSentence(words, fieldErrors[id], { index })}
            onChange={(event) => setName(index, event.target.value)}
            onBlur={() => cleanLine(name) !== '' && check(id)}
            onKeyDown={(event) => focusNext(event, index)}
          />
        )
      })}
    </fieldset>
  )
}

function nameId(index: number): string {
  return `party.${index}.name`
}

/** True if nothing but a name was entered for a person. */
function isBlank(person: Person | undefined): boolean {
  return person?.allergies === '' && !Object.values(person.selections).some(Boolean)
}
