import { useEffect } from 'react'
import { announce } from '../../../client/announce.ts'
import { firstNameOf } from '../../../client/receipt/called-name.ts'
import { useGuestWords } from '../../../client/words.tsx'
import type { FormState } from '../machine/state.ts'

/**
 * Announces that the answer is being saved, and that it is saved.
 * @param barTells the form's bar announces by itself that it is saved
 */
export function SendingAnnounced({
  form: { sending, draft },
  barTells = false,
}: {
  form: FormState
  barTells?: boolean
}) {
  const words = useGuestWords()
  const first = firstNameOf(draft.party[0]?.name ?? '')
  const announcement =
    sending === 'sending' ? words.party.saving : sending === 'sent' && words.party.savedThankYou(first)
  useEffect(() => {
    if (announcement) announce(barTells && sending === 'sent' ? '' : announcement)
  }, [announcement, barTells, sending])
  return null
}
