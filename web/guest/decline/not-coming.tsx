import { useEffect, useRef, useState } from 'react'
import { closingDay, isOpen } from '#events/rules/closing'
import { isCode } from '#events/rules/code'
import type { EventView } from '#events/shape/event'
import { hasErasedNames } from '#party/rules/anonymized'
import type { DeclineView } from '#party/shape/decline'
import type { Unavailable } from '#party/shape/guest'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { sentence } from '#ui/sentence'
import { ApiError, api, callApi } from '../../client/calls/api.ts'
import { useNavigateOnceOnline } from '../../client/live/navigate-once-online.ts'
import { OtherTimeZone } from '../../client/other-time-zone.tsx'
import { displayName } from '../../client/receipt/display-name.ts'
import { dropReceipt } from '../../client/receipt/kept-receipts.ts'
import { readDecline } from '../../client/receipt/read-decline.ts'
import { useHydrated } from '../../client/use-hydrated.ts'
import { useGuestWords } from '../../client/words.tsx'
import { EventHead } from '../form/event-head.tsx'
import { NotComingParty } from '../form/not-coming-party.tsx'
import { UnavailableCard } from '../form/unavailable.tsx'
import { useLoaded } from '../form/use-loaded.ts'
import { CannotCome } from './cannot-come.tsx'
import { startRejoining } from './start-rejoining.ts'

/**
 * The decline that a link opens, or the reason it opens none; null where the server could not read it. `at`: the server's time, by
 * which the event is open or closed on the first render. `event`: present if `token` is the code of an event that can be read.
 */
export type NotComingData = {
  token: string
  at: number
  loaded: DeclineView | Unavailable | null
  event?: EventView | undefined
}

/** `/not-coming/:token`: a stored decline. With an event's code in place of the token, the page for declining. */
export function NotComing({ data: { token, at, loaded: initial, event } }: { data: NotComingData }) {
  return isCode(token) ? (
    <CannotCome code={token} event={event} />
  ) : (
    <Declined token={token} at={at} loaded={initial} />
  )
}

function Declined({ token, at, loaded: initial }: NotComingData) {
  const words = useGuestWords()
  const loaded = useLoaded(initial, () => readDecline(words, token))
  if (!loaded) return <Loading>{words.events.loadingEvent}</Loading>
  if ('refusalCode' in loaded)
    return (
      <UnavailableCard
        heading={words.menu.unableToLoad}
        sentence={loaded.sentence}
        back={words.site.returnToHome}
      >
        {loaded.refusalCode !== 'not_found' && loaded.refusalCode !== 'closed' && (
          <Button onClick={() => location.reload()}>{words.site.tryAgain}</Button>
        )}
      </UnavailableCard>
    )
  return <StoredDecline token={token} view={loaded} isEventOpen={isOpen(loaded.event, at)} />
}

function StoredDecline({
  token,
  view: { decline, event },
  isEventOpen,
}: {
  token: string
  view: DeclineView
  isEventOpen: boolean
}) {
  const words = useGuestWords()
  const { waitsFor, leave } = useNavigateOnceOnline()
  const headingRef = useRef<HTMLHeadingElement>(null)
  // After the navigation, screen readers begin at the outcome.
  useEffect(() => {
    if (document.activeElement === document.body) headingRef.current?.focus({ preventScroll: true })
  }, [])
  const names = hasErasedNames(decline.names)
    ? []
    : decline.names.map((name, index) => displayName(words, { name }, index))
  const day = (
    <>
      {words.days.longDay(closingDay(event))}
      <OtherTimeZone event={event} />
    </>
  )
  return (
    <main className="page narrow flow">
      <EventHead event={event} />
      <section className="dead-end" aria-labelledby="outcome">
        <h2 ref={headingRef} id="outcome" tabIndex={-1}>
          {words.decline.youDeclined}
        </h2>
        {names.length > 0 ? <NotComingParty names={names} /> : <p>{words.decline.namesErased}</p>}
        <p>{sentence(isEventOpen ? words.decline.changeUntil : words.decline.closedSince, day)}</p>
        {isEventOpen && <PaperLink />}
        {isEventOpen && (
          <Button
            look="primary"
            onClick={() => {
              startRejoining(event.eventCode, token, decline)
              leave(`/event/${event.eventCode}`)
            }}
          >
            {words.decline.comeAfterAll}
          </Button>
        )}
        {waitsFor && <Notice kind="warning">{words.receipt.waitsForInternet}</Notice>}
        {names.length > 0 && <WithdrawDecline token={token} isEventOpen={isEventOpen} />}
      </section>
    </main>
  )
}

/** The page's address in print, where the text speaks of "this link". */
function PaperLink() {
  return (
    useHydrated() && (
      <p className="print-only whole-link" dir="ltr">
        {location.href}
      </p>
    )
  )
}

type WithdrawState = 'offered' | 'confirming' | 'busy' | 'failed' | 'done'

/** Withdraws the decline while the event is open; afterwards erases only the names and the address. Asks for confirmation. */
function WithdrawDecline({ token, isEventOpen }: { token: string; isEventOpen: boolean }) {
  const words = useGuestWords()
  const [state, setState] = useState<WithdrawState>('offered')
  const [doneSentence, label, warning] = isEventOpen
    ? [words.decline.takenBack, words.decline.takeBack, words.decline.takeBackWarning]
    : [words.party.erased, words.party.eraseDetails, words.decline.eraseWarning]
  const withdraw = async () => {
    setState('busy')
    try {
      await callApi(
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
        <Notice>{doneSentence}</Notice>
      ) : state === 'offered' ? (
        <Button look="quiet" onClick={() => setState('confirming')}>
          {label}
        </Button>
      ) : (
        <>
          <p>{warning}</p>
          {state === 'failed' && <Notice kind="error">{words.decline.takeBackFailed}</Notice>}
          <div className="row">
            <Button disabled={state === 'busy'} onClick={() => setState('offered')}>
              {words.decline.goBack}
            </Button>
            <Button look="danger" disabled={state === 'busy'} onClick={() => void withdraw()}>
              {label}
            </Button>
          </div>
        </>
      )}
    </div>
  )
}
