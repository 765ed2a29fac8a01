import { Loading } from '#ui/loading'
import { yourAnswer } from '#words/receipt'
import { loading } from '#words/site'

/** Stands where the receipt will be. */
export function ReceiptSkeleton() {
  return (
    <section className="receipt card" aria-label={yourAnswer}>
      <Loading>{loading}</Loading>
    </section>
  )
}
