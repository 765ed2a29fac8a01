import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { User } from '#account/shape/account'
import type { PlannerEvent } from '#events/shape/event'
import { guest } from '#languages/en/guest'
import { useOpenReceipt } from '../../client/receipt/open-receipt.ts'
import { Receipts } from '../../client/receipt/receipts.tsx'
import { GuestWordsProvider } from '../../client/words.tsx'
import { Component as Dashboard } from '../events/dashboard/dashboard-page.tsx'
import { cardPaymentsOn } from '../shared/event/card-payments.ts'

export { loader } from '../events/dashboard/dashboard-page.tsx'

const UpgradeModal = lazy(async () => ({
  default: (await import('../purchases/upgrade-modal.tsx')).UpgradeModal,
}))
// Planners load none of it.
const AdminLists = lazy(async () => ({ default: (await import('../admin/admin-lists.tsx')).AdminLists }))

function Upgrade(props: { event: PlannerEvent; at: number; edit: () => void; onClose: () => void }) {
  return (
    <Suspense>
      <UpgradeModal {...props} />
    </Suspense>
  )
}

function below({ role }: User) {
  return (
    <>
      <p>
        <Link to="/dashboard/orders">Your Purchases</Link>
      </p>
      {role === 'admin' && (
        <Suspense>
          <AdminLists />
        </Suspense>
      )}
    </>
  )
}

/** The receipts of a planner who is a guest, too. */
function OwnReceipts() {
  return <Receipts open={useOpenReceipt(false)} />
}

/** The dashboard with what other features bring to it. */
export function Component() {
  const receipts = (
    <GuestWordsProvider words={guest}>
      <OwnReceipts />
    </GuestWordsProvider>
  )
  return <Dashboard above={receipts} below={below} {...(cardPaymentsOn() && { Upgrade })} />
}
