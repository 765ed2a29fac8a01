import { useEffect } from 'react'
import { announce } from '../../../client/announce.ts'
import { firstNameOf } from '../../../client/receipt/called-name.ts'
import { useGuestWords } from '../../../client/words.tsx'
import type { FormState } from '../machine/state.ts'

/** Says to those who listen to the page that the answer is being saved, and that it is. */
export function SendingAnnounced({ form: { sending, answer } }: { form: FormState }) {
  const words = useGuestWords()
  const first = firstNameOf(answer.party[0]?.name ?? '')
  const said =
    sending === 'sending' ? words.party.saving : sending === 'sent' && words.party.savedThankYou(first)
  useEffect(() => {
    if (said) announce(said)
  }, [said])
  return null
}
