import '../../ui/planner.css'
import './events.css'
import './event-frame.css'
import { type ReactNode, Suspense, useRef, useState } from 'react'
import { useMatch, useNavigate, useRevalidator } from 'react-router'
import { pages } from '#core/pages'
import type { EventRead } from '#events/shape/event'
import { toast } from '#ui/toast'
import { useLive } from '../../client/live/live.ts'
import { ConnectionNotice } from '../shared/connection-notice.tsx'
import { didHere } from '../shared/event/done-here.ts'
import type { EventAction, EventPlace } from '../shared/event/event-place.ts'
import { EventDialogs, type Upgrade } from './event-dialogs.tsx'
import { EventHead } from './event-head.tsx'
import { EventTabs } from './event-tabs.tsx'
import { OfferedChunk } from './offered-chunk.tsx'
import { useServerTime } from './server-time.ts'
import { useStuckTabs } from './stuck-tabs.ts'
import { SuspendedChunk } from './suspended-chunk.tsx'

/**
 * The frame of an event's pages: head, tabs and dialogs. It listens for changes, so that head and page are read anew
 * together.
 * @param page the page, given the event
 */
export function EventFrame({
  read,
  Upgrade,
  page,
}: {
  read: EventRead
  Upgrade: Upgrade | undefined
  page: (place: EventPlace) => ReactNode
}) {
  const { event } = read
  const [shown, setShown] = useState<EventAction | null>(null)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const { connection, here } = useLive(event.id, shown === 'remove')
  const at = useServerTime(read.at, [event.closesAt])
  const place = { ...read, at, open: setShown }
  const isOverview = useMatch(pages.overview.path) !== null
  const isPeople = useMatch(pages.members.path) !== null
  const cloth = useRef<HTMLDivElement>(null)
  useStuckTabs(cloth)
  return (
    <main className={`page planner event-page ${isOverview ? 'at-overview' : 'at-work'}`}>
      <div ref={cloth} className={`event-cloth cloth cloth-${event.cloth}`}>
        <EventHead place={place} here={here} upgradable={Upgrade !== undefined} />
        <EventTabs event={event} />
      </div>
      {event.suspended && (
        <Suspense>
          <SuspendedChunk reason={event.suspended} />
        </Suspense>
      )}
      {event.offered && !isPeople && (
        <Suspense>
          <OfferedChunk id={event.id} />
        </Suspense>
      )}
      <ConnectionNotice connection={connection} />
      {page(place)}
      {shown && (
        <EventDialogs
          shown={{ dialog: shown, event }}
          at={at}
          Upgrade={Upgrade}
          updated={async (sentence) => {
            await revalidate()
            setShown(null)
            toast(sentence)
          }}
          removed={async (sentence) => {
            await navigate(pages.dashboard.path)
            toast(sentence)
          }}
          edit={() => setShown('edit')}
          onClose={() => {
            if (shown === 'share') didHere(event.id, 'share')
            setShown(null)
          }}
        />
      )}
    </main>
  )
}
