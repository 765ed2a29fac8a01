import { useEffect, useRef } from 'react'
import type { EditView } from '#party/shape/guest'
import { Chunk } from '../../client/chunk.tsx'
import { receiptActions } from '../../client/receipt/chunks.ts'
import { MenuCard } from '../../client/receipt/menu-card.tsx'
import { useHydrated } from '../../client/use-hydrated.ts'
import { useGuestWords } from '../../client/words.tsx'

/** The receipt above the edit form, folded: the saved choices with link, calendar and print. Unfolded for printing. */
export function ReceiptFold({ token, view }: { token: string; view: EditView }) {
  const words = useGuestWords()
  const hydrated = useHydrated()
  const detailsRef = useRef<HTMLDetailsElement>(null)
  useEffect(() => {
    let wasFolded = false
    const unfold = () => {
      if (!detailsRef.current || detailsRef.current.open) return
      wasFolded = true
      detailsRef.current.open = true
    }
    const foldAgain = () => {
      if (wasFolded && detailsRef.current) detailsRef.current.open = false
      wasFolded = false
    }
    addEventListener('beforeprint', unfold)
    addEventListener('afterprint', foldAgain)
    return () => {
      removeEventListener('beforeprint', unfold)
      removeEventListener('afterprint', foldAgain)
    }
  }, [])
  return (
    <details ref={detailsRef} className="receipt-fold">
      <summary>{words.receipt.savedAnswer}</summary>
      <MenuCard view={view} id="saved-answer">
        {/* The server knows neither the site's address nor what the browser can share. */}
        {hydrated && <Chunk chunk={receiptActions} props={{ token, view, isEditPage: true }} />}
      </MenuCard>
    </details>
  )
}
