import { useMemo, useState } from 'react'
import type { InviteView } from '#invitations/shape/invite'
import type { Unavailable } from '#party/shape/guest'
import { Button } from '#ui/button'
import { Loading } from '#ui/loading'
import { Notice } from '#ui/notice'
import { api, ask, bypassCache } from '../../../client/calls/api.ts'
import { mayPass } from '../../../client/calls/may-pass.ts'
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
import { keepByLink } from './keep-by-link.ts'
import { goesOn, isStaleDraft } from './kept-draft.ts'
import { NotComingSummary } from './not-coming-summary.tsx'
import { sendInvited } from './send-invited.ts'
import { SendMyLink } from './send-my-link.tsx'

/** The view a personal link opens, or the sentence why it opens none; null where the server could not read it. */
export type InviteData = { token: string; at: number; loaded: InviteView | Unavailable | null }

/** `/invite/:token`: the way of an invited party to their answer. */
export function Invite({ data: { token, at, loaded: given } }: { data: InviteData }) {
  const words = useInviteWords()
  const loaded = useLoaded(given, () =>
    ask(
      (options) => api.invitations[':inviteToken'].$get({ param: { inviteToken: token } }, options),
      words.invite.inviteNotLoaded,
    ),
  )
  if (!loaded) return <Loading>{words.events.loadingEvent}</Loading>
  if ('unable' in loaded)
    return (
      <UnavailableCard
        heading={words.events.unableToAccess}
        sentence={loaded.unable}
        back={words.site.backToHomeTitle}
        about={loaded.about}
        backIsSecondary={loaded.reason === 'by_invitation'}
      >
        {loaded.reason === 'by_invitation' && <SendMyLink code={token} />}
        {mayPass(loaded.reason) && <Button onClick={() => location.reload()}>{words.site.tryAgain}</Button>}
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
  const [declining, setDeclining] = useState(false)
  const [stale, setStale] = useState(false)
  const { invitation, response, declined, event, registeredGuests } = view
  const invited: Invited = useMemo(
    () => ({
      token,
      ...invitation,
      begin: () => initialDraft(view),
      read: (name) => {
        const [begun, kept] = [initialDraft(view), readDraft(name)]
        setStale(kept !== null && isStaleDraft(begun, kept))
        return kept && goesOn(begun, kept) ? kept : null
      },
      notComing: ({ attending }) => notComingNames(invitation.people, attending),
      AttendanceFields: invitation.people.length > 0 ? AttendanceFields : null,
      NotComingSummary,
      send: (draft, menuVersion) => sendInvited(token, invitation.people, draft, menuVersion),
      reading: {
        menu: () =>
          ask(
            (options) =>
              api.invitations[':inviteToken'].$get({ param: { inviteToken: token } }, bypassCache(options)),
            words.invite.inviteNotLoaded,
          ),
        places: event.registeredGuests - registeredGuests,
      },
      keep: (receipt) => keepByLink(token, receipt),
      onDecline: () => setDeclining(true),
    }),
    [token, view, invitation, event, registeredGuests, words],
  )
  if (declining) return <DeclineInvited token={token} view={view} onBack={() => setDeclining(false)} />
  return (
    <>
      {stale && <Notice kind="error">{words.invite.changedMeanwhile}</Notice>}
      {(response || declined) && (
        <Notice kind="near">
          {response ? words.invite.answeredBefore : words.invite.declinedBefore(organizerOf(words, event))}
        </Notice>
      )}
      <Flow menu={view} invited={invited} />
    </>
  )
}
