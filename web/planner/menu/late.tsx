import { useEffect, useState } from 'react'
import { isOpen } from '#events/rules/closing'
import type { PlannerEvent } from '#events/shape/event'
import { copyByHand } from '#events/words/planner'
import { longDay } from '#languages/en/days'
import type { Category } from '#menu/shape/menu'
import {
  answeredWithout,
  copyMessage,
  lateClosed,
  lateMessage,
  lateOpen,
  messageCopied,
} from '#menu/words/planner'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { useEvent } from '../shared/event/event-place.ts'

/** Guests who answered before each category was there, by its id. Read anew with the menu. */
export function useLate(
  { id, registeredGuests }: PlannerEvent,
  menu: Category[],
): ReadonlyMap<string, number> {
  const [late, setLate] = useState<ReadonlyMap<string, number>>(new Map())
  // biome-ignore lint/correctness/useExhaustiveDependencies: another menu is another answer
  useEffect(() => {
    let open = true
    if (registeredGuests > 0)
      callApi((options) => api.events[':id'].menu.late.$get({ param: { id } }, options)).then(
        (read) => open && setLate(new Map(read.late.map((one) => [one.id, one.guests]))),
        // Without the figures the menu is as it was.
        () => {},
      )
    return () => {
      open = false
    }
  }, [id, registeredGuests, menu])
  return late
}

/** Says at a category that guests answered without it, and what can be done. */
export function Late({
  event,
  category,
  guests,
}: {
  event: PlannerEvent
  category: Category
  guests: number | undefined
}) {
  const { at } = useEvent()
  if (!guests) return null
  const open = isOpen(event, at)
  const url = new URL(`/event/${event.eventCode}`, location.origin).href
  const message = lateMessage(category.name, event.title, longDay(event.eventDate), url)
  const copy = () =>
    navigator.clipboard.writeText(message).then(
      () => toast(messageCopied),
      () => toast(copyByHand, { kind: 'error' }),
    )
  return (
    <Notice kind="warning">
      <strong>{answeredWithout(guests)}</strong> {open ? lateOpen : lateClosed}
      {open && (
        <Button small onClick={() => void copy()}>
          {copyMessage}
          <span className="visually-hidden"> about {category.name}</span>
        </Button>
      )}
    </Notice>
  )
}
