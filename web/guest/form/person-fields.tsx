import { type KeyboardEvent, useState } from 'react'
import { partyMax } from '#core/limits'
import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { visuallyHidden, wrapAround } from '#ui/sentence'
import { useGuestWords } from '../../client/words.tsx'
import { fieldErrorSentence } from './field-error-sentence.ts'
import type { FormState } from './machine/state.ts'
import type { Dispatch } from './machine/use-machine.ts'
import { RemovedLine } from './removed-line.tsx'
import type { FieldErrors } from './rules/response-draft.ts'

/** The field of a person's name, checked when it loses the focus. */
export function NameField({
  person,
  index,
  fieldErrors,
  change,
  check,
  onEnter,
}: {
  person: Person
  index: number
  fieldErrors: FieldErrors
  change: (change: Partial<Person>) => void
  check: (path: string) => void
  /** Action of Enter. Without it, Enter submits the form. */
  onEnter?: () => void
}) {
  const words = useGuestWords()
  const name = `party.${index}.name`
  return (
    <Field
      id={name}
      name={name}
      label={index === 0 ? words.party.leadName : words.party.guestName(index + 1)}
      autoComplete={index === 0 ? 'name' : 'off'}
      autoCapitalize="words"
      enterKeyHint={onEnter && 'next'}
      aria-required
      value={person.name}
      error={fieldErrorSentence(words, fieldErrors[name], { index })}
      onChange={(event) => change({ name: event.target.value })}
      onBlur={() => check(name)}
      onKeyDown={onEnter && onEnterKey(onEnter)}
    />
  )
}

/** Handles Enter in a field, unless it ends the composition of a character. */
function onEnterKey(onEnter: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
}

/** The field of the address to which the edit link is mailed. Shown only for events above the free limit. */
export function EmailField({
  email,
  fieldErrors,
  change,
  check,
  onEnter,
}: {
  email: string
  fieldErrors: FieldErrors
  change: (email: string) => void
  check: (path: string) => void
  onEnter?: () => void
}) {
  const words = useGuestWords()
  return (
    <Field
      id="email"
      name="email"
      type="email"
      inputMode="email"
      autoComplete="email"
      enterKeyHint={onEnter && 'next'}
      label={words.party.emailLabel}
      hint={words.party.emailHint}
      value={email}
      error={fieldErrorSentence(words, fieldErrors.email)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => check('email')}
      onKeyDown={onEnter && onEnterKey(onEnter)}
    />
  )
}

/** The party's size: up to ten, and up to the places left. */
export function PartySize({
  form,
  dispatch,
  largestParty,
}: {
  form: FormState
  dispatch: Dispatch
  /** The largest party there are places for. */
  largestParty: number
}) {
  const words = useGuestWords()
  const size = form.draft.party.length
  const resize = (to: number) => dispatch({ type: 'resized', size: to })
  const [hasPressedPlus, setHasPressedPlus] = useState(false)
  const isFull = size + 1 > largestParty
  const hint =
    size >= partyMax ? words.party.partyMaxHint : isFull && hasPressedPlus && words.events.noPlaceMore
  return (
    <div className="field">
      <span className="label" id="party-size-label">
        {/* The star never wraps to a line of its own. */}
        {words.party.partySize.replace(/ \*$/, '\u00a0*')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not be laid out like a label */}
      <div id="party-size" className="stepper" role="group" aria-labelledby="party-size-label">
        <StepperButton name={words.party.oneFewer} isAtLimit={size <= 1} onClick={() => resize(size - 1)}>
          −
        </StepperButton>
        <output aria-live="polite" aria-atomic="true">
          <span key={size} translate="no">
            {wrapAround(visuallyHidden, (figure) => words.party.guestCount(size, figure), size)}
          </span>
        </output>
        <StepperButton
          name={words.party.oneMore}
          isAtLimit={size >= partyMax || isFull}
          onPressAtLimit={() => setHasPressedPlus(true)}
          onClick={() => resize(size + 1)}
        >
          +
        </StepperButton>
      </div>
      <div aria-live="polite">{hint && <p className="hint">{hint}</p>}</div>
      <RemovedLine form={form} dispatch={dispatch} cause="size" />
    </div>
  )
}

/** A button of the stepper. At its limit it is not `disabled`, which would lose the focus. */
function StepperButton({
  name,
  isAtLimit,
  onPressAtLimit,
  onClick,
  children,
}: {
  name: string
  isAtLimit: boolean
  onPressAtLimit?: () => void
  onClick: () => void
  children: string
}) {
  return (
    <Button
      aria-label={name}
      aria-disabled={isAtLimit || undefined}
      onClick={() => (isAtLimit ? onPressAtLimit?.() : onClick())}
    >
      {children}
    </Button>
  )
}
