import { generatePath, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { User } from '#account/shape/account'
import { pages } from '#core/pages'
import type { Membership } from '#members/shape/member'
import * as words from '#members/words/planner'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { currentUser } from '../../client/calls/session.ts'
import { type Failure, failureOf, useAction } from '../../client/calls/use-action.ts'
import { LinkPage } from './link-page.tsx'
import { SignInFirst } from './sign-in-first.tsx'

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
    return { ...found, invitation: await callApi((options) => calls.$get({ param }, options)) }
  } catch (error) {
    return { ...found, failure: failureOf(error) }
  }
}

/** `/memberships/:token`: an invitation to plan an event. Who is signed out signs in or up first, and comes back. */
export function Component() {
  const { token, user, invitation, failure } = useLoaderData<Shown>()
  const done = invitation?.joined && {
    eventId: invitation.joined,
    sentence: words.acceptedAlready(invitation.title),
  }
  return (
    <LinkPage title={words.invitationTitle} failure={failure} done={done || undefined}>
      {invitation && (
        <>
          <p>
            <strong>{words.invitesYou(invitation.title)}</strong>
          </p>
          <p>
            {words.yourRole(words.roleNames[invitation.role])} {words.roleHints[invitation.role]}
          </p>
          <p className="quietly">{words.invitedAddress(invitation.email)}</p>
          {user?.email === invitation.email ? (
            <Accept token={token} title={invitation.title} />
          ) : (
            <SignInFirst path={generatePath(pages.membership.path, { token })} user={user} />
          )}
        </>
      )}
    </LinkPage>
  )
}

function Accept({ token, title }: { token: string; title: string }) {
  const navigate = useNavigate()
  const { busy, failure, run } = useAction(async () => {
    const param = { membership: token }
    const { eventId } = await callApi((options) => calls.$post({ param }, options))
    await navigate(generatePath(pages.overview.path, { id: eventId }), { replace: true })
    toast(words.accepted(title))
  })
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
