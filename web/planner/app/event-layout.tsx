import { lazy, Suspense } from 'react'
import {
  type LoaderFunctionArgs,
  Outlet,
  type ShouldRevalidateFunctionArgs,
  useLoaderData,
  useParams,
} from 'react-router'
import type { EventRead, PlannerEvent } from '#events/shape/event'
import { signedIn } from '../../client/calls/session.ts'
import { EventFrame } from '../events/event-frame.tsx'
import { NoAccess } from '../events/no-access.tsx'
import { cardPaymentsOn } from '../shared/event/card-payments.ts'
import type { EventPlace } from '../shared/event/event-place.ts'
import { readEvent } from '../shared/event/load-event.ts'
import { ErrorPage } from './error-page.tsx'

const UpgradeModal = lazy(async () => ({
  default: (await import('../purchases/upgrade-modal.tsx')).UpgradeModal,
}))

/** Events that were open in this document; true where one has gone since, which its reader is told. */
const gone = new Map<string, boolean>()

/** Reads what the head of an event and the page below it share. */
export async function loader({ request, params }: LoaderFunctionArgs): Promise<EventRead> {
  await signedIn(request)
  const id = params.id ?? ''
  try {
    const read = await readEvent(id)
    gone.set(id, false)
    return read
  } catch (error) {
    if (error instanceof Response && gone.has(id)) gone.set(id, true)
    throw error
  }
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

/** In the place of an event's pages where one fails: an event that was open and is not there any more says so. */
export function ErrorBoundary() {
  const { id = '' } = useParams()
  return gone.get(id) ? <NoAccess /> : <ErrorPage />
}
