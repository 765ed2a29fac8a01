import { countsNotLoaded } from '#events/words/planner'
import {
  archivedToast,
  archiveFailed,
  nothingPaid,
  unarchivedToast,
  undo,
} from '#events/words/planner-dashboard'
import { refundedNotice, upgraded } from '#purchases/words/planner'
import '../../../ui/planner.css'
import '../events.css'
import './dashboard.css'
import { type ReactNode, Suspense, useEffect, useState } from 'react'
import {
  generatePath,
  type LoaderFunctionArgs,
  useLoaderData,
  useLocation,
  useNavigate,
  useRevalidator,
  useSearchParams,
} from 'react-router'
import type { User } from '#account/shape/account'
import { pages } from '#core/pages'
import { site } from '#core/site'
import type { EventList, PlannerEvent } from '#events/shape/event'
import { Notice } from '#ui/notice'
import { useTitle } from '#ui/title'
import { toast } from '#ui/toast'
import { signedIn } from '../../../client/calls/session.ts'
import { toastFailure, useAction } from '../../../client/calls/use-action.ts'
import { forgetFirstEvent, wantsFirstEvent } from '../../../client/first-event.ts'
import { lazyPrefetched } from '../../../client/lazy-prefetched.ts'
import { ConnectionNotice } from '../../shared/connection-notice.tsx'
import { LoadingDialog } from '../../shared/loading-dialog.tsx'
import { archiveEvent, readPages } from '../calls.ts'
import { createWithCover } from '../create-event.ts'
import { type EventDialog, EventDialogs, type Upgrade } from '../event-dialogs.tsx'
import { readEventDraft } from '../form/event-draft.ts'
import { SuspendedChunk } from '../suspended-chunk.tsx'
import { Banner } from './banner.tsx'
import { NeedsYou } from './needs-you.tsx'
import type { Open } from './row-actions.tsx'
import { useCounts } from './use-counts.ts'
import { YourEvents } from './your-events.tsx'

// The form's searchable list of time zones is half the page's code, and wanted by few visits.
const EventForm = lazyPrefetched(async () => (await import('../form/event-form.tsx')).EventForm)

export type DashboardData = { user: User; list: EventList }

/** The signed-in planner and their events. Signed out, it leads to sign-in. */
export async function loader({ request }: LoaderFunctionArgs): Promise<DashboardData> {
  const user = await signedIn(request)
  const pages = new URL(request.url).searchParams.get('pages')
  return { user, list: await readPages(pages === 'all' ? Number.POSITIVE_INFINITY : Number(pages ?? 1)) }
}

const undoFailed = () => toast(archiveFailed, { kind: 'error' })

type Shown = { dialog: 'create' } | EventDialog | null

/** Parts that other features bring to the dashboard; the router puts them together. */
export type DashboardParts = {
  /** Stands above everything. */
  above?: ReactNode
  /** Stands below the events; for admins. */
  below?: (user: User) => ReactNode
  /** The modal behind a card's Upgrade; without it there is no such action. */
  Upgrade?: Upgrade
}

/** A planner's dashboard. */
export function Component({ above, below, Upgrade }: DashboardParts) {
  const { user, list: loaded } = useLoaderData<DashboardData>()
  const { list, connection, stale } = useCounts(loaded)
  const { revalidate } = useRevalidator()
  const navigate = useNavigate()
  const [search, setSearch] = useSearchParams()
  const first = wantsFirstEvent(useLocation().state)
  const [shown, setShown] = useState<Shown>(() => (first || readEventDraft() ? { dialog: 'create' } : null))
  const highlighted = search.get('event_upgrade')
  useTitle(`Your Events · ${site.name}`)
  useUpgradeNotice(list, highlighted)
  useNothingPaid()

  const archiving = useAction(async ({ id, title, archived }: PlannerEvent) => {
    const put = async (aside: boolean) => {
      await archiveEvent(id, aside)
      await revalidate()
    }
    await put(!archived)
    const action = { label: undo, run: () => void put(Boolean(archived)).catch(undoFailed) }
    toast(archived ? unarchivedToast(title) : archivedToast(title), { action })
  }, toastFailure)
  const close = () => {
    setShown(null)
    if (first) forgetFirstEvent()
  }
  const open: Open = {
    edit: (event) => setShown({ dialog: 'edit', event }),
    share: (event) => setShown({ dialog: 'share', event }),
    archive: (event) => void archiving.run(event),
    remove: (event) => setShown({ dialog: 'remove', event }),
    upgrade: Upgrade && ((event) => setShown({ dialog: 'upgrade', event })),
  }
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
      <ConnectionNotice connection={connection} />
      {stale && <Notice kind="warning">{countsNotLoaded}</Notice>}
      {list.refunded.map(({ id, title, deletedOn }) => (
        <Notice key={id} kind="warning">
          {refundedNotice(title, deletedOn)} Questions? Write to {site.supportEmail}.
        </Notice>
      ))}
      {list.events.map(
        ({ id, title, suspended }) =>
          suspended && (
            <Suspense key={id}>
              <SuspendedChunk title={title} reason={suspended} />
            </Suspense>
          ),
      )}
      <NeedsYou events={list.events.filter(({ archived }) => !archived)} at={list.at} open={open} />
      <YourEvents
        list={list}
        highlighted={highlighted}
        create={() => setShown({ dialog: 'create' })}
        more={more}
        open={open}
      />
      {below?.(user)}
      <Suspense fallback={<LoadingDialog title="Create New Event" onClose={close} />}>
        {shown?.dialog === 'create' && (
          <EventForm
            at={list.at}
            onClose={close}
            earlier={list.events}
            save={async (input, cover, newId, from) => {
              const { id, sentence } = await createWithCover(input, cover, newId, from)
              close()
              await navigate(generatePath(pages.overview.path, { id }))
              toast(sentence)
            }}
          />
        )}
      </Suspense>
      {shown && shown.dialog !== 'create' && (
        <EventDialogs
          shown={shown}
          at={list.at}
          Upgrade={Upgrade}
          updated={done}
          removed={done}
          edit={() => open.edit(shown.event)}
          onClose={close}
        />
      )}
    </main>
  )
}

/** Back from a payment that was cancelled: says so, once. */
function useNothingPaid(): void {
  const [search, setSearch] = useSearchParams()
  const cancelled = search.has('cancelled')
  useEffect(() => {
    if (!cancelled) return
    toast(nothingPaid)
    setSearch({}, { replace: true })
  }, [cancelled, setSearch])
}

/** Back from an upgrade: names the limit the server has for the event, whatever the address says. */
function useUpgradeNotice({ events }: EventList, eventId: string | null): void {
  const event = events.find(({ id, premium }) => id === eventId && premium)
  const sentence = event && upgraded(event.title, event.guestLimit)
  useEffect(() => {
    if (sentence) toast(sentence)
  }, [sentence])
}
