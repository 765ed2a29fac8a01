import { useEffect, useRef } from 'react'
import type { EditView } from '#party/shape/guest'
import { Chunk } from '../../client/chunk.tsx'
import { receiptWays } from '../../client/receipt/chunks.ts'
import { MenuCard } from '../../client/receipt/menu-card.tsx'
import { useHydrated } from '../../client/use-hydrated.ts'
import { useGuestWords } from '../../client/words.tsx'

/** The receipt above the edit form, folded: what is saved, its link, calendar and print. On paper it is unfolded. */
export function ReceiptFold({ token, view }: { token: string; view: EditView }) {
  const words = useGuestWords()
  const hydrated = useHydrated()
  const fold = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    let folded = false
    const before = () => {
      if (!fold.current || fold.current.open) return
      folded = true
      fold.current.open = true
    }
    const after = () => {
      if (folded && fold.current) fold.current.open = false
      folded = false
    }
    addEventListener('beforeprint', before)
    addEventListener('afterprint', after)
    return () => {
      removeEventListener('beforeprint', before)
      removeEventListener('afterprint', after)
    }
  }, [])
  return (
    <details ref={fold} className="receipt-fold">
      <summary>{words.receipt.savedAnswer}</summary>
      <MenuCard view={view} id="saved-answer">
        {/* The server knows neither the site's address nor what the browser can share. */}
        {hydrated && <Chunk chunk={receiptWays} props={{ token, view, here: true }} />}
      </MenuCard>
    </details>
  )
}
