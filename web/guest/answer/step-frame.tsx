import { type FormEvent, type MouseEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/button'
import { visuallyHidden, wrapAround } from '#ui/sentence'
import { announce } from '../../client/announce.ts'
import { useGuestWords } from '../../client/words.tsx'
import { doublePressMs, isSecondPress } from '../../ui/double-press.ts'
import { Bar } from '../form/bar.tsx'
import { InertWhileBusy } from '../form/inert-while-busy.tsx'
import { currentStep } from '../form/machine/state.ts'
import { RemovedLine } from '../form/removed-line.tsx'
import { keyOf, type Step, type StepName } from '../form/rules/steps.ts'
import { StatusLine } from './status-line.tsx'
import type { AnswerFlow } from './use-answer-flow.ts'
import { useStepAge } from './use-step-age.ts'

/**
 * Progress: every step by name, the current one marked.
 * @param personName of whom the step asks, shown where the line sticks to the top of the screen
 */
export function Progress({
  step,
  size,
  personName,
}: {
  step: Step
  size: number
  personName: string | undefined
}) {
  const words = useGuestWords()
  const names = (Object.keys(words.party.stepNames) as StepName[]).filter(
    (name) => name !== 'additional-guests' || size > 1,
  )
  const current = names.indexOf(step.name)
  return (
    <ol className="progress" aria-label={words.party.progress}>
      {names.map((name, index) => (
        <li
          key={`${name} ${Math.sign(index - current)} ${names.length}`}
          aria-current={index === current ? 'step' : undefined}
          className={index < current ? 'done' : ''}
        >
          <span
            className={index === current ? 'now' : 'other'}
            data-who={index === current ? personName : undefined}
          >
            {index < current && wrapAround(visuallyHidden, words.party.stepDone, words.party.stepNames[name])}
            {index === current &&
              wrapAround(
                positionText,
                (text) => words.party.stepOf(current + 1, names.length, text),
                words.party.stepNames[name],
              )}
            {index > current && words.party.stepNames[name]}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Text that is visible only where the line has room for a single step. */
function positionText(text: string): ReactNode {
  return <span className="visually-hidden where">{text}</span>
}

/**
 * One step: its heading, which takes the focus when the step is entered, its content, and the bar with the buttons Back and
 * Continue.
 * @param onNext handles Continue, also while the step is blocked, to lead to what is missing
 * @param message the outcome of sending, in the bar
 * @param nextReplacement replaces the button Continue
 */
export function StepFrame({
  flow,
  above,
  heading,
  intro,
  onNext,
  next,
  blocked = false,
  busy = false,
  done = false,
  formRef,
  message,
  nextReplacement,
  children,
}: {
  flow: AnswerFlow
  /** The head of the card: the party. */
  above?: ReactNode
  heading: string
  intro?: string
  onNext?: () => void
  next?: string
  blocked?: boolean
  busy?: boolean
  done?: boolean
  formRef?: Ref<HTMLFormElement>
  message?: ReactNode
  nextReplacement?: ReactNode
  children: ReactNode
}) {
  const words = useGuestWords()
  const nextLabel = next ?? (currentStep(flow.form).returns ? words.party.backToReview : words.party.goOn)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { dispatch, lastPressRef } = flow
  const { hasChangedStep: hasMoved, ready } = flow.form
  const closed = flow.connection.state === 'closed'
  const { isSettled, ageMs, settle, restart } = useStepAge(!hasMoved)
  // A layout effect: after the paint, `focusField` may have given the focus to a field.
  useLayoutEffect(() => {
    if (!hasMoved) return
    const { activeElement, body } = document
    // Before the step is painted, but in a task of its own, since taking the focus lays out a whole menu. A field that took the
    // focus meanwhile keeps it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === activeElement || document.activeElement === body)
        headingRef.current?.focus({ preventScroll: true })
      announce(document.querySelector('.progress [aria-current]')?.textContent ?? '')
    })
    return () => cancelAnimationFrame(frame)
  }, [hasMoved])
  const stepKey = keyOf(currentStep(flow.form))
  const onPress = (event: MouseEvent) => {
    const { current: lastPress } = lastPressRef
    const { clientX, clientY, timeStamp, target, detail } = event
    // A click by the keyboard has no position.
    if (detail === 0) return
    // The second press of a double press was meant for the previous step. The bar's buttons check the step's age instead.
    if (
      lastPress &&
      lastPress.stepKey !== stepKey &&
      isSecondPress(event, lastPress) &&
      !(target as Element).closest('.bar')
    ) {
      event.preventDefault()
      event.stopPropagation()
    } else lastPressRef.current = { stepKey, clientX, clientY, timeStamp }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || closed) return
    const stepAgeMs = ageMs()
    const isDeliberate = stepAgeMs >= doublePressMs
    if (!isDeliberate) restart()
    // Ignore a second tap that was meant for the previous step's button, at the same position.
    if (onNext) return isDeliberate ? onNext() : undefined
    dispatch({ type: 'continue_pressed', stepKey, stepAgeMs })
  }
  return (
    <form
      ref={formRef}
      className="step"
      onSubmit={submit}
      onClickCapture={onPress}
      onChange={settle}
      noValidate
    >
      {above}
      <div className="step-head">
        <h2 ref={headingRef} id="step" tabIndex={-1}>
          {heading}
        </h2>
        {intro && (
          <p key={intro} className="quietly">
            {intro}
          </p>
        )}
        <RemovedLine {...flow} cause="remove" />
      </div>
      <InertWhileBusy busy={busy}>{children}</InertWhileBusy>
      <Bar message={message || <StatusLine flow={flow} />} done={done}>
        <Button onClick={() => dispatch({ type: 'back_pressed' })} disabled={busy}>
          {words.party.back}
        </Button>
        {nextReplacement || (
          // Disabled until hydration, when a press would send the form to the server.
          <Button
            look="primary"
            type="submit"
            disabled={busy || closed || (blocked && !ready)}
            aria-disabled={blocked || !isSettled || undefined}
            className={isSettled || blocked ? '' : 'settling'}
          >
            <span key={nextLabel}>{nextLabel}</span>
          </Button>
        )}
      </Bar>
    </form>
  )
}
