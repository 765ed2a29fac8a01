import { useGuestWords } from '../../client/words.tsx'
import './needs.css'
import { useEffect, useRef, useState } from 'react'
import { TextField } from '#ui/field'
import { Loading } from '#ui/loading'
import { Chunk } from '../../client/chunk.tsx'
import { fieldErrorSentence } from '../form/field-error-sentence.ts'
import { lacksConsent } from '../form/rules/consent.ts'
import type { PersonDraft } from '../form/rules/person-draft.ts'
import type { FieldErrors } from '../form/rules/response-draft.ts'
import { needsPanel, needsSummary, passOnPart } from './chunks.ts'

type Props = {
  person: PersonDraft
  /** The person's index in the party. */
  index: number
  fieldErrors: FieldErrors
  change: (change: Partial<PersonDraft>) => void
  /** Removes needs with an undo; without it, `change` removes them. */
  removeNeeds?: (change: Partial<PersonDraft>) => void
  check: (path: string) => void
}

/**
 * A person's needs, folded to one line at first. Unfolded, it has a note and, once their code is loaded, checkboxes of needs and
 * the button that agrees to pass them on.
 */
export function NeedsField({ person, index, fieldErrors, change, removeNeeds = change, check }: Props) {
  const words = useGuestWords()
  const detailsRef = useRef<HTMLDetailsElement>(null)
  const [hasOpened, setHasOpened] = useState(false)
  const path = `party.${index}.needs`
  const notePath = `party.${index}.allergies`
  const close = () => {
    if (!detailsRef.current) return
    detailsRef.current.open = false
    detailsRef.current.querySelector('summary')?.focus()
  }
  const error = fieldErrorSentence(words, fieldErrors[path])
  const partProps = { person, index, close, change, removeNeeds, error }
  // It may have been unfolded before hydration.
  useEffect(() => setHasOpened(detailsRef.current?.open ?? false), [])
  const isInvalid = fieldErrors[path] !== undefined || fieldErrors[notePath] !== undefined
  useEffect(() => {
    if (isInvalid && detailsRef.current) detailsRef.current.open = true
  }, [isInvalid])
  return (
    <details ref={detailsRef} className="needs" onToggle={() => setHasOpened(true)}>
      <summary>
        <span id={`${path}-label`} className="label">
          {words.party.allergiesLabel}
        </span>
        <Summary person={person} />
      </summary>
      {hasOpened && (
        <Chunk
          chunk={needsPanel}
          props={partProps}
          fallback={<Loading>{words.needs.loadingNeeds}</Loading>}
        />
      )}
      <TextField
        id={notePath}
        name={notePath}
        rows={2}
        label={<span id={`${notePath}-label`}>{words.needs.anythingElse}</span>}
        hint={words.needs.ownWordsRead}
        aria-labelledby={`${path}-label ${notePath}-label`}
        value={person.allergies}
        error={fieldErrorSentence(words, fieldErrors[notePath])}
        onChange={({ target }) => change({ allergies: target.value })}
        onBlur={() => check(notePath)}
      />
      {hasOpened && <Chunk chunk={passOnPart} props={partProps} />}
    </details>
  )
}

/** A person's needs, on the folded line. */
function Summary({ person }: { person: PersonDraft }) {
  const words = useGuestWords()
  const note = person.allergies.trim()
  if (person.needs?.length) return <Chunk chunk={needsSummary} props={{ person }} fallback="…" />
  const text = note
    ? (lacksConsent(person) ? words.needs.notAgreedYet : words.needs.givenLine)(note)
    : words.needs.nothingGiven
  return (
    <span key={text} className="given">
      {text}
    </span>
  )
}
