import { loading } from '#core/words/shared'
import { yourAnswer } from '#party/words/guest-receipt'
import { Loading } from '#ui/loading'

/** Stands where the receipt will be. */
export function ReceiptSkeleton() {
  return (
    <section className="receipt card" aria-label={yourAnswer}>
      <Loading>{loading}</Loading>
    </section>
  )
}
