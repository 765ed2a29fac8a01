import { somethingWrong } from '#words/guest'
import '../../ui/planner.css'
import './account.css'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData } from 'react-router'
import type { User } from '#contract/account'
import { pages } from '#contract/pages'
import { Button } from '#ui/button'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { saveFile } from '../../client/save-file.ts'
import { signedIn } from '../../client/session.ts'
import { toastFailure, useAction } from '../../client/use-action.ts'
import { DeleteAccount } from './delete-account.tsx'

export function loader({ request }: LoaderFunctionArgs): Promise<User> {
  return signedIn(request)
}

/** `/dashboard/account`: what is kept of a planner, to take along or to delete. */
export function Component() {
  const user = useLoaderData<User>()
  const save = useAction(() => saveFile('/api/account/export', somethingWrong), toastFailure)
  const [deleting, setDeleting] = useState(false)
  useTitle(pages.account.title)
  return (
    <main className="page planner narrow">
      <PageHead back={<Link to="/dashboard">Your Events</Link>} title="Your Account" />
      <dl className="facts">
        <div>
          <dt>Name</dt>
          <dd>{user.name}</dd>
        </div>
        <div>
          <dt>Email</dt>
          <dd>{user.email}</dd>
        </div>
      </dl>
      <section className="stack" aria-labelledby="own-data">
        <h2 id="own-data">Your data</h2>
        <p>
          One JSON file with everything we keep of you: your account, events, menus, guest responses, payments
          and the log of your changes. It holds your guests’ allergies, so keep it safe.
        </p>
        <div>
          <Button look="primary" disabled={save.busy} onClick={() => void save.run()}>
            {save.busy ? 'Preparing...' : 'Download My Data'}
          </Button>
        </div>
        <p>
          What you have bought is listed under <Link to="/dashboard/orders">your purchases</Link>.
        </p>
      </section>
      <section className="stack" aria-labelledby="end">
        <h2 id="end">Delete your account</h2>
        <p>
          Your events, their menus and all guest responses go with it, at once and for good. Guests’ edit
          links stop working.
        </p>
        <div>
          <Button look="danger" onClick={() => setDeleting(true)}>
            Delete Account
          </Button>
        </div>
      </section>
      {deleting && <DeleteAccount email={user.email} onClose={() => setDeleting(false)} />}
    </main>
  )
}
