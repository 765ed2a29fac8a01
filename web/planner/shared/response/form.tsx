import { useState } from 'react'
import type { PlannerEvent } from '#events/shape/event'
import { answerForParty } from '#invitations/words/planner-answers'
import type { ResponseView } from '#party/shape/guest'
import type { MenuWithRemoved } from '#party/shape/responses'
import { writeRecord } from '../../../client/device.ts'
import { DraftOffer, draftKey, readResponseDraft } from './draft.tsx'
import { ResponseFields } from './fields.tsx'
import type { InvitationToAnswer } from './values.ts'

/**
 * The form with which a planner answers on a guest's behalf, or corrects the response given. What was taken off the
 * menu is left out. What was typed and not saved is offered again.
 */
export function ResponseForm({
  event,
  menu,
  response,
  invitation,
  saved,
  onClose,
}: {
  event: PlannerEvent
  menu: MenuWithRemoved
  response: ResponseView | null
  /** The invitation that a new response answers. */
  invitation?: InvitationToAnswer | undefined
  saved: () => Promise<void>
  onClose: () => void
}) {
  const key = draftKey(event.id, response?.id ?? invitation?.id)
  const [found, setFound] = useState(() => readResponseDraft(key))
  const [offered, setOffered] = useState(found !== null)
  const title = response ? 'Correct Response' : invitation ? answerForParty(invitation.label) : 'Add Response'
  if (found && offered)
    return (
      <DraftOffer
        title={title}
        draft={found}
        goOn={() => setOffered(false)}
        startOver={() => {
          writeRecord(key, null)
          setFound(null)
        }}
        onClose={onClose}
      />
    )
  return (
    <ResponseFields
      title={title}
      event={event}
      menu={menu}
      response={response}
      invitation={invitation}
      draft={found}
      draftAt={key}
      saved={saved}
      onClose={onClose}
    />
  )
}
