import { useEffect } from 'react'
import type { EditView, GuestMenu } from '#contract/guest'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { invited } from '#words/flow'
import { deadlinePassed, eventNotFoundRoute } from '#words/guest'
import { loading } from '#words/site'
import { Late, latePart } from '../client/late.tsx'
import { receipt } from '../client/late-receipt.ts'
import { ReceiptLines } from '../client/receipt-lines.tsx'
import { ReceiptSkeleton } from '../client/receipt-skeleton.tsx'
import { useResponse } from '../client/use-response.ts'
import { AskDishChanged } from './ask-dish-changed.tsx'
import { EventHead } from './event-head.tsx'
import { MenuToRead } from './menu-to-read.tsx'
import { Progress } from './step-frame.tsx'
import { StepInfo } from './step-info.tsx'
import { useFlow } from './use-flow.ts'

const laterSteps = latePart(async () => (await import('./later-steps.tsx')).LaterSteps)

/** A guest's way from their name to a stored answer: info, lead-menu, additional-guests, review, submit. */
export function Flow({ menu }: { menu: GuestMenu }) {
  const flow = useFlow(menu)
  const { name } = flow.step
  const { event } = flow.menu
  // They are there before they are needed, also without a connection by then.
  useEffect(() => {
    for (const part of [laterSteps, receipt]) void part.fetch()
  }, [])
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
      {name !== 'info' && <Late part={laterSteps} given={{ flow }} waiting={<Loading>{loading}</Loading>} />}
      <AskDishChanged dishes={flow.dishes} party={flow.party} kept={flow.sendKept} again={flow.chooseAgain} />
    </>
  )
}

/** The receipt on the event's own page, for when `/` cannot show it. */
function ReceiptInPlace({ token, view }: { token: string; view?: EditView }) {
  const read = useResponse(token)
  const unread = !read || 'error' in read
  const state = unread && view ? { view } : read
  return <Late part={receipt} given={{ token, state }} waiting={<ReceiptSkeleton />} />
}
