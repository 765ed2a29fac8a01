import { type FormEvent, type MouseEvent, type ReactNode, type Ref, useLayoutEffect, useRef } from 'react'
import { Button } from '#ui/button'
import { sentenceWith, visuallyHidden } from '#ui/sentence'
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
 * Progress: every step by name, the present one marked.
 * @param who is asked, seen where the line stays in sight
 */
export function Progress({ present, size, who }: { present: Step; size: number; who: string | undefined }) {
  const words = useGuestWords()
  const steps = (Object.keys(words.party.stepNames) as StepName[]).filter(
    (step) => step !== 'additional-guests' || size > 1,
  )
  const current = steps.indexOf(present.name)
  return (
    <ol className="progress" aria-label={words.party.progress}>
      {steps.map((step, index) => (
        <li
          key={`${step} ${Math.sign(index - current)} ${steps.length}`}
          aria-current={index === current ? 'step' : undefined}
          className={index < current ? 'done' : ''}
        >
          <span
            className={index === current ? 'now' : 'other'}
            data-who={index === current ? who : undefined}
          >
            {index < current &&
              sentenceWith(visuallyHidden, words.party.stepDone, words.party.stepNames[step])}
            {index === current &&
              sentenceWith(
                where,
                (name) => words.party.stepOf(current + 1, steps.length, name),
                words.party.stepNames[step],
              )}
            {index > current && words.party.stepNames[step]}
          </span>
        </li>
      ))}
    </ol>
  )
}

/** Words that are seen only where there is room for one step alone. */
function where(words: string): ReactNode {
  return <span className="visually-hidden where">{words}</span>
}

/**
 * One step: its heading, which takes the focus when the step is entered, its content, and the bar with Back and
 * the one way on.
 * @param onNext also called while the step is blocked: it leads to what is missing
 * @param line what became of sending
 * @param instead stands in the place of the way on
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
  form,
  line,
  instead,
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
  form?: Ref<HTMLFormElement>
  line?: ReactNode
  instead?: ReactNode
  children: ReactNode
}) {
  const words = useGuestWords()
  const wayOn = next ?? (currentStep(flow.form).returns ? words.party.backToReview : words.party.goOn)
  const headingRef = useRef<HTMLHeadingElement>(null)
  const { dispatch, pressedRef } = flow
  const { moved, ready } = flow.form
  const closed = flow.connection.state === 'closed'
  const { stands, stepAgeMs, touch, hold } = useStepAge(!moved)
  // With the step, and not after it: by then a field that was led to may have the focus.
  useLayoutEffect(() => {
    if (!moved) return
    const { activeElement, body } = document
    // Before the step is painted, but in a task of its own: taking the focus lays out a whole menu. A field that took it
    // meanwhile keeps it.
    const frame = requestAnimationFrame(() => {
      if (document.activeElement === activeElement || document.activeElement === body)
        headingRef.current?.focus({ preventScroll: true })
      announce(document.querySelector('.progress [aria-current]')?.textContent ?? '')
    })
    return () => cancelAnimationFrame(frame)
  }, [moved])
  const on = keyOf(currentStep(flow.form))
  const onPress = (event: MouseEvent) => {
    const { current: lastPress } = pressedRef
    const { clientX, clientY, timeStamp, target, detail } = event
    // A key's has no place.
    if (detail === 0) return
    // The second press of a double one was meant for the step before. The bar has its own measure.
    if (
      lastPress &&
      lastPress.on !== on &&
      isSecondPress(event, lastPress) &&
      !(target as Element).closest('.bar')
    ) {
      event.preventDefault()
      event.stopPropagation()
    } else pressedRef.current = { on, clientX, clientY, timeStamp }
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (busy || closed) return
    const stood = stepAgeMs()
    const meant = stood >= doublePressMs
    if (!meant) hold()
    // A second tap that was meant for the step before, in the same place, sends nothing.
    if (onNext) return meant ? onNext() : undefined
    dispatch({ type: 'continue_pressed', on, stepAgeMs: stood })
  }
  return (
    <form ref={form} className="step" onSubmit={submit} onClickCapture={onPress} onChange={touch} noValidate>
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
        <RemovedLine {...flow} by="remove" />
      </div>
      <InertWhileBusy busy={busy}>{children}</InertWhileBusy>
      <Bar line={line || <StatusLine flow={flow} />} done={done}>
        <Button onClick={() => dispatch({ type: 'back_pressed' })} disabled={busy}>
          {words.party.back}
        </Button>
        {instead || (
          // Until the script has taken over, a press would send the form to the server.
          <Button
            look="primary"
            type="submit"
            disabled={busy || closed || (blocked && !ready)}
            aria-disabled={blocked || !stands || undefined}
            className={stands || blocked ? '' : 'settling'}
          >
            <span key={wayOn}>{wayOn}</span>
          </Button>
        )}
      </Bar>
    </form>
  )
}
