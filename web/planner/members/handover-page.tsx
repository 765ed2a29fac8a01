import { generatePath, type LoaderFunctionArgs, useLoaderData, useNavigate } from 'react-router'
import type { User } from '#account/shape/account'
import { pages } from '#core/pages'
import type { OfferedEvent } from '#members/shape/member'
import * as words from '#members/words/planner'
import { Button } from '#ui/button'
import { toast } from '#ui/toast'
import { api, callApi } from '../../client/calls/api.ts'
import { FailureNotice } from '../../client/calls/failure-notice.tsx'
import { currentUser } from '../../client/calls/session.ts'
import { type Failure, failureOf, useAction } from '../../client/calls/use-action.ts'
import { LinkPage } from './link-page.tsx'
import { SignInFirst } from './sign-in-first.tsx'

type Shown = { token: string; user: User | null; offer: OfferedEvent | null; failure: Failure | undefined }

const calls = api.handovers[':handover']

export async function loader({ params }: LoaderFunctionArgs): Promise<Shown> {
  const token = params.token ?? ''
  const user = await currentUser()
  const found = { token, user, offer: null, failure: undefined }
  try {
    const param = { handover: token }
    return { ...found, offer: await callApi((options) => calls.$get({ param }, options)) }
  } catch (error) {
    return { ...found, failure: failureOf(error) }
  }
}

/** `/handovers/:token`: the offer of an event to one of its members, who becomes its owner by accepting. */
export function Component() {
  const { token, user, offer, failure } = useLoaderData<Shown>()
  const done = offer?.taken && { eventId: offer.taken, sentence: words.takenAlready(offer.title) }
  return (
    <LinkPage title={words.takeOverTitle} failure={failure} done={done || undefined}>
      {offer && (
        <>
          <p>
            <strong>{words.offersYou(offer.owner, offer.title)}</strong>
          </p>
          <p>{words.ownerMeans}</p>
          <p>{offer.stays ? words.ownerStays(offer.owner) : words.ownerLeaves(offer.owner)}</p>
          <p className="quietly">{words.offeredAddress(offer.to)}</p>
          {user?.email === offer.to ? (
            <Accept token={token} title={offer.title} />
          ) : (
            <SignInFirst path={generatePath(pages.handover.path, { token })} user={user} />
          )}
        </>
      )}
    </LinkPage>
  )
}

function Accept({ token, title }: { token: string; title: string }) {
  const navigate = useNavigate()
  const { busy, failure, run } = useAction(async () => {
    const param = { handover: token }
    const { eventId } = await callApi((options) => calls.$post({ param }, options))
    await navigate(generatePath(pages.members.path, { id: eventId }), { replace: true })
    toast(words.taken(title))
  })
  return (
    <>
      <FailureNotice failure={failure} again={() => void run()} />
      <div>
        <Button look="primary" disabled={busy} onClick={() => void run()}>
          {busy ? words.takingOver : words.takeOver}
        </Button>
      </div>
    </>
  )
}
