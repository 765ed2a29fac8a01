import { useEffect } from 'react'
import { Chunk } from '../../client/chunk.tsx'
import { focusHeading } from '../../client/keep-focus.ts'
import { receipt } from '../../client/receipt/chunks.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { SentResponse } from '../form/machine/state.ts'
import { writeDraft } from '../form/rules/draft.ts'
import { viewOfSent } from './view-of-sent.ts'

/**
 * Says that this is a preview, and deletes the draft when the page is left. At the end it shows how the receipt would look.
 * @param id the event's; `demo` for the public example
 * @param outcome null while the form is being filled in; without `sentResponse` after a try of declining
 */
export function PreviewNotice({
  id,
  draftKey,
  outcome,
}: {
  id: string
  draftKey: string
  outcome: { sentResponse?: SentResponse } | null
}) {
  const { preview } = useGuestWords()
  const isDone = outcome !== null
  const isDemo = id === 'demo'
  useEffect(() => {
    const drop = () => writeDraft(draftKey, null)
    addEventListener('pagehide', drop)
    if (isDone) {
      drop()
      focusHeading()
    }
    return () => removeEventListener('pagehide', drop)
  }, [draftKey, isDone])
  return (
    <>
      <aside className="notice warning row apart preview-notice no-print">
        {isDone ? (
          <h1>{outcome.sentResponse ? preview.tried : preview.declineTried}</h1>
        ) : (
          <strong>{preview.tryingIt}</strong>
        )}
        <span className="row">
          {isDone && <a href={isDemo ? '/try' : `/events/${id}/try`}>{preview.startAgain}</a>}
          {isDemo ? (
            <a href="/planner?mode=sign-up">{preview.startYourOwn}</a>
          ) : (
            <a href={`/events/${id}/menu`}>{preview.backToMenu}</a>
          )}
        </span>
      </aside>
      {outcome?.sentResponse && (
        <Chunk chunk={receipt} props={{ token: '', state: { view: viewOfSent(outcome.sentResponse) } }} />
      )}
    </>
  )
}
