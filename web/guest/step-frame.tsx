import { type FormEvent, type ReactNode, type Ref, useEffect, useRef } from 'react'
import { Button } from '#ui/button'
import { back, backToReview, goOn, progress, stepNames } from '#words/flow'
import type { Step, StepName } from './steps.ts'
import type { Flowing } from './use-flow.ts'

/** How far one is: every step by name, the present one marked. */
export function Progress({ present, size }: { present: Step; size: number }) {
  const steps = (Object.keys(stepNames) as StepName[]).filter(
    (step) => step !== 'additional-guests' || size > 1,
  )
  const at = steps.indexOf(present.name)
  return (
    <ol className="progress" aria-label={progress}>
      {steps.map((step, index) => (
        <li key={step} aria-current={index === at ? 'step' : undefined} className={index < at ? 'done' : ''}>
          {stepNames[step]}
        </li>
      ))}
    </ol>
  )
}

/**
 * One step: its heading, which takes the focus when the step is entered, its content, and the bar with Back and
 * the one way on.
 */
export function StepFrame({
  flow,
  heading,
  lead,
  onNext = flow.next,
  next = flow.returns ? backToReview : goOn,
  blocked = false,
  busy = false,
  form,
  children,
}: {
  flow: Flowing
  heading: string
  lead?: string
  onNext?: () => void
  next?: string
  blocked?: boolean
  busy?: boolean
  form?: Ref<HTMLFormElement>
  children: ReactNode
}) {
  const head = useRef<HTMLHeadingElement>(null)
  const { moved } = flow
  useEffect(() => {
    if (moved) head.current?.focus({ preventScroll: true })
  }, [moved])
  const submit = (event: FormEvent) => {
    event.preventDefault()
    if (!blocked && !busy) onNext()
  }
  return (
    <form ref={form} className="step" onSubmit={submit} noValidate>
      <div className="step-head">
        <h2 ref={head} id="step" tabIndex={-1}>
          {heading}
        </h2>
        {lead && (
          <p key={lead} className="quietly">
            {lead}
          </p>
        )}
        {flow.removal.line('remove')}
      </div>
      {children}
      <div className="bar">
        <div className="inside">
          <Button onClick={flow.back} disabled={busy}>
            {back}
          </Button>
          <Button look="primary" type="submit" disabled={blocked || busy}>
            <span key={next}>{next}</span>
          </Button>
        </div>
      </div>
    </form>
  )
}
