import '../../ui/planner.css'
import { generatePath, Link, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { User } from '#account/shape/account'
import { pages } from '#core/pages'
import { site } from '#core/site'
import type { Membership } from '#members/shape/member'
import * as words from '#members/words/planner'
import { Button } from '#ui/button'
import { Notice } from '#ui/notice'
import { PageHead } from '#ui/page-head'
import { useTitle } from '#ui/title'
import { toast } from '#ui/toast'
import { api, ask } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { currentUser } from '../../client/calls/session.ts'
import { type Failure, failureOf, useAction } from '../../client/calls/use-action.ts'

type Shown = {
  token: string
  user: User | null
  invitation: Membership | null
  failure: Failure | undefined
}

const calls = api.memberships[':membership']

export async function loader({ params }: LoaderFunctionArgs): Promise<Shown> {
  const token = params.token ?? ''
  const user = await currentUser()
  const found = { token, user, invitation: null, failure: undefined }
  try {
    const param = { membership: token }
    return { ...found, invitation: await ask((options) => calls.$get({ param }, options)) }
  } catch (error) {
    return { ...found, failure: failureOf(error) }
  }
}

/** `/memberships/:token`: an invitation to plan an event. Who is signed out signs in or up first, and comes back. */
export function Component() {
  const { token, user, invitation, failure } = useLoaderData<Shown>()
  useTitle(`${words.invitationTitle} · ${site.name}`)
  return (
    <main className="page planner narrow">
      <PageHead title={words.invitationTitle} />
      {invitation?.joined ? (
        <div className="stack">
          <p>{words.acceptedAlready(invitation.title)}</p>
          <p>
            <Link
              className="button primary"
              to={generatePath(pages.overview.path, { id: invitation.joined })}
            >
              {words.toEvent}
            </Link>
          </p>
        </div>
      ) : invitation ? (
        <div className="stack">
          <p>
            <strong>{words.invitesYou(invitation.title)}</strong>
          </p>
          <p>
            {words.yourRole(words.roleNames[invitation.role])} {words.roleHints[invitation.role]}
          </p>
          <p className="quietly">{words.invitedAddress(invitation.email)}</p>
          <Accept token={token} user={user} invitation={invitation} />
        </div>
      ) : (
        <div className="stack">
          <FailureNotice failure={failure} />
          <p>
            <Link to={pages.dashboard.path}>{words.toEvents}</Link>
          </p>
        </div>
      )}
    </main>
  )
}

function Accept({ token, user, invitation }: { token: string; user: User | null; invitation: Membership }) {
  const navigate = useNavigate()
  const { busy, failure, run } = useAction(async () => {
    const param = { membership: token }
    const { eventId } = await ask((options) => calls.$post({ param }, options))
    await navigate(generatePath(pages.overview.path, { id: eventId }), { replace: true })
    toast(words.accepted(invitation.title))
  })
  if (!user) {
    const next = encodeURIComponent(generatePath(pages.membership.path, { token }))
    return (
      <>
        <p>{words.signInFirst}</p>
        <div className="row">
          <Link className="button primary" to={`${pages.signIn.path}?next=${next}`}>
            {words.signIn}
          </Link>
          <Link className="button" to={`${pages.signIn.path}?mode=sign-up&next=${next}`}>
            {words.createAccount}
          </Link>
        </div>
      </>
    )
  }
  if (user.email !== invitation.email) return <Notice>{words.otherAccount(user.email)}</Notice>
  return (
    <>
      <FailureNotice failure={failure} again={() => void run()} />
      <div>
        <Button look="primary" disabled={busy} onClick={() => void run()}>
          {busy ? words.accepting : words.accept}
        </Button>
      </div>
    </>
  )
}
