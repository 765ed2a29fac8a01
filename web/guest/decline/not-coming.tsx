import { useEffect, useRef, useState } from 'react'
import { closingDay, isOpen } from '#events/rules/closing'
import { isCode } from '#events/rules/code'
import type { EventView } from '#events/shape/event'
import { isErased } from '#party/rules/anonymized'
import type { DeclineView } from '#party/shape/decline'
import type { Unavailable } from '#party/shape/guest'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { sentence } from '#ui/sentence'
import { ApiError, api, ask } from '../../client/calls/api.ts'
import { useLeaveOnline } from '../../client/live/leave-online.ts'
import { calledName } from '../../client/receipt/called-name.ts'
import { dropReceipt } from '../../client/receipt/kept-receipts.ts'
import { readDecline } from '../../client/receipt/read-decline.ts'
import { useHydrated } from '../../client/use-hydrated.ts'
import { useGuestWords } from '../../client/words.tsx'
import { ZoneBeside } from '../../client/zone-beside.tsx'
import { EventHead } from '../form/event-head.tsx'
import { NotComingParty } from '../form/not-coming-party.tsx'
import { UnavailableCard } from '../form/unavailable.tsx'
import { useLoaded } from '../form/use-loaded.ts'
import { CannotCome } from './cannot-come.tsx'
import { rejoiningDraft } from './rejoining-draft.ts'

/** `at`: the server's time, by which the event is open or closed on the first render. `event`: of a code that is not used up. */
export type NotComingData = {
  token: string
  at: number
  loaded: DeclineView | Unavailable | null
  event?: EventView | undefined
}

/** `/not-coming/:token`: a guest's way back after they told that they cannot come. With an event's code, where they tell it. */
export function NotComing({ data: { token, at, loaded: given, event } }: { data: NotComingData }) {
  return isCode(token) ? (
    <CannotCome code={token} event={event} />
  ) : (
    <Declined token={token} at={at} loaded={given} />
  )
}

function Declined({ token, at, loaded: given }: NotComingData) {
  const words = useGuestWords()
  const loaded = useLoaded(given, () => readDecline(words, token))
  if (!loaded) return <Loading>{words.events.loadingEvent}</Loading>
  if ('unable' in loaded)
    return (
      <UnavailableCard
        heading={words.menu.unableToLoad}
        sentence={loaded.unable}
        back={words.site.returnToHome}
      >
        {loaded.reason !== 'not_found' && loaded.reason !== 'closed' && (
          <Button onClick={() => location.reload()}>{words.site.tryAgain}</Button>
        )}
      </UnavailableCard>
    )
  return <StoredDecline token={token} view={loaded} open={isOpen(loaded.event, at)} />
}

function StoredDecline({
  token,
  view: { decline, event },
  open,
}: {
  token: string
  view: DeclineView
  open: boolean
}) {
  const words = useGuestWords()
  const { waitsFor, leave } = useLeaveOnline()
  const outcome = useRef<HTMLHeadingElement>(null)
  // It comes as a document of its own: what became of the press is read first.
  useEffect(() => {
    if (document.activeElement === document.body) outcome.current?.focus({ preventScroll: true })
  }, [])
  const names = isErased(decline.names)
    ? []
    : decline.names.map((name, index) => calledName(words, { name }, index))
  const day = (
    <>
      {words.days.longDay(closingDay(event))}
      <ZoneBeside event={event} />
    </>
  )
  return (
    <main className="page narrow flow">
      <EventHead event={event} />
      <section className="dead-end" aria-labelledby="told">
        <h2 ref={outcome} id="told" tabIndex={-1}>
          {words.decline.youDeclined}
        </h2>
        {names.length > 0 ? <NotComingParty names={names} /> : <p>{words.decline.namesErased}</p>}
        <p>{sentence(open ? words.decline.changeUntil : words.decline.closedSince, day)}</p>
        {open && <PaperLink />}
        {open && (
          <Button
            look="primary"
            onClick={() => {
              rejoiningDraft(event.eventCode, token, decline)
              leave(`/event/${event.eventCode}`)
            }}
          >
            {words.decline.comeAfterAll}
          </Button>
        )}
        {waitsFor && <Notice kind="near">{words.receipt.waitsForInternet}</Notice>}
        {names.length > 0 && <TakeBack token={token} open={open} />}
      </section>
    </main>
  )
}

/** The page's own address, for paper: what is told there of "this link" needs one. */
function PaperLink() {
  return (
    useHydrated() && (
      <p className="print-only whole-link" dir="ltr">
        {location.href}
      </p>
    )
  )
}

type TakingBack = 'offered' | 'asked' | 'busy' | 'failed' | 'done'

/** Withdraws the decline while the event is open; afterwards erases the names alone. Asks first. */
function TakeBack({ token, open }: { token: string; open: boolean }) {
  const words = useGuestWords()
  const [state, setState] = useState<TakingBack>('offered')
  const [done, word, warning] = open
    ? [words.decline.takenBack, words.decline.takeBack, words.decline.takeBackWarning]
    : [words.party.erased, words.party.eraseDetails, words.decline.eraseWarning]
  const run = async () => {
    setState('busy')
    try {
      await ask(
        (options) => api.declines[':declineToken'].$delete({ param: { declineToken: token } }, options),
        words.decline.takeBackFailed,
      )
      dropReceipt(token)
      setState('done')
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setState('failed')
    }
  }
  return (
    <div className="stack" aria-live="polite">
      {state === 'done' ? (
        <Notice>{done}</Notice>
      ) : state === 'offered' ? (
        <Button look="quiet" onClick={() => setState('asked')}>
          {word}
        </Button>
      ) : (
        <>
          <p>{warning}</p>
          {state === 'failed' && <Notice kind="error">{words.decline.takeBackFailed}</Notice>}
          <div className="row">
            <Button disabled={state === 'busy'} onClick={() => setState('offered')}>
              {words.decline.goBack}
            </Button>
            <Button look="danger" disabled={state === 'busy'} onClick={() => void run()}>
              {word}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
