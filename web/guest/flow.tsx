import type { EditView, GuestMenu } from '#contract/guest'
import { Notice } from '#ui/notice'
import { invited } from '#words/flow'
import { deadlinePassed, eventNotFoundRoute } from '#words/guest'
import { Receipt } from '../client/receipt.tsx'
import { ReceiptLines } from '../client/receipt-lines.tsx'
import { useResponse } from '../client/use-response.ts'
import { AskDishChanged } from './ask-dish-changed.tsx'
import { EventHead } from './event-head.tsx'
import { MenuToRead } from './menu-to-read.tsx'
import { Progress } from './step-frame.tsx'
import { StepGuest } from './step-guest.tsx'
import { StepInfo } from './step-info.tsx'
import { StepMenu } from './step-menu.tsx'
import { StepReview } from './step-review.tsx'
import { useFlow } from './use-flow.ts'

/** A guest's way from their name to a stored answer: info, lead-menu, additional-guests, review, submit. */
export function Flow({ menu }: { menu: GuestMenu }) {
  const flow = useFlow(menu)
  const { name, guest } = flow.step
  const { event } = flow.menu
  if (flow.receipt) return <ReceiptInPlace {...flow.receipt} />
  return (
    <>
      {name === 'info' && <ReceiptLines code={event.eventCode} />}
      <EventHead event={event} over={invited} brief={name !== 'info'} />
      {flow.link === 'gone' && <Notice kind="error">{eventNotFoundRoute}</Notice>}
      {flow.link === 'closed' && !flow.submitError && <Notice kind="error">{deadlinePassed}</Notice>}
      {name === 'info' && <MenuToRead categories={flow.menu.categories} />}
      <Progress present={flow.step} size={flow.party.length} />
      {name === 'info' && <StepInfo flow={flow} />}
      {name === 'lead-menu' && <StepMenu flow={flow} />}
      {name === 'additional-guests' && <StepGuest key={guest} flow={flow} />}
      {name === 'review' && <StepReview flow={flow} />}
      <AskDishChanged dishes={flow.dishes} party={flow.party} kept={flow.sendKept} again={flow.chooseAgain} />
    </>
  )
}

/** The receipt on the event's own page, for when `/` cannot show it. */
function ReceiptInPlace({ token, view }: { token: string; view?: EditView }) {
  const read = useResponse(token)
  const unread = !read || 'error' in read
  return <Receipt token={token} state={unread && view ? { view } : read} />
}
