import { useEffect } from 'react'
import { Chunk } from '../../client/chunk.tsx'
import { focusHeading } from '../../client/keep-focus.ts'
import { receipt } from '../../client/receipt/chunks.ts'
import { useGuestWords } from '../../client/words.tsx'
import type { Sent } from '../form/machine/state.ts'
import { writeDraft } from '../form/rules/draft.ts'
import { viewOfSent } from './view-of-sent.ts'

/**
 * Says that this is a preview, and drops what was typed when it is left. At its end it shows how the receipt would look.
 * @param id the event's; `demo` for anybody's
 * @param kept the draft's key on the device
 * @param ended null while it is being filled in; without what was sent, of somebody who tried to say that they cannot come
 */
export function PreviewNotice({
  id,
  draftKey: kept,
  ended,
}: {
  id: string
  draftKey: string
  ended: { sent?: Sent } | null
}) {
  const { preview } = useGuestWords()
  const done = ended !== null
  const demo = id === 'demo'
  useEffect(() => {
    const drop = () => writeDraft(kept, null)
    addEventListener('pagehide', drop)
    if (done) {
      drop()
      focusHeading()
    }
    return () => removeEventListener('pagehide', drop)
  }, [kept, done])
  return (
    <>
      <aside className="notice near row apart preview-notice no-print">
        {done ? (
          <h1>{ended.sent ? preview.tried : preview.declineTried}</h1>
        ) : (
          <strong>{preview.tryingIt}</strong>
        )}
        <span className="row">
          {done && <a href={demo ? '/try' : `/events/${id}/try`}>{preview.startAgain}</a>}
          {demo ? (
            <a href="/planner?mode=sign-up">{preview.startYourOwn}</a>
          ) : (
            <a href={`/events/${id}/menu`}>{preview.backToMenu}</a>
          )}
        </span>
      </aside>
      {ended?.sent && <Chunk part={receipt} given={{ token: '', state: { view: viewOfSent(ended.sent) } }} />}
    </>
  )
}
