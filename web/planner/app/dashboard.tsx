import { lazy, Suspense } from 'react'
import { Link } from 'react-router'
import type { User } from '#contract/account'
import type { PlannerEvent } from '#contract/event'
import { useOpenReceipt } from '../../client/open-receipt.ts'
import { Receipts } from '../../client/receipts.tsx'
import { cardPaymentsOn } from '../card-payments.ts'
import { Component as Dashboard } from '../events/dashboard-page.tsx'

export { loader } from '../events/dashboard-page.tsx'

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

/** The dashboard with what other features bring to it. */
export function Component() {
  const open = useOpenReceipt(false)
  return <Dashboard above={<Receipts open={open} />} below={below} {...(cardPaymentsOn() && { Upgrade })} />
}
