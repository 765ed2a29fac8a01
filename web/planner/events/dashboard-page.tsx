import {
  countsNotLoaded,
  coverNotSaved,
  eventCreated,
  eventDeleted,
  eventUpdated,
  refundedNotice,
  upgraded,
} from '#words/planner'
import '../../ui/planner.css'
import './events.css'
import { type ComponentType, lazy, type ReactNode, Suspense, useEffect, useState } from 'react'
import { type LoaderFunctionArgs, useLoaderData, useRevalidator, useSearchParams } from 'react-router'
import type { User } from '#contract/account'
import type { EventList, PlannerEvent } from '#contract/event'
import { site } from '#contract/site'
import { Notice } from '#ui/notice'
import { useTitle } from '#ui/title'
import { toast } from '#ui/toast'
import { signedIn } from '../../client/session.ts'
import { Banner } from './banner.tsx'
import { createEvent, deleteEvent, readPages, saveCover, updateEvent } from './calls.ts'
import { DeleteEvent } from './delete-event.tsx'
import { ShareDialog } from './share-dialog.tsx'
import { useCounts } from './use-counts.ts'
import { YourEvents } from './your-events.tsx'

// The form's searchable list of time zones is half the page's code, and wanted by few visits.
const EventForm = lazy(async () => ({ default: (await import('./event-form.tsx')).EventForm }))

export type DashboardData = { user: User; list: EventList }

/** Who is signed in and their events. Signed out, it leads to sign-in. */
export async function loader({ request }: LoaderFunctionArgs): Promise<DashboardData> {
  const user = await signedIn(request)
  const pages = new URL(request.url).searchParams.get('pages')
  return { user, list: await readPages(pages === 'all' ? Number.POSITIVE_INFINITY : Number(pages ?? 1)) }
}

type Shown =
  | { dialog: 'create' }
  | { dialog: 'edit' | 'share' | 'remove' | 'upgrade'; event: PlannerEvent }
  | null

/** What other features bring to the dashboard: the router puts it together. */
export type DashboardParts = {
  /** Stands above everything. */
  above?: ReactNode
  /** Stands below the events; for admins. */
  below?: (user: User) => ReactNode
  /** The modal behind a card's Upgrade; without it there is no such action. */
  Upgrade?: ComponentType<{ event: PlannerEvent; at: number; onClose: () => void }>
}

/** A planner's dashboard. */
export function Component({ above, below, Upgrade }: DashboardParts) {
  const { user, list: loaded } = useLoaderData<DashboardData>()
  const { list, stale } = useCounts(loaded)
  const { revalidate } = useRevalidator()
  const [search, setSearch] = useSearchParams()
  const [shown, setShown] = useState<Shown>(null)
  const highlighted = search.get('event_upgrade')
  useTitle(`Your Events · ${site.name}`)
  useUpgradeTold(list, highlighted)

  const close = () => setShown(null)
  const done = async (sentence: string) => {
    await revalidate()
    close()
    toast(sentence)
  }
  const more = (all: boolean) => {
    const pages = all ? 'all' : String(Number(search.get('pages') ?? 1) + 1)
    setSearch(
      (now) => new URLSearchParams([...now].filter(([name]) => name !== 'pages').concat([['pages', pages]])),
      {
        replace: true,
        preventScrollReset: true,
      },
    )
  }
  return (
    <main className="page planner dashboard">
      {above}
      <Banner name={user.name} totals={list.totals} />
      {stale && <Notice kind="near">{countsNotLoaded}</Notice>}
      {list.refunded.map(({ id, title, deletedOn }) => (
        <Notice key={id} kind="near">
          {refundedNotice(title, deletedOn)} Questions? Write to {site.supportEmail}.
        </Notice>
      ))}
      <YourEvents
        list={list}
        highlighted={highlighted}
        create={() => setShown({ dialog: 'create' })}
        more={more}
        open={{
          edit: (event) => setShown({ dialog: 'edit', event }),
          share: (event) => setShown({ dialog: 'share', event }),
          remove: (event) => setShown({ dialog: 'remove', event }),
          upgrade: Upgrade && ((event) => setShown({ dialog: 'upgrade', event })),
        }}
      />
      {below?.(user)}
      <Suspense>
        {shown?.dialog === 'create' && (
          <EventForm
            at={list.at}
            onClose={close}
            save={async (input, cover, newId) => {
              const { id } = await createEvent(input, newId)
              // The event is there: to try again in this form would make another.
              const saved = await saveCover(id, cover).then(
                () => true,
                () => false,
              )
              await done(saved ? eventCreated : coverNotSaved)
            }}
          />
        )}
        {shown?.dialog === 'edit' && (
          <EventForm
            event={shown.event}
            at={list.at}
            onClose={close}
            save={async (input, cover) => {
              await updateEvent(shown.event.id, input)
              await saveCover(shown.event.id, cover)
              await done(eventUpdated)
            }}
          />
        )}
        {shown?.dialog === 'share' && <ShareDialog event={shown.event} onClose={close} />}
        {shown?.dialog === 'remove' && (
          <DeleteEvent
            event={shown.event}
            at={list.at}
            onClose={close}
            remove={async (confirm) => {
              await deleteEvent(shown.event.id, confirm)
              await done(eventDeleted)
            }}
          />
        )}
        {shown?.dialog === 'upgrade' && Upgrade && (
          <Upgrade event={shown.event} at={list.at} onClose={close} />
        )}
      </Suspense>
    </main>
  )
}

/** Back from an upgrade: names the limit the server has for the event, whatever the address says. */
function useUpgradeTold({ events }: EventList, eventId: string | null): void {
  const event = events.find(({ id, premium }) => id === eventId && premium)
  const sentence = event && upgraded(event.title, event.guestLimit)
  useEffect(() => {
    if (sentence) toast(sentence)
  }, [sentence])
}
