import { ArrowLeft } from 'lucide-react'
import { somethingWrong } from '#core/words/shared'
import '../../ui/planner.css'
import './account.css'
import { useState } from 'react'
import { Link, type LoaderFunctionArgs, useLoaderData, useRevalidator } from 'react-router'
import type { User } from '#account/shape/account'
import type { OwnAccount } from '#account/shape/own-account'
import { heading, nameAction, notLoaded, passwordHeading } from '#account/words/planner'
import { site } from '#core/site'
import { titles } from '#core/words/planner-pages'
import { Button } from '#ui/button'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { api, callApi } from '../../client/calls/api.ts'
import { saveFile } from '../../client/calls/save-file.ts'
import { signedIn } from '../../client/calls/session.ts'
import { toastFailure, useAction } from '../../client/calls/use-action.ts'
import { DeleteAccount } from './delete-account.tsx'
import { Mails } from './notifications.tsx'
import { OwnAddress } from './own-address.tsx'
import { OwnFold } from './own-fold.tsx'
import { OwnName } from './own-name.tsx'
import { OwnPassword } from './own-password.tsx'
import { OwnSessions } from './own-sessions.tsx'

type Shown = OwnAccount & { user: User }

export async function loader({ request }: LoaderFunctionArgs): Promise<Shown> {
  const user = await signedIn(request)
  return { user, ...(await callApi((options) => api.account.$get({}, options), notLoaded)) }
}

/** `/dashboard/account`: what is kept of a planner, to change, to take along or to delete. */
export function Component() {
  const { user, sessions, newAddress, shared } = useLoaderData<Shown>()
  const { revalidate } = useRevalidator()
  const save = useAction(() => saveFile('/api/account/export', somethingWrong), toastFailure)
  const [deleting, setDeleting] = useState(false)
  useTitle(`${titles.account} · ${site.name}`)
  return (
    <main className="page planner narrow">
      <PageHead
        back={
          <Link to="/dashboard">
            <ArrowLeft className="icon" aria-hidden="true" /> Your Events
          </Link>
        }
        title={heading}
      />
      <section className="stack account" aria-label="Name and address">
        <div className="own-line">
          <p>
            Your name is <strong className="address">{user.name}</strong>.
          </p>
          <OwnFold title={nameAction}>
            {(close) => <OwnName name={user.name} onChanged={() => revalidate().then(close)} />}
          </OwnFold>
        </div>
        <div className="own-line">
          <p>
            You sign in with <strong className="address">{user.email}</strong>.
          </p>
          <OwnAddress waits={newAddress} onChanged={revalidate} />
        </div>
      </section>
      <section className="stack account" aria-labelledby="own-password">
        <h2 id="own-password">{passwordHeading}</h2>
        <OwnPassword email={user.email} onChanged={revalidate} />
      </section>
      <OwnSessions sessions={sessions} onEnded={revalidate} />
      <Mails />
      <section className="stack" aria-labelledby="own-data">
        <h2 id="own-data">Your data</h2>
        <p>
          One JSON file with everything we keep about you: your account, events, menus, guest responses,
          payments and the log of your changes. It includes your guests’ allergies, so keep it safe.
        </p>
        <div>
          <Button disabled={save.busy} onClick={() => void save.run()}>
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
          Your events, their menus and all guest responses are deleted with it, at once and for good. Guests’
          edit links stop working. You leave the events that others share with you.
        </p>
        <div>
          <Button look="danger" onClick={() => setDeleting(true)}>
            Delete Account
          </Button>
        </div>
      </section>
      {deleting && (
        <DeleteAccount
          email={user.email}
          shared={shared}
          reread={revalidate}
          onClose={() => setDeleting(false)}
        />
      )}
    </main>
  )
}
