import { type ComponentType, Suspense, useState } from 'react'
import { generatePath, useNavigate, useRevalidator } from 'react-router'
import { pages } from '#core/pages'
import type { PlannerEvent } from '#events/shape/event'
import { closedNow, eventDeleted, eventUpdated } from '#events/words/planner'
import type { ChangedFact } from '#mailings/shape/mail'
import { toast } from '#ui/toast'
import { lazyPrefetched } from '../../client/lazy-prefetched.ts'
import type { EventAction } from '../shared/event/event-place.ts'
import { LoadingDialog } from '../shared/loading-dialog.tsx'
import { closeEvent, deleteEvent, saveCover, updateEvent } from './calls.ts'
import { changedFacts } from './changed-facts.ts'
import { createWithCover } from './create-event.ts'
import { ShareDialog } from './share/share-dialog.tsx'
import { TellGuests } from './share/tell-guests.tsx'

// The form's searchable list of time zones is half the page's code, and wanted by few visits.
const CloseEvent = lazyPrefetched(async () => (await import('./close-event.tsx')).CloseEvent)
const DeleteEvent = lazyPrefetched(async () => (await import('./delete-event.tsx')).DeleteEvent)
const EventForm = lazyPrefetched(async () => (await import('./form/event-form.tsx')).EventForm)

/** The modal behind *Upgrade*: the router brings it, from the feature that sells. */
export type Upgrade = ComponentType<{
  event: PlannerEvent
  at: number
  edit: () => void
  onClose: () => void
}>

/** A dialog about one event. */
export type EventDialog = { dialog: EventAction; event: PlannerEvent }

/**
 * The dialogs of an event, wherever they are opened from.
 * @param at the server's time
 * @param updated after the event was changed, and `removed` after it was deleted: with the sentence that says so
 */
export function EventDialogs({
  shown: { dialog, event },
  at,
  Upgrade,
  updated,
  removed,
  edit,
  onClose,
}: {
  shown: EventDialog
  at: number
  Upgrade: Upgrade | undefined
  updated: (sentence: string) => Promise<void>
  removed: (sentence: string) => Promise<void>
  /** Opens the event's form in place of the dialog that stands. */
  edit: () => void
  onClose: () => void
}) {
  const navigate = useNavigate()
  const { revalidate } = useRevalidator()
  const [news, setNews] = useState<{ event: PlannerEvent; changed: ChangedFact[] }>()
  return (
    <Suspense fallback={<LoadingDialog title={event.title} onClose={onClose} />}>
      {dialog === 'edit' && !news && (
        <EventForm
          event={event}
          at={at}
          onClose={onClose}
          save={async (input, cover) => {
            const saved = await updateEvent(event.id, input)
            await saveCover(event.id, cover)
            const changed = changedFacts(event, saved)
            // Those who come were told otherwise.
            if (changed.length > 0 && saved.registeredGuests > 0) setNews({ event: saved, changed })
            else await updated(eventUpdated)
          }}
        />
      )}
      {news && (
        <TellGuests
          {...news}
          write={async () => {
            await updated(eventUpdated)
            const page = generatePath(pages.guestMail.path, { id: event.id })
            await navigate(`${page}?news=${news.changed.join()}`)
          }}
          onClose={() => {
            onClose()
            toast(eventUpdated)
            void revalidate()
          }}
        />
      )}
      {dialog === 'close' && (
        <CloseEvent
          event={event}
          onClose={onClose}
          close={async () => {
            await closeEvent(event.id)
            await updated(closedNow)
          }}
        />
      )}
      {dialog === 'duplicate' && (
        <EventForm
          from={event}
          at={at}
          onClose={onClose}
          save={async (input, cover, newId) => {
            const { id, sentence } = await createWithCover(input, cover, newId, event)
            onClose()
            await navigate(`/events/${id}`)
            toast(sentence)
          }}
        />
      )}
      {dialog === 'share' && <ShareDialog event={event} onClose={onClose} />}
      {dialog === 'remove' && (
        <DeleteEvent
          event={event}
          at={at}
          onClose={onClose}
          remove={async (confirm) => {
            await deleteEvent(event.id, confirm)
            await removed(eventDeleted)
          }}
        />
      )}
      {dialog === 'upgrade' && Upgrade && <Upgrade event={event} at={at} edit={edit} onClose={onClose} />}
    </Suspense>
  )
}
