import { useEffect } from 'react'
import { announce } from '../../../client/announce.ts'
import { firstNameOf } from '../../../client/receipt/display-name.ts'
import { useGuestWords } from '../../../client/words.tsx'
import type { FormState } from '../machine/state.ts'

/**
 * Announces to screen readers that the response is being saved, and that it is saved.
 * @param barAnnounces the form's bar announces by itself that it is saved
 */
export function AnnounceSending({
  form: { sending, draft },
  barAnnounces = false,
}: {
  form: FormState
  barAnnounces?: boolean
}) {
  const words = useGuestWords()
  const firstName = firstNameOf(draft.party[0]?.name ?? '')
  const announcement =
    sending === 'sending' ? words.party.saving : sending === 'sent' && words.party.savedThankYou(firstName)
  useEffect(() => {
    if (announcement) announce(barAnnounces && sending === 'sent' ? '' : announcement)
  }, [announcement, barAnnounces, sending])
  return null
}
