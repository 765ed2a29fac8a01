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
import { needsGiven, needsPanel, passOnPart } from './chunks.ts'

type Props = {
  person: PersonDraft
  /** The person's in the party. */
  index: number
  fieldErrors: FieldErrors
  change: (change: Partial<PersonDraft>) => void
  /** Takes needs away, where that can be undone. */
  removeNeeds?: (change: Partial<PersonDraft>) => void
  check: (path: string) => void
}

/**
 * A person's needs: one folded line for those who have none. Opened, it holds a note and,
 * once they have come, what can be ticked and the button that agrees to pass it on.
 */
export function NeedsField({ person, index, fieldErrors, change, removeNeeds = change, check }: Props) {
  const words = useGuestWords()
  const fold = useRef<HTMLDetailsElement>(null)
  const [opened, setOpened] = useState(false)
  const path = `party.${index}.needs`
  const ownWords = `party.${index}.allergies`
  const close = () => {
    if (!fold.current) return
    fold.current.open = false
    fold.current.querySelector('summary')?.focus()
  }
  const given = {
    person,
    index,
    close,
    change,
    removeNeeds,
    asked: fieldErrorSentence(words, fieldErrors[path]),
  }
  // It may have been opened before the script was there.
  useEffect(() => setOpened(fold.current?.open ?? false), [])
  const invalid = fieldErrors[path] !== undefined || fieldErrors[ownWords] !== undefined
  useEffect(() => {
    if (invalid && fold.current) fold.current.open = true
  }, [invalid])
  return (
    <details ref={fold} className="needs" onToggle={() => setOpened(true)}>
      <summary>
        <span id={`${path}-label`} className="label">
          {words.party.allergiesLabel}
        </span>
        <Given person={person} />
      </summary>
      {opened && (
        <Chunk chunk={needsPanel} props={given} fallback={<Loading>{words.needs.loadingNeeds}</Loading>} />
      )}
      <TextField
        id={ownWords}
        name={ownWords}
        rows={2}
        label={<span id={`${ownWords}-label`}>{words.needs.anythingElse}</span>}
        hint={words.needs.ownWordsRead}
        aria-labelledby={`${path}-label ${ownWords}-label`}
        value={person.allergies}
        error={fieldErrorSentence(words, fieldErrors[ownWords])}
        onChange={({ target }) => change({ allergies: target.value })}
        onBlur={() => check(ownWords)}
      />
      {opened && <Chunk chunk={passOnPart} props={given} />}
    </details>
  )
}

/** Given needs, on the folded line. */
function Given({ person }: { person: PersonDraft }) {
  const words = useGuestWords()
  const written = person.allergies.trim()
  if (person.needs?.length) return <Chunk chunk={needsGiven} props={{ person }} fallback="…" />
  const shown = written
    ? (lacksConsent(person) ? words.needs.notAgreedYet : words.needs.givenChange)(written)
    : words.needs.nothingGiven
  return (
    <span key={shown} className="given">
      {shown}
    </span>
  )
}
