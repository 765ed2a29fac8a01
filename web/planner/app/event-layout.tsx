import { lazy, Suspense } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
} from 'react-router'
import type { EventRead, PlannerEvent } from '#events/shape/event'
import { signedIn } from '../../client/calls/session.ts'
import { EventFrame } from '../events/event-frame.tsx'
import { cardPaymentsOn } from '../shared/card-payments.ts'
import type { EventPlace } from '../shared/event-place.ts'
import { readEvent } from '../shared/load-event.ts'

const UpgradeModal = lazy(async () => ({
  default: (await import('../purchases/upgrade-modal.tsx')).UpgradeModal,
}))

/** Reads what the head of an event and the page below it share. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<EventRead> {
  await signedIn(request)
  return readEvent(params.id ?? '')
}

/** Each of the event's pages comes with a head that is read anew; what only changes its search does not. */
export function shouldRevalidate({ currentUrl, nextUrl }: ShouldRevalidateFunctionArgs): boolean {
  return currentUrl.pathname !== nextUrl.pathname || currentUrl.search === nextUrl.search
}

function Upgrade(props: { event: PlannerEvent; at: number; edit: () => void; onClose: () => void }) {
  return (
    <Suspense>
      <UpgradeModal {...props} />
    </Suspense>
  )
}

/** The head of an event and its tabs, around each of its pages. */
export function Component() {
  const read = useLoaderData<EventRead>()
  return (
    <EventFrame
      key={read.event.id}
      read={read}
      Upgrade={cardPaymentsOn() && !read.event.member ? Upgrade : undefined}
      page={(place: EventPlace) => <Outlet context={place} />}
    />
  )
}
