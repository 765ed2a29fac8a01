import { ArrowLeft } from 'lucide-react'
import { ordersNotLoaded } from '#purchases/words/planner'
import '../../ui/planner.css'
import './admin.css'
import { Link, type LoaderFunctionArgs, type ShouldRevalidateFunctionArgs, useLoaderData } from 'react-router'
import { site } from '#core/site'
import { titles } from '#core/words/planner-pages'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { api, callApi } from '../../client/calls/api.ts'
import { signedIn } from '../../client/calls/session.ts'
import { AuditLog } from './audit-log.tsx'
import { MailPauses } from './mail-pauses.tsx'
import { Refunds } from './refunds.tsx'

/** Payments to give back. For planners the page does not exist. */
export async function loader({ request }: LoaderFunctionArgs) {
  const user = await signedIn(request)
  if (user.role !== 'admin') throw new Response(null, { status: 404 })
  return callApi((options) => api.admin.orders.$get({}, options), ordersNotLoaded)
}

/** The log's filters stand in the address: they change nothing of the payments. */
export function shouldRevalidate({
  currentUrl,
  nextUrl,
  defaultShouldRevalidate,
}: ShouldRevalidateFunctionArgs) {
  return currentUrl.search === nextUrl.search && defaultShouldRevalidate
}

/** `/dashboard/admin` */
export function Component() {
  const { orders } = useLoaderData<typeof loader>()
  useTitle(`${titles.admin} · ${site.name}`)
  return (
    <main className="page planner">
      <PageHead
        back={
          <Link to="/dashboard">
            <ArrowLeft className="icon" aria-hidden="true" /> Your Events
          </Link>
        }
        title="Administration"
        about="All planners and events are on your dashboard, below your own events."
      />
      <Refunds orders={orders} />
      <MailPauses />
      <AuditLog />
    </main>
  )
}
