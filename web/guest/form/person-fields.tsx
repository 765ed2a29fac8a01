import { type KeyboardEvent, useState } from 'react'
import { partyMax } from '#core/limits'
import type { Person } from '#party/shape/person'
import { Button } from '#ui/button'
import { Field } from '#ui/field'
import { sentenceWith, visuallyHidden } from '#ui/sentence'
import { useGuestWords } from '../../client/words.tsx'
import type { FormState } from './machine/state.ts'
import type { Dispatch } from './machine/use-machine.ts'
import { RemovedLine } from './removed-line.tsx'
import type { FieldErrors } from './rules/response-draft.ts'
import { wordFieldError } from './word-field-error.ts'

/** A person's name, as the place cards and the planner's list will have it. It is judged when it is left. */
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
      error={wordFieldError(words, fieldErrors[name], { index })}
      onChange={(event) => change({ name: event.target.value })}
      onBlur={() => check(name)}
      onKeyDown={onEnter && onEnterKey(onEnter)}
    />
  )
}

/** Takes Enter in a field for going on to the next. Enter that ends a composition is the keyboard's own. */
function onEnterKey(onEnter: () => void) {
  return (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.nativeEvent.isComposing) return
    event.preventDefault()
    onEnter()
  }
}

/** Asked only above the free limit, where the edit link is mailed. */
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
      error={wordFieldError(words, fieldErrors.email)}
      onChange={(event) => change(event.target.value)}
      onBlur={() => check('email')}
      onKeyDown={onEnter && onEnterKey(onEnter)}
    />
  )
}

/** The party's size: plus ends at ten, and where the places do. */
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
  const [pressed, setPressed] = useState(false)
  const full = size + 1 > largestParty
  const reason = size >= partyMax ? words.party.partyMaxHint : full && pressed && words.events.noPlaceMore
  return (
    <div className="field">
      <span className="label" id="party-size">
        {/* Its star never stands alone on a line. */}
        {words.party.partySize.replace(/ \*$/, '\u00a0*')}
      </span>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset's legend would not stand where labels do */}
      <div id="stepper" className="stepper" role="group" aria-labelledby="party-size">
        <StepperButton name={words.party.oneFewer} ended={size <= 1} onClick={() => resize(size - 1)}>
          −
        </StepperButton>
        <output aria-live="polite" aria-atomic="true">
          <span key={size} translate="no">
            {sentenceWith(visuallyHidden, (figure) => words.party.guestCount(size, figure), size)}
          </span>
        </output>
        <StepperButton
          name={words.party.oneMore}
          ended={size >= partyMax || full}
          onEnded={() => setPressed(true)}
          onClick={() => resize(size + 1)}
        >
          +
        </StepperButton>
      </div>
      <div aria-live="polite">{reason && <p className="hint">{reason}</p>}</div>
      <RemovedLine form={form} dispatch={dispatch} by="size" />
    </div>
  )
}

/** A button of the stepper. One that is truly disabled would let the focus go to nowhere. */
function StepperButton({
  name,
  ended,
  onEnded,
  onClick,
  children,
}: {
  name: string
  ended: boolean
  /** Says why it is. */
  onEnded?: () => void
  onClick: () => void
  children: string
}) {
  return (
    <Button
      aria-label={name}
      aria-disabled={ended || undefined}
      onClick={() => (ended ? onEnded?.() : onClick())}
    >
      {children}
    </Button>
  )
}
