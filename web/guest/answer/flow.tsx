import { useEffect } from 'react'
import { loading } from '#core/words/shared'
import { deadlinePassed, eventNotFoundRoute, invited } from '#events/words/guest'
import type { GuestMenu } from '#party/shape/guest'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { Late } from '../../client/late.tsx'
import { receipt } from '../../client/receipt/late-receipt.ts'
import { ReceiptLines } from '../../client/receipt/receipt-lines.tsx'
import { ReceiptSkeleton } from '../../client/receipt/receipt-skeleton.tsx'
import { AskDishChanged } from '../dishes/ask-dish-changed.tsx'
import { EventHead } from '../form/event-head.tsx'
import { needsPanel } from '../needs/late-needs.ts'
import { guestNames, laterSteps } from './late-steps.ts'
import { MenuToRead } from './menu-to-read.tsx'
import { Progress } from './step-frame.tsx'
import { StepInfo } from './step-info.tsx'
import { useFlow } from './use-flow.ts'

/**
 * A guest's way from their name to a stored answer: info, lead-menu, additional-guests, review, submit.
 * @param trying the event's id, where its planner tries the form: nothing is sent or stored
 */
export function Flow({ menu, trying }: { menu: GuestMenu; trying?: string | undefined }) {
  const flow = useFlow(menu, trying)
  const { name } = flow.step
  const { event } = flow.menu
  // They are there before they are needed, also without a connection by then.
  useEffect(() => {
    const fetchAll = async () => {
      for (const part of [laterSteps, guestNames, receipt, needsPanel]) await part.fetch()
    }
    // In a task of its own, after the one that makes the page usable.
    const timer = setTimeout(() => void fetchAll())
    return () => clearTimeout(timer)
  }, [])
  if (flow.receipt) return <Late part={laterSteps} given={{ flow }} waiting={<ReceiptSkeleton />} />
  return (
    <>
      {name === 'info' && !trying && <ReceiptLines code={event.eventCode} />}
      <EventHead event={event} over={invited} brief={name !== 'info'} />
      {flow.link.state === 'gone' && <Notice kind="error">{eventNotFoundRoute}</Notice>}
      {flow.link.state === 'closed' && !flow.submitError && <Notice kind="error">{deadlinePassed}</Notice>}
      {name === 'info' && <MenuToRead categories={flow.menu.categories} />}
      <Progress present={flow.step} size={flow.party.length} />
      {(trying || name !== 'info') && (
        <Late part={laterSteps} given={{ flow }} waiting={<Loading>{loading}</Loading>} />
      )}
      {name === 'info' && <StepInfo flow={flow} />}
      <AskDishChanged dishes={flow.dishes} party={flow.party} kept={flow.keepDish} again={flow.chooseAgain} />
    </>
  )
}
