import { Component as Dashboard } from './events/dashboard-page.tsx'
import { Receipts } from './responses/home-page.tsx'

export { loader } from './events/dashboard-page.tsx'

/** The dashboard with what other features bring to it. */
export function Component() {
  return <Dashboard above={<Receipts />} />
}
