import { BarChart3, Printer, QrCode, Utensils } from 'lucide-react'
import { Link } from 'react-router'
import type { PlannerEvent } from '#events/shape/event'
import { nextSteps } from '#events/words/planner-dashboard'
import { Button } from '#ui/button'
import { nextStep } from './next-step.ts'

const icons = { menu: Utensils, share: QrCode, totals: BarChart3, print: Printer }

/** The one button of a row: what to do next with its event. */
export function NextButton({
  event,
  at,
  describedBy,
  share,
}: {
  event: PlannerEvent
  at: number
  describedBy: string
  share: (event: PlannerEvent) => void
}) {
  const step = nextStep(event, at)
  const Icon = icons[step]
  const words = (
    <>
      <Icon className="icon" aria-hidden />
      {nextSteps[step]}
    </>
  )
  if (step === 'share')
    return (
      <Button look="primary" small aria-describedby={describedBy} onClick={() => share(event)}>
        {words}
      </Button>
    )
  return (
    <Link
      className={`button primary small ${step}`}
      to={`/events/${event.id}/${step === 'menu' ? 'menu' : 'kitchen'}`}
      aria-describedby={describedBy}
    >
      {words}
    </Link>
  )
}
