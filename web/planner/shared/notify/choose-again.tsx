import type { PlannerEvent } from '#events/shape/event'
import { longDay } from '#languages/en/days'
import { messageToGuests, messageToGuestsClosed, whoChoosesAgain } from '#menu/words/planner-choose-again'
import { api, callApi } from '../../../client/calls/api.ts'
import { NotNotifiedNotice, tellings } from './not-notified-notice.tsx'

const read = (id: string) =>
  callApi((options) => api.events[':id']['choose-again'].$get({ param: { id } }, options))

/**
 * Guests who have to choose again because their dish is gone, and those the planner has to tell.
 * @param fresh is another object whenever the page was read anew
 */
export function ChooseAgainNotice({ event, fresh }: { event: PlannerEvent; fresh: unknown }) {
  const { id, title, eventDate, eventCode } = event
  return (
    <NotNotifiedNotice
      id={id}
      fresh={fresh}
      read={read}
      said={({ open, guests, mailed, notNotified }) =>
        whoChoosesAgain(open, guests, mailed, tellings(notNotified))
      }
      message={({ open }) =>
        open
          ? messageToGuests(title, longDay(eventDate), `${location.origin}/event/${eventCode}`)
          : messageToGuestsClosed(title)
      }
    />
  )
}
