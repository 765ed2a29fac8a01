import { useMemo, useState } from 'react'
import type { InviteView } from '#invitations/shape/invite'
import type { Unavailable } from '#party/shape/guest'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { api, bypassCache, callApi } from '../../../client/calls/api.ts'
import { isRetryable } from '../../../client/calls/is-retryable.ts'
import { useInviteWords } from '../../../client/words.tsx'
import { CurrentEvent, currentEventOf, organizerOf } from '../../form/current-event.ts'
import { readDraft } from '../../form/rules/draft.ts'
import { UnavailableCard } from '../../form/unavailable.tsx'
import { useLoaded } from '../../form/use-loaded.ts'
import { Flow } from '../flow.tsx'
import type { Invited } from '../use-answer-flow.ts'
import { AttendanceFields } from './attendance-fields.tsx'
import { notComingNames } from './attending.ts'
import { DeclineInvited } from './decline-invited.tsx'
import { initialDraft } from './initial-draft.ts'
import { keepInviteReceipt } from './keep-by-link.ts'
import { NotComingSummary } from './not-coming-summary.tsx'
import { canResume, isStaleDraft } from './resume-draft.ts'
import { sendInvited } from './send-invited.ts'
import { SendMyLink } from './send-my-link.tsx'

/** The party's view behind a personal link, or the reason there is none; null if the server could not read it. `at`: the server's time. */
export type InviteData = { token: string; at: number; loaded: InviteView | Unavailable | null }

/** `/invite/:token`: the form by which an invited party answers. */
export function Invite({ data: { token, at, loaded: initial } }: { data: InviteData }) {
  const words = useInviteWords()
  const loaded = useLoaded(initial, () =>
    callApi(
      (options) => api.invitations[':inviteToken'].$get({ param: { inviteToken: token } }, options),
      words.invite.inviteNotLoaded,
    ),
  )
  if (!loaded) return <Loading>{words.events.loadingEvent}</Loading>
  if ('refusalCode' in loaded)
    return (
      <UnavailableCard
        heading={words.events.unableToAccess}
        sentence={loaded.sentence}
        back={words.site.backToHomeTitle}
        about={loaded.about}
        backIsSecondary={loaded.refusalCode === 'by_invitation'}
      >
        {/* Where only the guest list may answer, the page of the event's code is this one: `token` is the code. */}
        {loaded.refusalCode === 'by_invitation' && <SendMyLink code={token} />}
        {isRetryable(loaded.refusalCode) && (
          <Button onClick={() => location.reload()}>{words.site.tryAgain}</Button>
        )}
      </UnavailableCard>
    )
  return (
    <main className="page narrow flow answer">
      <CurrentEvent value={currentEventOf(loaded, at)}>
        <InvitedAnswer token={token} view={loaded} />
      </CurrentEvent>
    </main>
  )
}

function InvitedAnswer({ token, view }: { token: string; view: InviteView }) {
  const words = useInviteWords()
  const [isDeclining, setIsDeclining] = useState(false)
  const [isStale, setIsStale] = useState(false)
  const { invitation, response, notComingIds, event, registeredGuests } = view
  const invited: Invited = useMemo(
    () => ({
      token,
      ...invitation,
      createDraft: () => initialDraft(view),
      readDraft: (key) => {
        const [initial, draft] = [initialDraft(view), readDraft(key)]
        setIsStale(draft !== null && isStaleDraft(initial, draft))
        return draft && canResume(initial, draft) ? draft : null
      },
      notComing: ({ attending }) => notComingNames(invitation.people, attending),
      AttendanceFields: invitation.people.length > 0 ? AttendanceFields : null,
      NotComingSummary,
      send: (draft, menuVersion) => sendInvited(token, invitation.people, draft, menuVersion),
      eventAccess: {
        menu: () =>
          callApi(
            (options) =>
              api.invitations[':inviteToken'].$get({ param: { inviteToken: token } }, bypassCache(options)),
            words.invite.inviteNotLoaded,
          ),
        // Places kept for the rest of the party, which only the event's own count has.
        ownPlaces: event.registeredGuests - registeredGuests,
      },
      keepReceipt: (receipt) => keepInviteReceipt(token, receipt),
      onDecline: () => setIsDeclining(true),
    }),
    [token, view, invitation, event, registeredGuests, words],
  )
  if (isDeclining) return <DeclineInvited token={token} view={view} onBack={() => setIsDeclining(false)} />
  return (
    <>
      {isStale && <Notice kind="error">{words.invite.changedMeanwhile}</Notice>}
      {(response || notComingIds) && (
        <Notice kind="warning">
          {response ? words.invite.answeredBefore : words.invite.declinedBefore(organizerOf(words, event))}
        </Notice>
      )}
      <Flow menu={view} invited={invited} />
    </>
  )
}
