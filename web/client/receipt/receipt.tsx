import { useEffect, useState } from 'react'
import { Notice } from '#ui/notice'
import { focusHeading } from '../keep-focus.ts'
import { referenceText } from '../reference-text.ts'
import { useGuestWords } from '../words.tsx'
import { firstNameOf } from './display-name.ts'
import { cannotKeep } from './kept-receipts.ts'
import { MenuCard } from './menu-card.tsx'
import { CopyLink, EditLink, ReceiptActions } from './receipt-actions.tsx'
import { ReceiptSkeleton } from './receipt-skeleton.tsx'
import type { ResponseState } from './use-response.ts'

// They come in one file.
export { ReceiptActions }

/**
 * The receipt of the answer just given: what each person chose, set like a menu, and the way back to it.
 * @param token empty for an answer that was only tried
 * @param isPageHeading the page shows nothing else, and has no other heading
 */
export function Receipt({
  token,
  state,
  isPageHeading: isOnlyContent = false,
}: {
  token: string
  state: ResponseState
  isPageHeading?: boolean
}) {
  const words = useGuestWords()
  const Heading = isOnlyContent ? 'h1' : 'h2'
  const shown = state !== null && 'view' in state
  useEffect(() => {
    if (shown && document.activeElement === document.body) focusHeading()
  }, [shown])
  if (!state) return <ReceiptSkeleton />
  if ('error' in state)
    return (
      <section className="receipt card stack" aria-label={words.receipt.yourAnswer}>
        <Notice>{words.party.submitted}</Notice>
        <Notice kind="error" reference={referenceText(words, state.error.requestId)}>
          {state.error.message}
        </Notice>
        <KeepsNothing token={token} />
        <EditLink token={token} />
      </section>
    )
  const { view } = state
  return (
    <section className="receipt stack" aria-labelledby="receipt">
      <div className="saved-head no-print" role={token ? 'status' : undefined}>
        {token && <Heading className="saved-word">{words.receipt.savedWord}</Heading>}
        <p className="over">{words.receipt.thankYou(firstNameOf(view.response.leadGuestName))}</p>
        {token && <p className="quietly">{words.party.submitted}</p>}
        {token && <KeepsNothing token={token} />}
      </div>
      <div className={`laid cloth cloth-${view.event.cloth}`}>
        <MenuCard view={view} id="receipt">
          {token && <ReceiptActions token={token} view={view} />}
        </MenuCard>
      </div>
    </section>
  )
}

/** Tells that the link is the only way back, where the device has no record of the answer. */
function KeepsNothing({ token }: { token: string }) {
  const words = useGuestWords()
  const [lost] = useState(() => cannotKeep(token))
  if (!lost) return null
  return (
    <div className="notice warning row apart">
      <span>{words.receipt.keepsNothing}</span>
      <CopyLink token={token} />
    </div>
  )
}
