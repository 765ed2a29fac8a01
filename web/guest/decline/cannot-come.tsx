import { useCallback, useEffect, useState } from 'react'
import { cleanLine } from '#core/text'
import type { EventView } from '#events/shape/event'
import type { GuestWords } from '#languages/language'
import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { ApiError, api, ask } from '../../client/calls/api.ts'
import { useLeaveOnline } from '../../client/live/leave-online.ts'
import { dropReceipt, keepReceipt } from '../../client/receipt/kept-receipts.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import { useGuestWords } from '../../client/words.tsx'
import { answeredBefore } from '../form/answered-before.ts'
import { DeclineCard } from '../form/decline-card.tsx'
import { EventHead } from '../form/event-head.tsx'
import type { AnsweredBefore } from '../form/machine/state.ts'
import { freshDraft, newSubmissionId, readDraft, writeDraft } from '../form/rules/draft.ts'
import { SecondVisit, wordBefore } from '../form/second-visit.tsx'
import { useOnline } from '../form/use-online.ts'

/** The party about to decline. `editToken`: of the answer that the decline replaces. */
type Declining = { submissionId: string; email: string; names: string[]; editToken?: string }

/** Asks once more, tells the organizer that a party cannot come, and goes to the page of that answer. */
export function CannotCome({ code, event }: { code: string; event: EventView | undefined }) {
  const words = useGuestWords()
  const [before, setBefore] = useState<AnsweredBefore | null>(null)
  const [party, setParty] = useState<Declining | null>(null)
  const [busy, setBusy] = useState(false)
  const [waits, setWaits] = useState(false)
  const { waitsFor, leave } = useLeaveOnline()
  const [failure, setFailure] = useState<ApiError | null>(null)

  const goOn = useCallback(
    async (finding: Promise<Declining>) => {
      try {
        const found = await finding
        setBefore(null)
        if (cleanLine(found.names[0] ?? '') === '') location.replace(`/event/${code}`)
        else setParty(found)
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
      if (editToken !== '') return goOn(inPlaceOf(words, editToken))
      const answered = await answeredBefore(words, code)
      if (answered) setBefore(answered)
      else await goOn(ofDraft(code))
    }
    void start()
  }, [code, goOn, words])

  const decline = async ({ editToken, ...declining }: Declining) => {
    setFailure(null)
    setWaits(!navigator.onLine)
    if (!navigator.onLine) return
    setBusy(true)
    const send = (submissionId: string, replaced?: string) =>
      ask(
        (options) =>
          api.codes[':code'].declines.$post(
            {
              param: { code },
              json: { ...declining, submissionId, ...(replaced && { editToken: replaced }) },
            },
            options,
          ),
        words.party.declineFailed,
      )
    try {
      const { declineToken: token } = await send(declining.submissionId, editToken).catch((error: unknown) =>
        storedBefore(error, (replaced) => send(crypto.randomUUID(), replaced)),
      )
      writeDraft(code, null)
      if (editToken) dropReceipt(editToken)
      keepReceipt({ code, token, declined: true })
      location.replace(`/not-coming/${token}`)
    } catch (error) {
      if (!(error instanceof ApiError)) throw error
      setBusy(false)
      if (error.status === 0 && !navigator.onLine) setWaits(true)
      else setFailure(error)
    }
  }
  useOnline(waits, () => party && void decline(party))

  if (before && !failure) {
    const Heading = event ? 'h2' : 'h1'
    return (
      <main className="page narrow">
        {event && <EventHead event={event} brief />}
        <section className="dead-end">
          <Heading>{words.decline.cannotCome}</Heading>
          <p>{wordBefore(words, before)}</p>
          {waitsFor && <Notice kind="near">{words.receipt.waitsForInternet}</Notice>}
          <SecondVisit
            before={before}
            onChange={() => leave(before.declined ? `/not-coming/${before.token}` : `/edit/${before.token}`)}
            onDecline={() =>
              before.declined
                ? leave(`/not-coming/${before.token}`)
                : void goOn(inPlaceOf(words, before.token))
            }
            onAnother={() => void goOn(ofDraft(code, newSubmissionId()))}
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
        telling={{ busy, waits, failure }}
        onBack={() => history.back()}
        onTell={() => party && void decline(party)}
      />
    </main>
  )
}

/** The party of a stored answer, which the decline replaces. */
async function inPlaceOf(words: GuestWords, editToken: string): Promise<Declining> {
  const { party, leadGuestEmail } = (await readResponse(words, editToken)).response
  const names = party.map(({ name }) => name)
  return { submissionId: newSubmissionId(), email: leadGuestEmail ?? '', names, editToken }
}

/**
 * The party that is being filled in on this device. Somebody without a name is counted, too.
 * @param another the id of another party's answer
 */
async function ofDraft(code: string, another?: string): Promise<Declining> {
  const { submissionId, email, party } = readDraft(code) ?? freshDraft()
  return { submissionId: another ?? submissionId, email, names: party.map(({ name }) => cleanLine(name)) }
}

/** The record an earlier attempt stored under the same id: the decline itself, or the answer, which the decline replaces. */
function storedBefore(
  error: unknown,
  replace: (editToken: string) => Promise<DeclineReceipt>,
): Promise<DeclineReceipt> {
  if (!(error instanceof ApiError)) throw error
  const { decline, receipt } = (error.details ?? {}) as { decline?: DeclineReceipt; receipt?: Receipt }
  if (error.code === 'id_declined' && decline) return Promise.resolve(decline)
  if (error.code === 'id_reused' && receipt) return replace(receipt.editToken)
  throw error
}
