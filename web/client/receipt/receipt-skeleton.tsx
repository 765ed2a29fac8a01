import { Loading } from '#ui/loading'
import { useGuestWords } from '../words.tsx'

/** Stands where the receipt will be. */
export function ReceiptSkeleton() {
  const words = useGuestWords()
  return (
    <section className="receipt card" aria-label={words.receipt.yourAnswer}>
      <Loading>{words.site.loading}</Loading>
    </section>
  )
}
