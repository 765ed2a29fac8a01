import type { PlannerEvent } from '#events/shape/event'
import { messageOfContents, notToldOf } from '#needs/words/planner'
import { api, callApi } from '../../../client/calls/api.ts'
import { NotNotifiedNotice, tellings } from './not-notified-notice.tsx'

const read = (id: string) =>
  callApi((options) => api.events[':id']['contents-changed'].$get({ param: { id } }, options))

/**
 * Guests warned of contents that changed after they chose, and those the planner has to tell.
 * @param fresh is another object whenever the page was read anew
 */
export function ContentsChangedNotice({ event, fresh }: { event: PlannerEvent; fresh: unknown }) {
  const { id, title, eventCode } = event
  return (
    <NotNotifiedNotice
      id={id}
      fresh={fresh}
      read={read}
      said={({ guests, mailed, notNotified }) => notToldOf(guests, mailed, tellings(notNotified))}
      message={() => messageOfContents(title, `${location.origin}/event/${eventCode}`)}
    />
  )
}
