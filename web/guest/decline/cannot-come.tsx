import { useCallback, useEffect, useState } from 'react'
import { cleanLine } from '#core/text'
import type { EventView } from '#events/shape/event'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { ApiError } from '../../client/calls/api.ts'
import { useNavigateOnceOnline } from '../../client/live/navigate-once-online.ts'
import { useGuestWords } from '../../client/words.tsx'
import { DeclineCard } from '../form/decline-card.tsx'
import { EventHead } from '../form/event-head.tsx'
import type { PreviousAnswer } from '../form/machine/state.ts'
import { findPreviousAnswer } from '../form/previous-answer.ts'
import { newSubmissionId } from '../form/rules/draft.ts'
import { previousAnswerSentence, SecondVisit } from '../form/second-visit.tsx'
import { useSendNowRequest } from '../form/sending/use-send-now-request.ts'
import { useWhenOnline } from '../form/sending/use-when-online.ts'
import {
  type DecliningParty,
  discardUnsent,
  keepUnsent,
  partyOfDraft,
  partyOfResponse,
  sendDecline,
  tokenOfDeclineReplacing,
  unsentDecline,
} from './declining.ts'

/** Asks for confirmation, sends that a party cannot come, and goes to the page of the decline. */
export function CannotCome({ code, event }: { code: string; event: EventView | undefined }) {
  const words = useGuestWords()
  const [previous, setPrevious] = useState<PreviousAnswer | null>(null)
  const [party, setParty] = useState<DecliningParty | null>(null)
  const [busy, setBusy] = useState(false)
  const [offline, setOffline] = useState(false)
  const { waitsFor, leave } = useNavigateOnceOnline()
  const [failure, setFailure] = useState<ApiError | null>(null)
  const [resuming, setResuming] = useState(false)

  const showParty = useCallback(
    async (loading: Promise<DecliningParty>) => {
      try {
        const loaded = await loading
        setPrevious(null)
        if (cleanLine(loaded.names[0] ?? '') === '') location.replace(`/event/${code}`)
        else setParty(loaded)
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        setFailure(error)
      }
    },
    [code],
  )

  useEffect(() => {
    const start = async () => {
      const editToken = location.hash.slice(1)
      const unsent = unsentDecline(code, editToken)
      setResuming(unsent !== null)
      if (unsent) return setParty(unsent)
      const declineToken = tokenOfDeclineReplacing(code, editToken)
      if (declineToken) return location.replace(`/not-coming/${declineToken}`)
      if (editToken !== '') return showParty(partyOfResponse(words, editToken))
      const previousAnswer = await findPreviousAnswer(words, code)
      if (previousAnswer) setPrevious(previousAnswer)
      else await showParty(partyOfDraft(code))
    }
    void start()
  }, [code, showParty, words])

  const title = event?.title ?? code
  const decline = async (declining: DecliningParty) => {
    setFailure(null)
    setResuming(false)
    setOffline(!navigator.onLine)
    if (!navigator.onLine) return keepUnsent(code, title, declining)
    setBusy(true)
    try {
      location.replace(`/not-coming/${await sendDecline(words, code, title, declining)}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
      if (error.status === 0 && !navigator.onLine) setOffline(true)
      else setFailure(error)
    }
  }
  useWhenOnline(offline, () => party && void decline(party))
  useSendNowRequest(resuming && party !== null, () => party && void decline(party))

  if (previous && !failure) {
    const Heading = event ? 'h2' : 'h1'
    return (
      <main className="page narrow">
        {event && <EventHead event={event} brief />}
        <section className="dead-end">
          <Heading>{words.decline.cannotCome}</Heading>
          <p>{previousAnswerSentence(words, previous)}</p>
          {waitsFor && <Notice kind="warning">{words.receipt.waitsForInternet}</Notice>}
          <SecondVisit
            previous={previous}
            onChange={() =>
              leave(previous.declined ? `/not-coming/${previous.token}` : `/edit/${previous.token}`)
            }
            onDecline={() =>
              previous.declined
                ? leave(`/not-coming/${previous.token}`)
                : void showParty(partyOfResponse(words, previous.token))
            }
            onAnother={() => void showParty(partyOfDraft(code, newSubmissionId()))}
          />
        </section>
      </main>
    )
  }
  if (!party && !failure)
    return (
      <main className="page narrow">
        {event && <EventHead event={event} brief />}
        <Loading>{words.events.loadingEvent}</Loading>
      </main>
    )
  return (
    <main className="page narrow">
      {event && <EventHead event={event} brief />}
      <DeclineCard
        event={event}
        names={party?.names ?? null}
        replaces={party?.editToken !== undefined}
        sending={{ busy, offline, resuming, failure }}
        onBack={() => {
          discardUnsent(code)
          // Offline, the page may stay open: a discarded decline must not be sent once the device is online.
          setOffline(false)
          history.back()
        }}
        onDecline={() => party && void decline(party)}
      />
    </main>
  )
}
