import { Check, Circle } from 'lucide-react'
import type { ReactNode } from 'react'
import { generatePath, Link } from 'react-router'
import { pages } from '#core/pages'
import type { PlannerEvent } from '#events/shape/event'
import { menuStep, shareStep } from '#events/words/planner-head'
import { startList, startListAbout } from '#invitations/words/planner-list'
import * as words from '#overview/words/planner'
import { tryAsGuest } from '#party/words/planner'
import { Button } from '#ui/button'
import { didHere } from '../shared/event/done-here.ts'
import { nextStep, type Step, steps } from './steps.ts'

/** Steps until the first guest has answered. Only the next one has a filled button. */
export function Checklist({
  event,
  done,
  share,
}: {
  event: PlannerEvent
  done: ReadonlySet<Step>
  share: () => void
}) {
  const next = nextStep(done)
  return (
    <section className="whats-next card" aria-labelledby="next">
      <h2 id="next">{words.nextHeading}</h2>
      <ol>
        {steps.map((step) => (
          <li
            key={step}
            className={done.has(step) ? 'done' : ''}
            aria-current={step === next ? 'step' : undefined}
          >
            {done.has(step) ? (
              <Check className="icon" aria-hidden="true" />
            ) : (
              <Circle className="icon" aria-hidden="true" />
            )}
            <div>
              {done.has(step) && <span className="visually-hidden">{words.done}: </span>}
              <StepWords step={step} event={event} done={done.has(step)} />
              {step === 'try' && done.has('menu') && !done.has('try') && (
                <TryIt event={event} look={step === next ? 'primary' : ''} />
              )}
              {step === 'list' && !done.has('list') && <AddList event={event} />}
              {step === next && step !== 'try' && <StepAction step={step} event={event} share={share} />}
            </div>
          </li>
        ))}
      </ol>
    </section>
  )
}

function StepWords({ step, event, done }: { step: Step; event: PlannerEvent; done: boolean }): ReactNode {
  const { categoryCount, itemCount } = event
  const said = {
    menu: [
      menuStep,
      words.menuDone(words.courses(categoryCount), words.dishes(itemCount)),
      words.menuStepAbout,
    ],
    list: [startList, words.listDone(event.listed?.invited ?? 0), startListAbout],
    try: [tryAsGuest, words.tryDone, words.tryStepAbout],
    share: [shareStep, words.shareDone, words.shareStepAbout],
    response: [words.responseStep, words.responseStep, words.responseStepAbout],
  } as const
  const [name, nameOnceDone, about] = said[step]
  if (done) return nameOnceDone
  return (
    <>
      <strong>{name}</strong>
      <p className="quietly">{about}</p>
    </>
  )
}

function StepAction({
  step,
  event,
  share,
}: {
  step: Exclude<Step, 'try' | 'list'>
  event: PlannerEvent
  share: () => void
}) {
  return step === 'menu' ? (
    <Link className="button primary" to={generatePath(pages.menu.path, { id: event.id })}>
      {menuStep}
    </Link>
  ) : (
    <Button look="primary" onClick={share}>
      {step === 'share' ? shareStep : words.shareAgain}
    </Button>
  )
}

function AddList({ event: { id } }: { event: PlannerEvent }) {
  return (
    <Link className="button plain" to={generatePath(pages.guestList.path, { id })}>
      {startList}
    </Link>
  )
}

/** A guest's page, and so a document of its own. */
function TryIt({ event, look }: { event: PlannerEvent; look: string }) {
  return (
    <a
      className={`button ${look}`}
      href={generatePath(pages.try.path, { id: event.id })}
      onClick={() => didHere(event.id, 'try')}
    >
      {tryAsGuest}
    </a>
  )
}
