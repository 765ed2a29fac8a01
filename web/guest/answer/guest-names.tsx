import { type KeyboardEvent, useRef } from 'react'
import { partyMax } from '#core/limits'
import { cleanLine } from '#core/text'
import { type Person, resized } from '#party/shape/person'
import { Field } from '#ui/field'
import { useGuestWords } from '../../client/words.tsx'
import { type FieldErrors, type ResponseDraft, withPerson } from '../form/rules/response-draft.ts'
import { wordFieldError } from '../form/word-field-error.ts'

/**
 * The names of the guests at once, one after another by Enter. They can wait until each guest's own step. The line
 * after the last guest adds one more as soon as it is written in, while there are places.
 */
export function GuestNames<T extends ResponseDraft>({
  draft,
  largestParty,
  from = 1,
  legend,
  fieldErrors,
  change,
  check,
}: {
  draft: T
  /** The largest party there are places for. */
  largestParty: number
  /** Index of the first guest to ask for: those before have their names. */
  from?: number
  legend?: string
  fieldErrors: FieldErrors
  change: (draft: T) => void
  check: (path: string) => void
}) {
  const words = useGuestWords()
  const { party } = draft
  const joined = useRef(new Set<number>())
  if (party.length < 2 && !legend) return null
  const last = party.length < Math.min(partyMax, largestParty) ? party.length : party.length - 1

  const write = (index: number, name: string) => {
    const blank = cleanLine(name) === ''
    if (index === party.length) {
      if (blank) return
      joined.current.add(index)
      return change(withPerson({ ...draft, party: resized(party, index + 1) }, index, { name }))
    }
    // Drop a guest whose name is cleared, if nothing else was entered.
    if (blank && index === party.length - 1 && joined.current.has(index) && isBlank(party[index])) {
      joined.current.delete(index)
      return change({ ...draft, party: party.slice(0, -1) })
    }
    return change(withPerson(draft, index, { name }))
  }

  const toNext = (event: KeyboardEvent, index: number) => {
    const following = document.getElementById(nameId(index + 1))
    // Enter also ends the composition of a letter. On the empty last line it goes on to the next step.
    if (event.key !== 'Enter' || event.nativeEvent.isComposing || !following) return
    event.preventDefault()
    following.focus()
  }

  return (
    <fieldset className="guest-names">
      <legend className="label">{legend ?? words.party.namesOfGuests}</legend>
      {Array.from({ length: Math.max(0, last + 1 - from) }, (_, position) => {
        const index = position + from
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
            enterKeyHint={index < last ? 'next' : 'go'}
            value={name}
            error={name === '' ? undefined : wordFieldError(words, fieldErrors[id], { index })}
            onChange={(event) => write(index, event.target.value)}
            onBlur={() => cleanLine(name) !== '' && check(id)}
            onKeyDown={(event) => toNext(event, index)}
          />
        )
      })}
    </fieldset>
  )
}

function nameId(index: number): string {
  return `party.${index}.name`
}

/** True if nothing was said of a person beside the name. */
function isBlank(person: Person | undefined): boolean {
  return person?.allergies === '' && !Object.values(person.selections).some(Boolean)
}
