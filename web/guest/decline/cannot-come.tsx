import { useEffect, useState } from 'react'
import { cleanLine } from '#core/text'
import { loadingEvent } from '#events/words/guest'
import type { DeclineReceipt } from '#party/shape/decline'
import type { Receipt } from '#party/shape/guest'
import { declineFailed } from '#party/words/guest'
import { answerGoes, cannotCome, cannotComeTold, goBack, telling } from '#party/words/guest-decline'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { locale } from '#words/locale'
import { ApiError, api, ask } from '../../client/api.ts'
import { dropReceipt, keepReceipt } from '../../client/receipt/kept-receipts.ts'
import { readResponse } from '../../client/receipt/use-response.ts'
import { traceOf } from '../../client/trace.ts'
import { freshDraft, readDraft, writeDraft } from '../form/rules/draft.ts'

/** Who is about to decline. `editToken`: of the answer that the decline replaces. */
type Declining = { submissionId: string; email: string; names: string[]; editToken?: string }

/** Asks once more, tells the organizer that a party cannot come, and goes to the page of that answer. */
export function CannotCome({ code }: { code: string }) {
  const [party, setParty] = useState<Declining | null>(null)
  const [busy, setBusy] = useState(false)
  const [failure, setFailure] = useState<ApiError | null>(null)

  useEffect(() => {
    whoDeclines(code).then(
      (found) => (found.names.length > 0 ? setParty(found) : location.replace(`/event/${code}`)),
      (error: unknown) => {
        if (!(error instanceof ApiError)) throw error
        setFailure(error)
      },
    )
  }, [code])

  const decline = async ({ editToken, ...declining }: Declining) => {
    setBusy(true)
    setFailure(null)
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
        declineFailed,
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
      setFailure(error)
      setBusy(false)
    }
  }

  if (!party && !failure) return <Loading>{loadingEvent}</Loading>
  return (
    <main className="page narrow">
      <section className="card stack">
        <h1>{cannotCome}</h1>
        {party && <p>{cannotComeTold(new Intl.ListFormat(locale).format(party.names))}</p>}
        {party?.editToken && <p>{answerGoes}</p>}
        <div aria-live="polite">
          {failure && (
            <Notice kind="error" trace={traceOf(failure.requestId)}>
              {failure.message}
            </Notice>
          )}
        </div>
        <div className="row">
          <Button disabled={busy} onClick={() => history.back()}>
            {goBack}
          </Button>
          {party && (
            <Button look="primary" disabled={busy} onClick={() => void decline(party)}>
              {busy ? telling : cannotCome}
            </Button>
          )}
        </div>
      </section>
    </main>
  )
}

/**
 * The party of the answer whose edit token stands in the address's fragment, else the one that is being filled in on this
 * device. Names that are not written yet are left out.
 */
async function whoDeclines(code: string): Promise<Declining> {
  const editToken = location.hash.slice(1)
  if (editToken !== '') {
    const { response } = await readResponse(editToken)
    const { party, leadGuestEmail } = response
    return { submissionId: crypto.randomUUID(), email: leadGuestEmail ?? '', names: named(party), editToken }
  }
  const { submissionId, email, party } = readDraft(code) ?? freshDraft()
  return { submissionId, email, names: named(party) }
}

function named(party: { name: string }[]): string[] {
  return party.map(({ name }) => cleanLine(name)).filter((name) => name !== '')
}

/** What an earlier attempt stored under the same id: the decline itself, or the answer, which the decline replaces. */
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
